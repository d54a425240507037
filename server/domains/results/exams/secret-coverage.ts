import type { Database } from '#server/db/database.ts'
import { builder } from '#server/graphql/builder.ts'
import { isUuid } from '#server/lib/uuid.ts'

/** Candidates of the exam, and those without a secret on any active list. */
const COVERAGE = `
  SELECT count(*)::int AS candidates,
    (count(*) FILTER (WHERE NOT coalesce(has_pin, false)))::int AS "withoutPin",
    (count(*) FILTER (WHERE NOT coalesce(has_birth_date, false)))::int AS "withoutBirthDate"
  FROM (
    SELECT DISTINCT r.candidate_id FROM exam_results r
    JOIN exam_result_files f ON f.layer = r.layer
    WHERE f.exam_id = $1 AND (f.state = 'PUBLISHED' OR f.state = 'STAGED' AND f.id = $2::uuid)
  ) AS candidate
  LEFT JOIN (
    SELECT s.candidate_id, bool_or(s.pin_hash IS NOT NULL) AS has_pin,
      bool_or(s.birth_date_hash IS NOT NULL) AS has_birth_date
    FROM student_uploads u JOIN students s ON s.layer = u.layer
    WHERE u.state = 'PUBLISHED' AND u.is_active GROUP BY s.candidate_id
  ) AS known USING (candidate_id)`

interface Coverage {
  candidates: number
  withoutPin: number
  withoutBirthDate: number
}

const SecretCoverage = builder.objectRef<Coverage>('SecretCoverage').implement({
  description:
    'How many candidates of an exam could not see their result because no active list has their secret.',
  fields: (t) => ({
    candidates: t.exposeInt('candidates'),
    withoutPin: t.exposeInt('withoutPin'),
    withoutBirthDate: t.exposeInt('withoutBirthDate'),
  }),
})

builder.queryField('secretCoverage', (t) =>
  t.field({
    authScopes: { admin: true },
    type: SecretCoverage,
    description: 'Counts the candidates of an exam, published or not, without a secret. [admin]',
    args: {
      examId: t.arg.id({ required: true }),
      stagedId: t.arg.id({ description: 'A staged file of the exam, whose candidates count too.' }),
    },
    resolve: (_root, { examId, stagedId }, { db }) => findCoverage(db, examId, stagedId ?? null),
  }),
)

/** @param stagedId a staged file, whose candidates count too. */
export async function findCoverage(
  { pool }: Pick<Database, 'pool'>,
  examId: string,
  stagedId: string | null,
): Promise<Coverage> {
  const { rows } = await pool.query<Coverage>(COVERAGE, [
    examId,
    stagedId !== null && isUuid(stagedId) ? stagedId : null,
  ])
  const [coverage] = rows
  if (!coverage) throw new Error('The aggregate query returned no row')
  return coverage
}
