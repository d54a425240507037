import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { plannerSettingsFor } from '#server/domains/imports/planner-settings.ts'
import { NAMED_ROWS, rowList } from '#server/domains/imports/row-list.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import { type MarksJudged, NUMBERED } from './judge-marks.ts'

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
  { layer, rowCount, marks }: { layer: number; rowCount: number; marks: MarksJudged },
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
      message: `Ranks that contradict marks (${rowList(rows, count)}): a lower mark has the same or a better rank.`,
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
