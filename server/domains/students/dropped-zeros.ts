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
    SELECT count(*)::int AS count, min(candidate_id) AS example FROM ${Prisma.raw(o.rowTable)} AS fresh
    WHERE layer = ${o.layer}
      AND NOT EXISTS (
        SELECT FROM students AS known
        WHERE known.layer = ANY (${o.studentLayers}::int[]) AND known.candidate_id = fresh.candidate_id
      )
      AND EXISTS (
        SELECT FROM students AS known
        WHERE known.layer = ANY (${o.studentLayers}::int[])
          AND ltrim(known.candidate_id, '0') = ltrim(fresh.candidate_id, '0')
      )`
  if (!row || row.count === 0) return false
  return {
    message: `Candidate IDs that differ from a student's only by zeros in front, such as ${row.example}. Did a spreadsheet program drop them?`,
    count: row.count,
  }
}
