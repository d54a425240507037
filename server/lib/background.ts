import type { Logger } from './log.ts'

const running = new Set<Promise<void>>()

/**
 * Does work that nobody waits for. A failure is logged; so the work must be such that a later sweep can finish it.
 *
 * @param what for the log, e.g. "removing a result file".
 */
export function inBackground(log: Logger, what: string, work: () => Promise<void>): void {
  const task = work()
    .catch((error: unknown) => log.error({ err: error }, `${what} failed, the next sweep goes on with it`))
    .finally(() => running.delete(task))
  running.add(task)
}

/** Waits until nothing runs in the background: before the database is closed, and in tests. */
export async function backgroundSettled(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}
