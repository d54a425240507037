import type { StandingLayer, Transaction } from '#server/domains/imports/import-definition.ts'
import { plannerSettingsFor } from '#server/domains/imports/planner-settings.ts'

/**
 * Gives the rows of a file without ranks their rank by percentage, among their own results and those of other files of the
 * exam; equal percentages share a rank (1, 2, 2, 4).
 *
 * @param among newest first.
 */
export async function rankByPercentage(
  tx: Transaction,
  { layer, rowCount }: StandingLayer,
  among: readonly StandingLayer[],
): Promise<void> {
  const layers = [layer, ...among.map((file) => file.layer)]
  await plannerSettingsFor(
    tx,
    { rowCount: among.reduce((sum, file) => sum + file.rowCount, rowCount), withoutKey: true },
    () => tx.$executeRaw`
      WITH newest AS (
        SELECT DISTINCT ON (candidate_id) candidate_id, layer, percentage FROM exam_results
        WHERE layer = ANY (${layers}::int[])
        ORDER BY candidate_id, array_position(${layers}::int[], layer)
      ), ranked AS (
        SELECT candidate_id, layer, rank() OVER (ORDER BY percentage DESC) AS place FROM newest
        WHERE percentage IS NOT NULL
      )
      UPDATE exam_results SET exam_rank = ranked.place
      FROM ranked
      WHERE ranked.layer = ${layer}
        AND exam_results.layer = ${layer} AND exam_results.candidate_id = ranked.candidate_id`,
  )
}
