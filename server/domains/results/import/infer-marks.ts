import { arrayLiteral } from '#server/db/array-literal.ts'
import type { MarkGroup } from '#server/domains/imports/csv-table.ts'
import type { PublishedLayer, Transaction } from '#server/domains/imports/import-definition.ts'
import { plannerSettingsFor } from '#server/domains/imports/planner-settings.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import { RANK_DIGITS } from './read-marks.ts'

/** Conclusions from the marks, percentages and ranks of a layer together. */
export interface InferredMarks {
  /** The full mark that they imply, a whole number; null when they imply none. */
  full: string | null
  /** Tolerated difference between a stated percentage and the one computed from mark and full mark. */
  tolerance: string | null
  rows: number
  /** Rows whose percentage differs by more. */
  contradicting: number
  /** The tolerance when the exam's full marks are known. */
  known: { full: string; tolerance: string; contradicting: number } | null
  /** The highest percentage, and the mean; null if nobody has a mark. */
  highest: number
  mean: number | null
  /** Whether somebody with a lower mark has the same or a better rank. */
  ranksContradict: boolean
}

const NOTHING: InferredMarks = {
  ...{ full: null, tolerance: null, rows: 0, contradicting: 0, known: null },
  ...{ highest: 0, mean: null, ranksContradict: false },
}

/** Of percentages: further decimals are ignored. */
const DECIMALS = 2

/** With a larger tolerance the implied full mark may be wrong. */
const SURE = 0.01

/** The largest value of the column. */
const MOST_FULL_MARKS = 99_999_999

/** The full mark that explains every percentage to two decimals; null when it is not certain. */
export function impliedFullMarks({ full, tolerance, contradicting, highest }: InferredMarks): string | null {
  const isSure = contradicting === 0 && highest > 1 && tolerance !== null && Number(tolerance) <= SURE
  return isSure && Number(full) > 0 && Number(full) <= MOST_FULL_MARKS ? full : null
}

/** Of the ranks that are numbers. The length is not in the expression, where counting would take longer than all else. */
export const NUMBERED = Prisma.sql`exam_rank ~ '^[0-9]+$' AND octet_length(exam_rank) <= ${RANK_DIGITS}`

/** Of a row or a group whose percentage does not follow from its mark; of a mark below 0 it may be 0. */
export const contradicts = (full: Prisma.Sql, tolerance: Prisma.Sql) =>
  Prisma.sql`abs(exam_mark * 100 / ${full} - percentage) > ${tolerance} AND NOT (exam_mark < 0 AND percentage = 0)`

/**
 * Infers full marks and contradictions from groups of marks, which are some hundred: the arithmetic is exact and slow.
 *
 * @param gathered the groups, when the reader has counted them; absent, they are counted in the layer.
 */
export async function inferMarks(
  tx: Transaction,
  {
    layer,
    rowCount,
    gathered,
    known,
  }: {
    layer: number
    rowCount: number
    gathered: readonly MarkGroup[] | undefined
    known: KnownFullMarks | null
  },
): Promise<InferredMarks> {
  if (gathered) return inferFrom(tx, given(gathered), known)
  return plannerSettingsFor(tx, { rowCount }, () => inferFrom(tx, counted(layer), known))
}

