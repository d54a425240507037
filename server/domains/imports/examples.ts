import { Prisma } from '#server/generated/prisma/client.ts'
import { inLayers } from './in-layers.ts'
import type { LayerKind, Transaction } from './layer-kind.ts'
import { planFor, type Rows, singly } from './plan.ts'

/** How many candidates a finding names; the others are counted. */
const EXAMPLES = 3

interface Layers {
  rowTable: LayerKind['rowTable']
  layers: readonly number[]
}

/**
 * A few candidates who have a row in these layers and none in those, for a person to look up. Any will do: sorting a
 * million to name three is not worth it.
 */
export async function examplesOf(
  tx: Transaction,
  rows: Rows,
  { present, absent }: { present: Layers; absent: Layers },
): Promise<string[]> {
  const found = await planFor(
    tx,
    rows,
    () => tx.$queryRaw<{ id: string }[]>`
      SELECT candidate_id AS id FROM ${Prisma.raw(present.rowTable)} AS one
      WHERE layer ${inLayers(present.layers)} AND NOT EXISTS (
        SELECT FROM ${Prisma.raw(absent.rowTable)} AS other
        WHERE other.layer ${inLayers(absent.layers)} AND other.candidate_id = one.candidate_id
        ${singly(rows.rowCount)}
      )
      LIMIT ${EXAMPLES * present.layers.length}`,
  )
  // Several layers may have the same candidate.
  return [...new Set(found.map(({ id }) => id))].sort().slice(0, EXAMPLES)
}
