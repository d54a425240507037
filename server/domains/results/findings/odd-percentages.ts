import type { Transaction } from '#server/domains/imports/layer-kind.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'
import { NAMED_ROWS, rowList } from './row-list.ts'

/** Rows to learn the full mark from: enough for any exam, quick for a million. */
const RATIO_ROWS = 10_000
/** Above this part of contradicting rows the file follows no single full mark, and there is nothing to contradict. */
const CONTRADICTIONS = 0.1

/**
 * Percentages that do not follow from the mark by the full mark that the file itself implies, or that are no percentages
 * at all.
 */
export async function oddPercentages(tx: Transaction, layer: number): Promise<FindingShape | false> {
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
  const [odd] = await tx.$queryRaw<
    { count: number; total: number; highest: number; rows: number[] | null }[]
  >`
    SELECT count(*) FILTER (WHERE contradicts)::int AS count, count(*)::int AS total,
      max(percentage)::float8 AS highest,
      (array_agg(row_number ORDER BY row_number) FILTER (WHERE contradicts))[1:${NAMED_ROWS}::int] AS rows
    FROM (
      SELECT row_number, percentage,
        abs(greatest(exam_mark, 0) * 100 / ${full}::numeric - percentage) > ${tolerance}::numeric AS contradicts
      FROM exam_results WHERE layer = ${layer}
    ) AS rows`
  if (odd && odd.highest <= 1) {
    return { message: 'No percentage is above 1. Are they fractions, such as 0.64 for 64%?', count: null }
  }
  if (!odd?.rows || odd.count > odd.total * CONTRADICTIONS) return false
  return {
    message: `Percentages that do not fit their mark (${rowList(odd.rows, odd.count)}): the other rows mean a full mark of ${full}.`,
    count: odd.count,
  }
}
