import { NAMED_ROWS, rowList } from '#server/domains/imports/csv-problem.ts'
import type { TableFacts } from '#server/domains/imports/csv-table.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { plannerSettingsFor, singly } from '#server/domains/imports/planner-settings.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import { say } from '#server/locales/say.ts'
import { contradicts, type InferredMarks, NUMBERED, type PublishedFile } from './infer-marks.ts'

/** A layer, for findings about its marks. */
export interface LayerFacts {
  layer: number
  rowCount: number
  /** Observations of the reader. */
  read: TableFacts
  marks: InferredMarks
  examId: string
  /** The exam's published files, newest first, and how many candidates have a result in them. */
  published: readonly PublishedFile[]
  publishedRows: number
  /** Names of the layer's subjects. */
  subjects: readonly string[]
}

/** The best grade point. */
const GRADE_POINTS = 4
/** Percentages of 1 or less are rare; this part of the rows means that some came as fractions. */
const FRACTIONS = 0.2

/**
 * Percentages that do not follow from the mark by the full marks of the exam, or where those are not known by the full mark
 * that the file itself implies, or that are no percentages at all.
 */
export async function oddPercentages(
  tx: Transaction,
  { layer, rowCount, marks }: LayerFacts,
): Promise<FindingShape | false> {
  const { full, tolerance, known } = marks
  if (known?.contradicting === 0) return false
  const ofExam = () =>
    known !== null && misfits(tx, layer, known, say`the full mark of the exam is ${known.full}`)
  if (full === null || tolerance === null || Number(full) <= 0) return ofExam()
  if (marks.highest <= 1) {
    return {
      code: 'FRACTIONS',
      severity: 'BLOCKING',
      message: say`No percentage is above 1. Are they fractions, such as 0.64 for 64%?`,
      count: null,
    }
  }
  const fractions = await countFractions(tx, layer)
  if (fractions >= 2 && fractions >= rowCount * FRACTIONS) {
    return {
      code: 'FRACTIONS',
      severity: 'BLOCKING',
      message: say`Percentages of 1 or less beside larger ones. Are they fractions, such as 0.64 for 64%?`,
      count: fractions,
    }
  }
  if (marks.highest <= GRADE_POINTS) {
    return {
      code: 'GRADE_POINTS',
      severity: 'BLOCKING',
      message: say`No percentage is above 4. Are they grade points, such as 3.65?`,
      count: null,
    }
  }
  if (known) return ofExam()
  const { rows, contradicting } = marks
  if (contradicting === 0 || rows === 1) return false
  const fitting = rows - contradicting
  if (fitting < Math.max(2, contradicting)) {
    return {
      code: 'PERCENTAGES',
      severity: 'WARNING',
      message: say`Percentages do not follow from the marks by one full mark. Are both of this exam?`,
      count: null,
    }
  }
  return misfits(
    tx,
    layer,
    { full, tolerance, contradicting },
    say`the other rows mean a full mark of ${full}`,
  )
}

async function misfits(
  tx: Transaction,
  layer: number,
  { full, tolerance, contradicting: count }: NonNullable<InferredMarks['known']>,
  reason: string,
): Promise<FindingShape> {
  const contradicting = contradicts(Prisma.sql`${full}::numeric`, Prisma.sql`${tolerance}::numeric`)
  const named = await tx.$queryRaw<{ row: number }[]>`
    SELECT row_number AS row FROM exam_results WHERE layer = ${layer} AND ${contradicting}
    ORDER BY row_number LIMIT ${NAMED_ROWS}`
  const rows = named.map(({ row }) => row)
  return {
    code: 'PERCENTAGES',
    severity: 'BLOCKING',
    message: say`Percentages that do not fit their mark (${rowList(rows, count)}): ${reason}.`,
    count,
  }
}

