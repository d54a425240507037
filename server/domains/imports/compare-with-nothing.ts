import { Prisma } from '#server/generated/prisma/client.ts'
import type { Comparison, ComparisonInput, SampleKey } from './compare-layer.ts'
import type { Transaction } from './import-definition.ts'
import { inLayers } from './in-layers.ts'
import { plannerSettingsFor, singly } from './planner-settings.ts'
import { SAMPLE_SIZE } from './sample-size.ts'

/** The comparison for a first file: all rows are new. */
export async function compareWithNothing(tx: Transaction, o: ComparisonInput): Promise<Comparison> {
  const { rowCount } = o
  const known = await countKnown(tx, o)
  const first = o.read.ids?.first ?? (await plannerSettingsFor(tx, { rowCount }, () => firstOf(tx, o)))
  const sample = first.map((candidateId): SampleKey => ({ candidateId, change: 'NEW', beforeLayer: null }))
  const counts = { newRows: rowCount, changedRows: 0, unchangedRows: 0, unknownStudents: rowCount - known }
  return { ...counts, sample }
}

/** Number of a layer's candidates on a student list. */
async function countKnown(tx: Transaction, o: ComparisonInput): Promise<number> {
  const { rowTable, layer, rowCount, studentLayers } = o
  if (studentLayers.length === 0) return 0
  const [known] = await plannerSettingsFor(
    tx,
    { rowCount, byKey: o.read.ids?.ascending },
    () => tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM ${Prisma.raw(rowTable)} AS fresh
    WHERE layer = ${layer} AND EXISTS (
      SELECT FROM students WHERE students.layer ${inLayers(studentLayers)} AND students.candidate_id = fresh.candidate_id
      ${singly(rowCount)}
    )`,
  )
  return known?.count ?? 0
}

/** The candidates of a layer's first rows. */
async function firstOf(tx: Transaction, { rowTable, layer }: ComparisonInput): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT candidate_id AS id FROM ${Prisma.raw(rowTable)} WHERE layer = ${layer}
    ORDER BY row_number LIMIT ${SAMPLE_SIZE}`
  return rows.map(({ id }) => id)
}
