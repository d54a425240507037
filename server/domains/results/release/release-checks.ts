import { availableParallelism } from 'node:os'
import type { Check } from '#server/config/check.ts'
import type { Env } from '#server/config/env.ts'
import { backupCheck } from '#server/db/backup-check.ts'
import type { Database } from '#server/db/database.ts'
import type { ExamShape } from '#server/domains/results/exams/find-exams.ts'
import { builder } from '#server/graphql/builder.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { say, sayAt } from '#server/locales/say.ts'
import { diskCheck } from '#server/storage/disk-check.ts'
import { grouped } from '#shared/digits.ts'

export const ReleaseCheckKind = {
  NAMES: 'NAMES',
  SECRETS: 'SECRETS',
  BACKUP: 'BACKUP',
  DISK: 'DISK',
  WORKERS: 'WORKERS',
  REHEARSAL: 'REHEARSAL',
} as const

export interface ReleaseCheck extends Omit<Check, 'name'> {
  kind: keyof typeof ReleaseCheckKind
}

/** The checks before the results of an exam are released. */
export async function findReleaseChecks(
  { db, env }: { db: Database; env: Env },
  exam: Pick<ExamShape, 'id' | 'secondSecret'>,
): Promise<ReleaseCheck[]> {
  const coverage = await findCoverage(db, exam.id, null)
  return [
    names(coverage),
    ...secrets(coverage, exam),
    { ...(await backupCheck({ db, env })), kind: 'BACKUP' },
    { ...(await diskCheck(env)), kind: 'DISK' },
    workers(db, env),
    await rehearsals(db, exam),
  ]
}

function names({ candidates, withoutName }: Coverage): ReleaseCheck {
  const kind = 'NAMES'
  if (withoutName === 0) return { kind, state: 'ok', text: say`Every candidate has a name.` }
  const who = say`${grouped(withoutName)} of ${grouped(candidates)} candidates`
  const text = say`${who} are on no active student list: their results show no name.`
  return { kind, state: 'warning', text }
}

/** Nothing for an exam without a second secret. */
function secrets(
  { candidates, withoutPin, withoutBirthDate }: Coverage,
  { secondSecret: secret }: Pick<ExamShape, 'secondSecret'>,
): ReleaseCheck[] {
  if (secret === 'NONE') return []
  const [name, without] = secret === 'PIN' ? ['PIN', withoutPin] : [say`date of birth`, withoutBirthDate]
  const kind = 'SECRETS'
  if (without === 0) return [{ kind, state: 'ok', text: say`Every candidate has a ${name}.` }]
  const who = say`${grouped(without)} of ${grouped(candidates)} candidates`
  const text = say`${who} have no ${name} on an active student list: they cannot see their results.`
  return [{ kind, state: 'warning', text }]
}

function workers({ kind: database }: Pick<Database, 'kind'>, { processes }: Env): ReleaseCheck {
  const kind = 'WORKERS'
  const cores = availableParallelism()
  const serve =
    processes === 1 ? say`One process serves visitors` : say`${processes} processes serve visitors`
  if (database === 'embedded') return { kind, state: 'ok', text: say`${serve}, with the embedded database.` }
  if (processes >= cores) return { kind, state: 'ok', text: say`${serve}, on ${cores} cores.` }
  const text = say`${serve}, on ${cores} cores. Set WEB_CONCURRENCY to ${cores} to use them all.`
  return { kind, state: 'warning', text }
}

async function rehearsals(
  { prisma }: Pick<Database, 'prisma'>,
  { id }: Pick<ExamShape, 'id'>,
): Promise<ReleaseCheck> {
  const latest = await prisma.activity.findFirst({
    where: { subject: id, action: 'results.rehearsed' },
    orderBy: { at: 'desc' },
  })
  const kind = 'REHEARSAL'
  return latest
    ? { kind, state: 'ok', text: say`Last opened ${sayAt(latest.at)}.` }
    : { kind, state: 'warning', text: say`Nobody has looked at the pages as they will be.` }
}

/** Candidates of the exam, and those without a secret on any active list. */
const COVERAGE = `
  SELECT count(*)::int AS candidates, (count(*) FILTER (WHERE known.candidate_id IS NULL))::int AS "withoutName",
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
  /** On no active list. */
  withoutName: number
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
async function findCoverage(
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
