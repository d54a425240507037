import type { Transaction } from './layer-kind.ts'

/** Up to here looking each row up by its key is quicker than going through everything that is published. */
const FEW_ROWS = 20_000

export const areFew = (rowCount: number) => rowCount <= FEW_ROWS

/**
 * Runs queries that join this many rows with others. Nobody has counted rows that are not even committed: the planner
 * takes them for few and would look up a million of them singly, or go through them in the order of their key, each on
 * another page.
 */
export async function planFor<T>(tx: Transaction, rowCount: number, work: () => Promise<T>): Promise<T> {
  if (areFew(rowCount)) return work()
  // The default would put joins of large files on the disk. What is switched off counts as so dear, where there is no
  // other way, that statements would be compiled first.
  await tx.$executeRaw`
    SELECT set_config('enable_nestloop', 'off', true), set_config('enable_indexscan', 'off', true),
      set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`
  const result = await work()
  await tx.$executeRaw`
    SELECT set_config('enable_nestloop', 'on', true), set_config('enable_indexscan', 'on', true)`
  return result
}
