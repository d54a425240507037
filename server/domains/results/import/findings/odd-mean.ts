import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { plannerSettingsFor, singly } from '#server/domains/imports/planner-settings.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'
import type { MarksJudged } from './judge-marks.ts'

/** Percentage points that the mean of an institute's exams does not move by itself. */
const FAR = 15
/** The mean of fewer candidates says little. */
const MIN_ROWS = 20

interface Facts {
  marks: MarksJudged
  rowCount: number
  examId: string
  /** Candidates who have a published result of the exam already. */
  standingRows: number
}

interface PreviousExam {
  title: string
  /** Of its files, newest first. */
  ids: string[]
  layers: number[]
  rows: number
}

/** Exams whose mean is remembered: one is asked for again and again, when a file comes in several attempts. */
const MAX_REMEMBERED = 100

const means = new Map<string, number | null>()

/** A mean percentage far from that of the exam before: often the file of another exam, or marks of another full mark. */
export async function oddMean(
  tx: Transaction,
  { marks, rowCount, examId, standingRows }: Facts,
): Promise<FindingShape | false> {
  // A correction of the best, or of those who failed, has a mean of its own.
  if (rowCount < MIN_ROWS || rowCount * 2 < standingRows) return false
  const previous = await previousExam(tx, examId)
  if (!previous) return false
  const fresh = marks.mean
  const before = await rememberedMean(tx, previous)
  if (before === null || fresh === null || Math.abs(fresh - before) <= FAR) return false
  return {
    code: 'MEAN',
    severity: 'BLOCKING',
    message: `The mean percentage is ${fresh.toFixed(1)}, but in ${previous.title} it was ${before.toFixed(1)}. Is this the right file?`,
    count: null,
  }
}

/** The published exam of the day before this exam's, else the latest. */
async function previousExam(tx: Transaction, examId: string): Promise<PreviousExam | undefined> {
  const [exam] = await tx.$queryRawUnsafe<PreviousExam[]>(
    `SELECT exams.title, array_agg(files.id::text ORDER BY publish_order DESC) AS ids,
       array_agg(layer ORDER BY publish_order DESC) AS layers, sum(total_results)::int AS rows
     FROM exams JOIN exam_result_files AS files ON exam_id = exams.id
     WHERE state = 'PUBLISHED' AND exams.id <> $1
       AND exams.date <= coalesce((SELECT date FROM exams WHERE id = $1), 'infinity')
     GROUP BY exams.id
     ORDER BY exams.date DESC, max(uploaded_at) DESC, exams.id LIMIT 1`,
    examId,
  )
  return exam
}

/** A file's rows never change, but for those of a deleted candidate, which go and are counted. */
async function rememberedMean(tx: Transaction, { ids, layers, rows }: PreviousExam): Promise<number | null> {
  const key = `${ids} ${rows}`
  const known = means.get(key)
  if (known !== undefined) return known
  const [newest, ...others] = layers
  const mean =
    newest !== undefined && others.length === 0
      ? await meanOfOne(tx, newest)
      : await plannerSettingsFor(tx, { rowCount: rows }, () => meanOfSeveral(tx, { layers, rows }))
  means.set(key, mean)
  const [oldest] = means.keys()
  if (oldest !== undefined && means.size > MAX_REMEMBERED) means.delete(oldest)
  return mean
}

async function meanOfOne(tx: Transaction, layer: number): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ mean: number | null }[]>`
    SELECT avg(percentage)::float8 AS mean FROM exam_results WHERE layer = ${layer}`
  return row?.mean ?? null
}

/** Mean of the visible rows: of each candidate the row of the first of these layers that has one. */
async function meanOfSeveral(
  tx: Transaction,
  { layers, rows }: Pick<PreviousExam, 'layers' | 'rows'>,
): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ mean: number | null }[]>`
    SELECT avg(percentage)::float8 AS mean FROM exam_results AS one
    WHERE layer = ANY (${layers}::int[]) AND NOT EXISTS (
      SELECT FROM exam_results AS newer
      WHERE newer.layer = ANY (${layers.slice(0, -1)}::int[]) AND newer.candidate_id = one.candidate_id
        AND array_position(${layers}::int[], newer.layer) < array_position(${layers}::int[], one.layer)
      ${singly(rows)}
    )`
  return row?.mean ?? null
}
