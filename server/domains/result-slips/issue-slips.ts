import { createHash } from 'node:crypto'
import type { Site } from '#server/config/site.ts'
import type { Database } from '#server/db/database.ts'
import { findVisibleExam, type VisibleExam } from '#server/domains/results/exams/find-exams.ts'
import { singleValuesOf, subjectsOf } from '#server/domains/results/result-values.ts'
import type { Services } from '#server/graphql/context.ts'
import { findSlipRows, type SlipRow } from './find-slip-rows.ts'
import { SLIP_COLUMNS, type Slip, type SlipWords, slipOf } from './result-slip.ts'
import { newSlipCode } from './slip-code.ts'

interface Sources extends Pick<Services, 'dataVersion'> {
  db: Database
  /** The database as the slip shows it; in a rehearsal another one than that which keeps slips. */
  shown: Database
  site: Pick<Site, 'name'>
}

interface WantedSlip {
  candidateId: string
  layer: number
  words: SlipWords
  digest: string
}

/**
 * Issues slips of the visible results of candidates of an exam. A slip with the same words that was issued before is issued again.
 *
 * @param candidateIds as in the result files.
 * @returns in the same order; candidates without a visible result are left out.
 */
export async function issueSlips(
  { db, shown, site, dataVersion }: Sources,
  { examId, candidateIds }: { examId: string; candidateIds: readonly string[] },
): Promise<Slip[]> {
  const exam = await findVisibleExam(shown, examId)
  if (!exam) return []
  const rows = await findSlipRows({ db: shown, dataVersion }, exam.id, candidateIds)
  const wanted = rows.map((row): WantedSlip => {
    const words = slipWords(row, exam, site)
    // Without unknown values: one that a later version adds makes no slip another one.
    const known = JSON.stringify(words, (_key, value) => value ?? undefined)
    const digest = createHash('sha256').update(known).digest('base64url')
    return { candidateId: row.candidateId, layer: row.layer, words, digest }
  })
  // A slip that is tried in a rehearsal must not become the public one, with a date from before the release.
  if (shown !== db) {
    const issuedAt = db.now()
    return wanted.map(({ candidateId, words }) => ({
      ...words,
      code: newSlipCode(),
      examId,
      candidateId,
      issuedAt,
    }))
  }
  const known = await findKnown(db, exam.id, wanted)
  const missing = wanted.filter(({ digest }) => !known.has(digest))
  if (missing.length > 0) {
    await keep(db, exam.id, missing)
    for (const [digest, slip] of await findKnown(db, exam.id, missing)) known.set(digest, slip)
  }
  // A candidate whose data were deleted in this moment has none.
  return wanted.flatMap(({ digest }) => known.get(digest) ?? [])
}

export function slipWords(row: SlipRow, exam: VisibleExam, site: Pick<Site, 'name'>): SlipWords {
  const { studentName, groups, examMark } = row
  const { title, date, fullMarks, passPercentage } = exam
  return {
    institute: site.name,
    studentName,
    groups,
    examTitle: title,
    examDate: date,
    ...singleValuesOf(row),
    fullMarks:
      examMark !== null && fullMarks !== null && Number(examMark) <= Number(fullMarks) ? fullMarks : null,
    passPercentage,
    subjects: subjectsOf(row),
  }
}

async function findKnown(
  { pool }: Pick<Database, 'pool'>,
  examId: string,
  wanted: readonly WantedSlip[],
): Promise<Map<string, Slip>> {
  const { rows } = await pool.query<Parameters<typeof slipOf>[0] & { digest: string }>({
    name: 'find-result-slips',
    text: `SELECT ${SLIP_COLUMNS}, digest FROM result_slips
      WHERE exam_id = $1 AND candidate_id = ANY ($2) AND digest = ANY ($3)`,
    values: [examId, wanted.map(({ candidateId }) => candidateId), wanted.map(({ digest }) => digest)],
  })
  return new Map(rows.map(({ digest, ...slip }) => [digest, slipOf(slip)]))
}

/**
 * The lock on the row of the result makes a deletion of the candidate wait for the slip, and find it. A slip with the same words
 * that another process has made in this moment stays.
 */
const KEEP = `
  INSERT INTO result_slips (code, exam_id, candidate_id, digest, words, issued_at)
  SELECT made.code, $1, r.candidate_id, made.digest, made.words, $7
  FROM unnest($2::text[], $3::text[], $4::text[], $5::jsonb[], $6::int[]) AS made (code, candidate_id, digest, words, layer)
  JOIN exam_results r ON r.layer = made.layer AND r.candidate_id = made.candidate_id
  FOR KEY SHARE OF r
  ON CONFLICT DO NOTHING`

async function keep(db: Database, examId: string, made: readonly WantedSlip[]): Promise<void> {
  await db.pool.query({
    name: 'keep-result-slips',
    text: KEEP,
    values: [
      examId,
      made.map(newSlipCode),
      made.map(({ candidateId }) => candidateId),
      made.map(({ digest }) => digest),
      made.map(({ words }) => JSON.stringify(words)),
      made.map(({ layer }) => layer),
      db.now(),
    ],
  })
}