async function countFractions(tx: Transaction, layer: number): Promise<number> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM exam_results
    WHERE layer = ${layer} AND percentage > 0 AND percentage <= 1`
  return row?.count ?? 0
}

interface Odd {
  count: number
  rows: number[]
}

/**
 * Ranks that contradict marks: somebody with the same or a better rank has a lower mark. Ranks that are no numbers are
 * passed over; equal marks may have any ranks.
 */
export async function oddRanks(
  tx: Transaction,
  { layer, rowCount, marks }: LayerFacts,
): Promise<FindingShape | false> {
  if (!marks.ranksContradict) return false
  return plannerSettingsFor(tx, { rowCount }, async () => {
    const above = await contradicting(
      tx,
      layer,
      Prisma.sql`exam_mark > min(exam_mark) OVER (ORDER BY exam_rank::int)`,
    )
    // One mark that is too low at the top contradicts everybody below it, yet seen from below it is the only one.
    const below = await contradicting(
      tx,
      layer,
      Prisma.sql`exam_mark < max(exam_mark) OVER (ORDER BY exam_rank::int DESC)`,
    )
    const { count, rows } = below.count < above.count ? below : above
    return {
      code: 'RANKS',
      severity: 'WARNING',
      message: say`Ranks that contradict marks (${rowList(rows, count)}): a lower mark has the same or a better rank.`,
      count,
    }
  })
}

async function contradicting(tx: Transaction, layer: number, contradicts: Prisma.Sql): Promise<Odd> {
  const [odd] = await tx.$queryRaw<Odd[]>`
    WITH odd AS MATERIALIZED (
      SELECT row_number FROM (
        SELECT row_number, ${contradicts} AS contradicts FROM exam_results
        WHERE layer = ${layer} AND ${NUMBERED}
      ) AS ranked
      WHERE contradicts
    )
    SELECT count(*)::int AS count, ARRAY(SELECT row_number FROM odd ORDER BY row_number LIMIT ${NAMED_ROWS}) AS rows
    FROM odd`
  return odd ?? { count: 0, rows: [] }
}

/** Rows of published files that one without right sums is compared with. */
const COMPARED = 1000

/** Marks that are not the sum of their subjects' marks. They stop the publication unless most of the others are none either. */
export async function wrongSums(
  tx: Transaction,
  { read, subjects, published }: LayerFacts,
): Promise<FindingShape | false> {
  const { rightSums = 0, wrongSums: count = 0, wrongSumRows = [] } = read.outcomes ?? {}
  if (count === 0) return false
  const others = { right: rightSums, wrong: count - 1 }
  if (rightSums === 0) {
    const alike = published.filter((file) => file.subjects.join('\n') === subjects.join('\n'))
    const sums = await publishedSums(
      tx,
      alike.map(({ layer }) => layer),
    )
    others.right = sums.right
    others.wrong += sums.wrong
  }
  const isSure = others.right >= others.wrong
  return {
    code: 'SUBJECT_SUMS',
    severity: isSure ? 'BLOCKING' : 'WARNING',
    message: say`Marks that are not the sum of their subjects' marks (${rowList(wrongSumRows, count)}). ${
      isSure
        ? say`Correct the mark or the subjects.`
        : say`If they should be, correct the marks or choose other subjects.`
    }`,
    count,
  }
}

async function publishedSums(
  tx: Transaction,
  layers: readonly number[],
): Promise<{ right: number; wrong: number }> {
  const [sums] = await tx.$queryRaw<{ right: number; wrong: number }[]>`
    SELECT count(*) FILTER (WHERE exam_mark = total)::int AS right,
      count(*) FILTER (WHERE exam_mark <> total)::int AS wrong
    FROM (
      SELECT exam_mark, (SELECT sum(mark::numeric) FROM unnest(subject_marks) AS mark WHERE mark <> 'AB') AS total
      FROM exam_results WHERE layer = ANY (${[...layers]}::int[]) AND outcome IS NULL AND subject_marks IS NOT NULL
      LIMIT ${COMPARED}
    ) AS compared`
  return sums ?? { right: 0, wrong: 0 }
}

/** Whether a file has other subjects than the newest published file of its exam with subjects: its rows replace whole rows. */
export function otherSubjects({ subjects, published }: LayerFacts): FindingShape | false {
  const newest = published.find((file) => file.subjects.length > 0)
  if (!newest || newest.subjects.join('\n') === subjects.join('\n')) return false
  const named = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')
  const ofFile =
    subjects.length === 0 ? say`this file has none` : say`those of this file are ${named(subjects)}`
  return {
    code: 'OTHER_SUBJECTS',
    severity: 'WARNING',
    message: say`The published results have the subjects ${named(newest.subjects)}; ${ofFile}. A row of this file replaces the whole result of its candidate, so candidates in this file are shown only the subjects of this file.`,
    count: null,
  }
}

/** Percentage points that the mean of an institute's exams does not move by itself. */
const FAR = 15
/** The mean of fewer candidates says little. */
const MIN_ROWS = 20

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
  { marks, rowCount, examId, publishedRows }: LayerFacts,
): Promise<FindingShape | false> {
  // A correction of the best, or of those who failed, has a mean of its own.
  if (rowCount < MIN_ROWS || rowCount * 2 < publishedRows) return false
  const previous = await previousExam(tx, examId)
  if (!previous) return false
  const fresh = marks.mean
  const before = await rememberedMean(tx, previous)
  if (before === null || fresh === null || Math.abs(fresh - before) <= FAR) return false
  return {
    code: 'MEAN',
    severity: 'BLOCKING',
    message: say`The mean percentage is ${fresh.toFixed(1)}, but in ${previous.title} it was ${before.toFixed(1)}. Is this the right file?`,
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

/** Mean of each candidate's row in the first of these layers that has one. */
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
