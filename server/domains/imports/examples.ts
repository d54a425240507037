import { Prisma } from '#server/generated/prisma/client.ts'
import type { ImportDefinition, Transaction } from './import-definition.ts'
import { inLayers } from './in-layers.ts'
import { plannerSettingsFor, type ScannedRows, singly } from './planner-settings.ts'

/** Maximum number of candidates named in a finding. */
const EXAMPLES = 3

interface Layers {
  rowTable: ImportDefinition['rowTable']
  layers: readonly number[]
}

/**
 * Finds a few candidates with a row in some layers and none in others. Returns any of them, because sorting all rows would
 * be slow.
 */
export async function examplesOf(
  tx: Transaction,
  rows: ScannedRows,
  { present, absent }: { present: Layers; absent: Layers },
): Promise<string[]> {
  const found = await plannerSettingsFor(
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
  // Several layers may contain the same candidate.
  return [...new Set(found.map(({ id }) => id))].sort().slice(0, EXAMPLES)
}