async function inferFrom(
  tx: Transaction,
  groups: Prisma.Sql,
  known: KnownFullMarks | null,
): Promise<InferredMarks> {
  // Percentages that happen to be whole numbers say nothing about how exact those of the exam are.
  const knownTolerance = Prisma.sql`least(tolerance, ${known?.isExact ? SURE : null}::numeric)`
  // Half a unit of the last decimal is rounding; the other half is rounding in steps. Of the median of the ratios and the most
  // frequent one, the full mark is that which more rows follow: the median where percentages are rounded roughly, the other where
  // many rows are wrong. The implied values are materialized: the planner may take the groups for one, and would work it out again for each.
  const [inferred] = await tx.$queryRaw<
    (Omit<InferredMarks, 'known'> & { knownTolerance: string; misfits: number })[]
  >`
    WITH groups AS MATERIALIZED (${groups}),
    ratios AS (
      SELECT ratio, rows, sum(rows) OVER (ORDER BY ratio) AS rows_up_to, sum(rows) OVER () AS all_rows
      FROM (
        SELECT exam_mark * 100 / percentage AS ratio, sum(rows) AS rows FROM groups
        WHERE exam_mark * percentage > 0 GROUP BY ratio
      ) AS by_ratio
    ),
    implied AS MATERIALIZED (
      SELECT DISTINCT full_mark,
        (SELECT power(10::numeric, -least(max(scale(trim_scale(percentage))), ${DECIMALS})) FROM groups) AS tolerance
      FROM (
        VALUES ((SELECT round(min(ratio)) FROM ratios WHERE rows_up_to * 2 >= all_rows)),
          ((SELECT round(ratio) FROM ratios GROUP BY 1 ORDER BY sum(rows) DESC, 1 LIMIT 1))
      ) AS likely (full_mark)
    ),
    ranks AS (
      SELECT bool_or(worst >= best_below) AS contradict FROM (
        SELECT worst, min(best) OVER (ORDER BY exam_mark ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS best_below
        FROM (
          SELECT exam_mark, min(best) AS best, max(worst) AS worst FROM groups WHERE best IS NOT NULL GROUP BY exam_mark
        ) AS by_mark
      ) AS ordered
    )
    SELECT implied.full_mark::text AS full, trim_scale(implied.tolerance)::text AS tolerance,
      sum(rows)::int AS rows,
      coalesce(
        sum(rows) FILTER (WHERE full_mark > 0 AND ${contradicts(Prisma.sql`nullif(full_mark, 0)`, Prisma.sql`tolerance`)}), 0
      )::int AS contradicting,
      trim_scale(${knownTolerance})::text AS "knownTolerance",
      coalesce(
        sum(rows) FILTER (WHERE ${contradicts(Prisma.sql`${known?.full ?? null}::numeric`, knownTolerance)}), 0
      )::int AS misfits,
      max(percentage)::float8 AS highest, (sum(percentage * rows) / sum(rows))::float8 AS mean,
      coalesce((SELECT contradict FROM ranks), false) AS "ranksContradict"
    FROM groups CROSS JOIN implied
    GROUP BY full_mark, tolerance
    ORDER BY contradicting, full_mark LIMIT 1`
  // Nobody has a mark.
  if (!inferred) return NOTHING
  const { knownTolerance: tolerance, misfits: contradicting, ...implied } = inferred
  return { ...implied, known: known && { full: known.full, tolerance, contradicting } }
}

function counted(layer: number): Prisma.Sql {
  const rank = Prisma.sql`CASE WHEN ${NUMBERED} THEN exam_rank::int END`
  return Prisma.sql`
    SELECT exam_mark, percentage, count(*) AS rows, min(${rank}) AS best, max(${rank}) AS worst
    FROM exam_results WHERE layer = ${layer} AND outcome IS NULL GROUP BY exam_mark, percentage`
}

function given(groups: readonly MarkGroup[]): Prisma.Sql {
  const column = (name: keyof MarkGroup) => arrayLiteral(groups.map((group) => group[name]))
  return Prisma.sql`
    SELECT * FROM unnest(
      ${column('mark')}::numeric[], ${column('percentage')}::numeric[],
      ${column('rows')}::int[], ${column('best')}::int[], ${column('worst')}::int[]
    ) AS given (exam_mark, percentage, rows, best, worst)`
}

interface KnownFullMarks {
  /** An exact decimal. */
  full: string
  /** Whether the percentages of a published file follow from them to two decimals. */
  isExact: boolean
}

/** The full marks of an exam, as staff entered them or as all its published files say. */
export async function knownFullMarks(tx: Transaction, examId: string): Promise<KnownFullMarks | null> {
  const [known] = await tx.$queryRaw<KnownFullMarks[]>`
    WITH files AS (
      SELECT full_marks FROM exam_result_files
      WHERE exam_id = ${examId} AND state = 'PUBLISHED' AND full_marks IS NOT NULL
    )
    SELECT trim_scale(full_marks)::text AS full, full_marks IN (SELECT full_marks FROM files) AS "isExact"
    FROM (
      SELECT coalesce(
        (SELECT full_marks FROM exams WHERE id = ${examId}),
        (SELECT min(full_marks) FROM files HAVING count(DISTINCT full_marks) = 1)
      ) AS full_marks
    ) AS known
    WHERE full_marks IS NOT NULL`
  return known ?? null
}

export interface PublishedFile extends PublishedLayer {
  subjects: readonly string[]
  ranksByPercentage: boolean
}

/** The exam's published files, newest first. */
export async function publishedFiles(tx: Transaction, examId: string): Promise<PublishedFile[]> {
  const files = await tx.examResultFile.findMany({
    where: { examId, state: 'PUBLISHED' },
    orderBy: { publishOrder: 'desc' },
    select: { layer: true, totalResults: true, subjects: true, ranksByPercentage: true },
  })
  return files.map(({ totalResults, ...file }) => ({ ...file, rowCount: totalResults }))
}
