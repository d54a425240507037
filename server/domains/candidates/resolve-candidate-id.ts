import type { Database } from '#server/db/database.ts'
import { comparisonKey } from '#server/domains/imports/read-rows.ts'
import { PUBLISHED, RELEASED, SEEN_AND_WITHDRAWN } from '#server/domains/results/exams/find-exams.ts'
import { MAX_CANDIDATE_ID_LENGTH, normalCandidateId } from '#server/domains/students/candidate-id.ts'

/** Zeros that may be missing in front of an ID. */
const MOST_ZEROS = 6
const MOST_FOUND = 10

/**
 * The IDs of files or lists whose key is one of $1, or one of the numbers $2 behind the letters with which all IDs of the file
 * begin. Each part reads one index.
 */
const spelled = (records: 'exam_result_files' | 'student_uploads', where: string) => {
  const rows = records === 'student_uploads' ? 'students' : 'exam_results'
  const letters = (order: 'ASC' | 'DESC') => `
    (SELECT substring(candidate_key(candidate_id) FROM '^[^0-9]+') AS letters FROM ${rows}
      WHERE layer = f.layer ORDER BY candidate_id ${order} LIMIT 1)`
  return `
  SELECT found.candidate_id AS id FROM ${records} AS f
  CROSS JOIN LATERAL ${letters('ASC')} AS first
  CROSS JOIN LATERAL ${letters('DESC')} AS last
  CROSS JOIN LATERAL (
    SELECT $1::text[] || CASE WHEN first.letters = last.letters
      THEN ARRAY(SELECT first.letters || number FROM unnest($2::text[]) AS number) ELSE '{}' END AS keys
  ) AS typed
  CROSS JOIN LATERAL (
    (SELECT candidate_id FROM ${rows} WHERE layer = f.layer AND candidate_id = ANY (typed.keys)
      LIMIT ${MOST_FOUND})
    UNION ALL
    (SELECT candidate_id FROM ${rows} WHERE layer = f.layer AND candidate_key(candidate_id) = ANY (typed.keys)
      AND candidate_id <> candidate_key(candidate_id) LIMIT ${MOST_FOUND})
  ) AS found
  WHERE ${where}`
}

const IN_EXAM = spelled(
  'exam_result_files',
  `exam_id = $3 AND ${PUBLISHED} AND EXISTS (
    SELECT FROM exams WHERE exams.id = $3 AND (${RELEASED} OR ${SEEN_AND_WITHDRAWN}))`,
)
const ANYWHERE = `${spelled('exam_result_files', "state <> 'REMOVED'")}
  UNION ${spelled('student_uploads', "state <> 'REMOVED'")}`

interface Spellings {
  /** IDs with the key of the typed one, the one as it was typed first. */
  same: string[]
  /** IDs that differ from it by zeros in front, too, or have letters in front that it lacks. */
  similar: string[]
}

/**
 * Finds the IDs of result files and student lists that a typed one may stand for.
 *
 * @param examId only in the results of this exam that candidates see, or saw until they were withdrawn.
 */
export async function findSpellings(
  { pool }: Pick<Database, 'pool'>,
  typed: string,
  examId?: string,
): Promise<Spellings> {
  const id = normalCandidateId(typed)
  const key = id.length > MAX_CANDIDATE_ID_LENGTH || id.includes('\0') ? '' : candidateKey(id)
  if (key === '') return { same: [], similar: [] }
  const [, letters = '', number = ''] = /^(\D*)0*(\d.*)$/.exec(key) ?? []
  const numbers = Array.from(
    { length: number === '' ? 0 : MOST_ZEROS + 1 },
    (_, zeros) => '0'.repeat(zeros) + number,
  )
  const keys = [...new Set([key, ...numbers.map((one) => letters + one)])]
  const { rows } = await pool.query<{ id: string }>({
    name: `find-spellings-${examId === undefined ? 'anywhere' : 'in-exam'}`,
    text: examId === undefined ? ANYWHERE : IN_EXAM,
    values: [keys, letters === '' ? numbers : [], ...(examId === undefined ? [] : [examId])],
  })
  const found = [...new Set(rows.map((row) => row.id))]
  const same = found.filter((one) => candidateKey(one) === key)
  return {
    same: same.toSorted((one, other) => Number(other === id) - Number(one === id)),
    similar: found.filter((one) => !same.includes(one)),
  }
}

/** The stored ID that a typed one stands for; undefined for an unknown ID, and for one that could stand for several. */
export async function resolveCandidateId(
  db: Pick<Database, 'pool'>,
  typed: string,
  examId?: string,
): Promise<string | undefined> {
  const { same, similar } = await findSpellings(db, typed, examId)
  const [first, ...others] = same.length > 0 ? same : similar
  return others.length === 0 || first === normalCandidateId(typed) ? first : undefined
}

/**
 * The comparison key of a candidate ID as it is typed: compatible characters (NFKC), capitals and small letters, spaces and
 * dashes make no difference.
 */
export const candidateKey = (typed: string): string => comparisonKey(normalCandidateId(typed))

/** Those of some candidate IDs that a published result file or student list has, as they are given; case does not matter. */
export async function knownCandidates(
  { prisma }: Pick<Database, 'prisma'>,
  candidateIds: readonly string[],
): Promise<Set<string>> {
  const ids = [...new Set(candidateIds)]
  const known = await prisma.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT listed.id
    FROM unnest(${ids}::text[]) AS listed(id),
      unnest(ARRAY[listed.id, upper(listed.id), lower(listed.id)]) AS spelling(id)
    WHERE EXISTS (
      SELECT FROM exam_result_files f JOIN exam_results r ON r.layer = f.layer AND r.candidate_id = spelling.id
      WHERE f.state = 'PUBLISHED')
    OR EXISTS (
      SELECT FROM student_uploads s JOIN students c ON c.layer = s.layer AND c.candidate_id = spelling.id
      WHERE s.state = 'PUBLISHED')`
  return new Set(known.map(({ id }) => id))
}
