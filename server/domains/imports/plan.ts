import { Prisma } from '#server/generated/prisma/client.ts'
import type { Transaction } from './layer-kind.ts'

/** Up to here looking each row up by its key is quicker than going through everything that is published. */
const FEW_ROWS = 20_000

export const areFew = (rowCount: number) => rowCount <= FEW_ROWS

/**
 * Ends a subquery of EXISTS that finds a row by its key: for few rows it is then asked for each of them. The planner would
 * make a join of it; and while what it knows of the table is older than these rows, it takes them for one, and compares
 * each with each.
 */
export const singly = (rowCount: number): Prisma.Sql =>
  areFew(rowCount) ? Prisma.sql`OFFSET 0` : Prisma.empty

/** Rows that queries go through. */
export interface Rows {
  rowCount: number
  /** Whether by their key, rather than by their table: quick where they lie in the order of the key. */
  byKey?: boolean | undefined
  /** Whether they are joined by something that no key helps with: then few of them are not to be compared singly, either. */
  withoutKey?: boolean
}

/**
 * Runs queries that go through many rows. Nobody has counted rows that are not even committed: the planner takes them for
 * few and would look up a million of them singly, and it takes the other layers for more of the table than they are.
 */
export async function planFor<T>(
  tx: Transaction,
  { rowCount, byKey = false, withoutKey = false }: Rows,
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
  // The default would put joins of large files on the disk. What is switched off counts as so dear, where there is no
  // other way, that statements would be compiled first.
  await put([
    ['work_mem', '64MB'],
    ['jit', 'off'],
    ...unwanted.map((name): [string, string] => [name, 'off']),
  ])
  const result = await work()
  await put(unwanted.map((name) => [name, 'on']))
  return result
}
