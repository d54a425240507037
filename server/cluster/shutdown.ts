import cluster from 'node:cluster'
import type { Logger } from '#server/lib/log.ts'

/** Time after the last request: to finish mails and jobs, and to close the database. */
const CLOSING_MS = 20_000

/** Something that runs until it is stopped. */
export interface Stoppable {
  /** Stops gracefully: finishes open work, then closes its resources. */
  stop(): Promise<void>
}

/** Shuts a process down gracefully, once, however often it is called; by force when that takes too long. */
export type Shutdown = (why: object) => void

/**
 * @param stop what to do before the process exits.
 * @param requestsMs how long `stop` may wait for requests.
 */
export function createShutdown(log: Logger, stop: () => Promise<void>, requestsMs: number): Shutdown {
  let stopping = false
  return (why) => {
    if (stopping) return
    stopping = true
    log.info(why, 'stopping')
    setTimeout(() => {
      log.error('stopping took too long')
      process.exit(1)
    }, requestsMs + CLOSING_MS).unref()
    stop().then(
      () => {
        log.info('stopped')
        process.exit(0)
      },
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
}

/**
 * Shuts down on SIGINT or SIGTERM; a second signal exits at once. A worker ignores SIGINT, which a terminal sends to all processes:
 * the primary handles it.
 */
export function shutDownOnSignals(shutdown: Shutdown): void {
  let asked = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (asked) process.exit(1)
    asked = true
    shutdown({ signal })
  }
  process.on('SIGINT', cluster.isWorker ? () => {} : onSignal)
  process.on('SIGTERM', onSignal)
}
