import type { LayerKind, Transaction } from '#server/domains/imports/layer-kind.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'
import { Prisma } from '#server/generated/prisma/client.ts'

/** IDs that a spreadsheet took for numbers lose their zeros: then a student of an active list fits but for them. */
export async function droppedZeros(
  tx: Transaction,
  o: { rowTable: LayerKind['rowTable']; layer: number; studentLayers: readonly number[] },
): Promise<FindingShape | false> {
  if (o.studentLayers.length === 0) return false
  const [row] = await tx.$queryRaw<{ count: number; example: string | null }[]>`
    WITH unknown AS MATERIALIZED (
      SELECT candidate_id, ltrim(candidate_id, '0') AS bare FROM ${Prisma.raw(o.rowTable)} AS fresh
      WHERE layer = ${o.layer} AND (
        candidate_id LIKE '0%'
        -- If no student's ID has a zero in front either, most rows need no further look.
        OR EXISTS (SELECT FROM students WHERE layer = ANY (${o.studentLayers}::int[]) AND candidate_id LIKE '0%')
      ) AND NOT EXISTS (
        SELECT FROM students AS known
        WHERE known.layer = ANY (${o.studentLayers}::int[]) AND known.candidate_id = fresh.candidate_id
      )
    )
    SELECT count(DISTINCT unknown.candidate_id)::int AS count, min(unknown.candidate_id) AS example
    FROM unknown JOIN students ON ltrim(students.candidate_id, '0') = unknown.bare
    WHERE students.layer = ANY (${o.studentLayers}::int[])`
  if (!row || row.count === 0) return false
  return {
    message: `Candidate IDs that differ from a student's only by zeros in front, such as ${row.example}. Did a spreadsheet program drop them?`,
    count: row.count,
  }
}
