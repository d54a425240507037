import type { Transaction } from '#server/domains/imports/layer-kind.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import { contradicts, type MarksJudged } from './judge-marks.ts'
import { NAMED_ROWS, rowList } from './row-list.ts'

/** Above this part of contradicting rows the file follows no single full mark, and there is nothing to contradict. */
const CONTRADICTIONS = 0.1

/**
 * Percentages that do not follow from the mark by the full mark that the file itself implies, or that are no percentages
 * at all.
 */
export async function oddPercentages(
  tx: Transaction,
  { layer, rowCount, marks }: { layer: number; rowCount: number; marks: MarksJudged },
): Promise<FindingShape | false> {
  const { full, tolerance, contradicting: count } = marks
  if (full === null || Number(full) <= 0) return false
  if (marks.highest <= 1) {
    return { message: 'No percentage is above 1. Are they fractions, such as 0.64 for 64%?', count: null }
  }
  if (count === 0 || count > rowCount * CONTRADICTIONS) return false
  const contradicting = contradicts(Prisma.sql`${full}::numeric`, Prisma.sql`${tolerance}::numeric`)
  const named = await tx.$queryRaw<{ row: number }[]>`
    SELECT row_number AS row FROM exam_results WHERE layer = ${layer} AND ${contradicting}
    ORDER BY row_number LIMIT ${NAMED_ROWS}`
  const rows = named.map(({ row }) => row)
  return {
    message: `Percentages that do not fit their mark (${rowList(rows, count)}): the other rows mean a full mark of ${full}.`,
    count,
  }
}
