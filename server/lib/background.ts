import type { Logger } from './log.ts'

const running = new Set<Promise<void>>()
let stopping = new AbortController()

/**
 * Runs work in the background. A failure is only logged, so a later clean-up job must be able to finish the work.
 * @param what for the log, e.g. "removing a result file".
 * @param work should end soon after the signal aborts (on shutdown) if it can take long.
 */
export function inBackground(log: Logger, what: string, work: (signal: AbortSignal) => Promise<void>): void {
  const task = work(stopping.signal)
    .catch((error: unknown) => log.error({ err: error }, `${what} failed, the next clean-up retries it`))
    .finally(() => running.delete(task))
  running.add(task)
}

/** Waits until no background work runs. */
export async function backgroundSettled(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}

/** Aborts background work and waits for it; to be called before the database is closed. */
export async function stopBackground(): Promise<void> {
  stopping.abort()
  stopping = new AbortController()
  await backgroundSettled()
}
