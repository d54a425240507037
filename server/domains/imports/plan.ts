import type { Transaction } from './layer-kind.ts'

/** Up to here looking each row up by its key is quicker than going through everything that is published. */
const FEW_ROWS = 20_000

export const areFew = (rowCount: number) => rowCount <= FEW_ROWS

/** Rows that queries go through. */
export interface Rows {
  rowCount: number
  /** Whether they lie in the order of their key. */
  ascending?: boolean | undefined
}

/**
 * Runs queries that go through many rows. Nobody has counted rows that are not even committed: the planner takes them for
 * few and would look up a million of them singly, and it takes the other layers for more of the table than they are. They
 * are gone through as they lie: in the order of the key when that is the same, else in the table's, for in that of their
 * key each would be on another page.
 */
export async function planFor<T>(
  tx: Transaction,
  { rowCount, ascending = false }: Rows,
  work: () => Promise<T>,
): Promise<T> {
  if (areFew(rowCount)) return work()
  const not = ascending ? 'enable_hashjoin' : 'enable_indexscan'
  // The default would put joins of large files on the disk. What is switched off counts as so dear, where there is no
  // other way, that statements would be compiled first.
  await tx.$executeRaw`
    SELECT set_config('enable_nestloop', 'off', true), set_config('enable_seqscan', 'off', true),
      set_config(${not}, 'off', true), set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`
  const result = await work()
  await tx.$executeRaw`
    SELECT set_config('enable_nestloop', 'on', true), set_config('enable_seqscan', 'on', true),
      set_config(${not}, 'on', true)`
  return result
}
