import { Prisma } from '#server/generated/prisma/client.ts'
import type { ImportDefinition, Transaction } from './import-definition.ts'

/** Up to this number of rows, look-ups by key are faster than scanning all published rows. */
const FEW_ROWS = 20_000

export const areFew = (rowCount: number) => rowCount <= FEW_ROWS

/**
 * Ends an EXISTS subquery that finds a row by key, so that few rows are looked up one by one. Without it, the planner makes
 * a join; with outdated statistics it expects one row and compares all pairs.
 */
export const singly = (rowCount: number): Prisma.Sql =>
  areFew(rowCount) ? Prisma.sql`OFFSET 0` : Prisma.empty

export interface ScannedRows {
  rowCount: number
  /** Scan by key instead of the table: faster for rows stored in key order. */
  byKey?: boolean | undefined
  /** Whether the join has no usable key: then also few rows must not be joined by a nested loop. */
  withoutKey?: boolean
}

/**
 * Runs queries over many rows with planner settings. There are no statistics for uncommitted rows: the planner would expect
 * few of them and choose a nested loop over a million rows.
 */
export async function plannerSettingsFor<T>(
  tx: Transaction,
  { rowCount, byKey = false, withoutKey = false }: ScannedRows,
  work: () => Promise<T>,
): Promise<T> {
  if (areFew(rowCount) && !withoutKey) return work()
  const unwanted = ['enable_nestloop']
  if (!areFew(rowCount))
    unwanted.push(...(byKey ? ['enable_hashjoin', 'enable_seqscan'] : ['enable_indexscan']))
  const put = (settings: [string, string][]) => tx.$executeRaw`
    SELECT set_config(name, value, true) FROM unnest(
      ${settings.map(([name]) => name)}::text[], ${settings.map(([, value]) => value)}::text[]
    ) AS settings (name, value)`
  // The default work_mem would spill joins of large files to disk. The high cost of disabled plan nodes would trigger JIT
  // compilation.
  await put([
    ['work_mem', '64MB'],
    ['jit', 'off'],
    ...unwanted.map((name): [string, string] => [name, 'off']),
  ])
  const result = await work()
  await put(unwanted.map((name) => [name, 'on']))
  return result
}

/** A condition on the layer. Uses `=` for one layer, so that the planner can use the key's order. */
export function inLayers(layers: readonly number[]): Prisma.Sql {
  const [one, ...others] = layers
  return one !== undefined && others.length === 0
    ? Prisma.sql`= ${one}::int`
    : Prisma.sql`= ANY (${layers}::int[])`
}

/** A lateral subquery for a candidate's row in the newest layer that has one, found by primary key. */
export function newestByKey(table: ImportDefinition['rowTable'], layers: readonly number[]): Prisma.Sql {
  return Prisma.sql`LATERAL (
    SELECT * FROM ${Prisma.raw(table)} AS published
    WHERE published.layer = ANY (${layers}::int[]) AND published.candidate_id = fresh.candidate_id
    ORDER BY array_position(${layers}::int[], published.layer) LIMIT 1
  )`
}
