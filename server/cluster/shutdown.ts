import type { Logger } from '#server/lib/log.ts'
import { toldByPrimary } from './messages.ts'

/** For what follows the last request: mails and jobs under way, closing the database. */
const CLOSING_MS = 20_000

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

/** Shuts down on SIGINT or SIGTERM; a second signal exits at once. */
export function shutDownOnSignals(shutdown: Shutdown): void {
  let asked = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (asked) process.exit(1)
    asked = true
    shutdown({ signal })
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

/**
 * Shuts a worker down on the primary's message or SIGTERM. It ignores SIGINT, which a terminal sends to all
 * processes, because the primary handles it.
 */
export function shutDownWithPrimary(shutdown: Shutdown): void {
  process.on('SIGINT', () => {})
  process.on('SIGTERM', (signal) => shutdown({ signal }))
  toldByPrimary('stop').then(() => shutdown({ by: 'primary' }))
}
