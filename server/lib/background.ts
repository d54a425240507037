import type { Logger } from './log.ts'

const running = new Set<Promise<void>>()
let stopping = new AbortController()

/**
 * Does work that nobody waits for. A failure is logged; so the work must be such that a later sweep can finish it.
 *
 * @param what for the log, e.g. "removing a result file".
 * @param work is to break off soon when the signal says that the server stops, if it may take long.
 */
export function inBackground(log: Logger, what: string, work: (signal: AbortSignal) => Promise<void>): void {
  const task = work(stopping.signal)
    .catch((error: unknown) => log.error({ err: error }, `${what} failed, the next sweep goes on with it`))
    .finally(() => running.delete(task))
  running.add(task)
}

/** Waits until nothing runs in the background. */
export async function backgroundSettled(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}

/** Breaks off what runs in the background, before the database is closed. */
export async function stopBackground(): Promise<void> {
  stopping.abort()
  stopping = new AbortController()
  await backgroundSettled()
}
