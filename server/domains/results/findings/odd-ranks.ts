import type { Transaction } from '#server/domains/imports/layer-kind.ts'
import { planFor } from '#server/domains/imports/plan.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import { NAMED_ROWS, rowList } from './row-list.ts'

interface Odd {
  count: number
  rows: number[]
}

/** Of which ranks that are numbers are told; a regular expression would take longer than all else. */
const NUMBERED = Prisma.sql`ltrim(exam_rank, '0123456789') = '' AND octet_length(exam_rank) BETWEEN 1 AND 9`

/** Somebody with a lower mark has the same or a better rank. */
const ABOVE = Prisma.sql`exam_rank::int >= best_below`
/** Somebody with a higher mark has the same or a worse rank. */
const BELOW = Prisma.sql`exam_rank::int <= worst_above`

/**
 * Ranks that contradict marks: somebody with the same or a better rank has a lower mark. Ranks that are no numbers are
 * passed over; equal marks may have any ranks.
 */
export async function oddRanks(
  tx: Transaction,
  { layer, rowCount }: { layer: number; rowCount: number },
): Promise<FindingShape | false> {
  return planFor(tx, rowCount, async () => {
    const [order] = await tx.$queryRaw<{ contradicted: boolean | null }[]>`
      ${ranksOfMarks(layer)} SELECT bool_or(worst >= best_below) AS contradicted FROM ranks`
    if (!order?.contradicted) return false
    const above = await contradicting(tx, layer, ABOVE)
    // One mark that is too low at the top contradicts everybody below it, yet seen from below it is the only one.
    const below = await contradicting(tx, layer, BELOW)
    const { count, rows } = below.count < above.count ? below : above
    return {
      message: `Ranks that contradict marks (${rowList(rows, count)}): a lower mark has the same or a better rank.`,
      count,
    }
  })
}

/** Of each mark its best and worst rank, and those of all lower and higher marks: there are few marks, not a million. */
function ranksOfMarks(layer: number): Prisma.Sql {
  return Prisma.sql`
    WITH marks AS (
      SELECT exam_mark AS mark, min(exam_rank::int) AS best, max(exam_rank::int) AS worst
      FROM exam_results WHERE layer = ${layer} AND ${NUMBERED}
      GROUP BY exam_mark
    ),
    ranks AS MATERIALIZED (
      SELECT mark, worst,
        min(best) OVER (ORDER BY mark ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS best_below,
        max(worst) OVER (ORDER BY mark DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS worst_above
      FROM marks
    )`
}

async function contradicting(tx: Transaction, layer: number, contradicts: Prisma.Sql): Promise<Odd> {
  const [odd] = await tx.$queryRaw<Odd[]>`
    ${ranksOfMarks(layer)},
    odd AS MATERIALIZED (
      SELECT row_number FROM exam_results JOIN ranks ON mark = exam_mark
      WHERE layer = ${layer} AND ${NUMBERED} AND ${contradicts}
    )
    SELECT count(*)::int AS count, ARRAY(SELECT row_number FROM odd ORDER BY row_number LIMIT ${NAMED_ROWS}) AS rows
    FROM odd`
  return odd ?? { count: 0, rows: [] }
}
