import type { Transaction } from '#server/domains/imports/layer-kind.ts'
import { planFor } from '#server/domains/imports/plan.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import { NAMED_ROWS, rowList } from './row-list.ts'

/** Rows to learn the full mark from: enough for any exam, quick for a million. */
const RATIO_ROWS = 10_000
/** Above this part of contradicting rows the file follows no single full mark, and there is nothing to contradict. */
const CONTRADICTIONS = 0.1

/**
 * Percentages that do not follow from the mark by the full mark that the file itself implies, or that are no percentages
 * at all.
 */
export async function oddPercentages(
  tx: Transaction,
  { layer, rowCount }: { layer: number; rowCount: number },
): Promise<FindingShape | false> {
  const [implied] = await tx.$queryRaw<{ full: string | null; decimals: number | null }[]>`
    SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY exam_mark * 100 / percentage))::text AS full,
      max(scale(trim_scale(percentage))) AS decimals
    FROM (
      SELECT exam_mark, percentage FROM exam_results WHERE layer = ${layer} AND percentage > 0 LIMIT ${RATIO_ROWS}
    ) AS rows`
  const { full, decimals } = implied ?? {}
  if (!full || decimals === null || decimals === undefined || Number(full) <= 0) return false
  // Half a unit of the last decimal is rounding; the other half is rounding in steps.
  const tolerance = (10 ** -decimals).toFixed(decimals)
  const contradicts = Prisma.sql`
    abs(greatest(exam_mark, 0) * 100 / ${full}::numeric - percentage) > ${tolerance}::numeric`
  // There are few marks, and the arithmetic is exact and slow: once for each, not for each of a million rows.
  const [odd] = await planFor(
    tx,
    rowCount,
    () => tx.$queryRaw<{ count: number; highest: number }[]>`
      SELECT coalesce(sum(rows) FILTER (WHERE ${contradicts}), 0)::int AS count, max(percentage)::float8 AS highest
      FROM (
        SELECT exam_mark, percentage, count(*) AS rows FROM exam_results WHERE layer = ${layer}
        GROUP BY exam_mark, percentage
      ) AS marks`,
  )
  if (odd && odd.highest <= 1) {
    return { message: 'No percentage is above 1. Are they fractions, such as 0.64 for 64%?', count: null }
  }
  if (!odd || odd.count === 0 || odd.count > rowCount * CONTRADICTIONS) return false
  const named = await tx.$queryRaw<{ row: number }[]>`
    SELECT row_number AS row FROM exam_results WHERE layer = ${layer} AND ${contradicts}
    ORDER BY row_number LIMIT ${NAMED_ROWS}`
  const rows = named.map(({ row }) => row)
  return {
    message: `Percentages that do not fit their mark (${rowList(rows, odd.count)}): the other rows mean a full mark of ${full}.`,
    count: odd.count,
  }
}
