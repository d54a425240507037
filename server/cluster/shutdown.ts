import type { Logger } from '#server/lib/log.ts'
import type { PrimaryMessage } from './messages.ts'

const TIMEOUT_MS = 20_000

/** Shuts a process down gracefully, once, however often it is called; by force when that takes too long. */
export type Shutdown = (why: object) => void

/**
 * @param stop what to do before the process exits.
 * @param delayMs how long `stop` waits on purpose.
 */
export function createShutdown(log: Logger, stop: () => Promise<void>, delayMs = 0): Shutdown {
  let stopping = false
  return (why) => {
    if (stopping) return
    stopping = true
    log.info(why, 'stopping')
    setTimeout(() => {
      log.error('stopping took too long')
      process.exit(1)
    }, TIMEOUT_MS + delayMs).unref()
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
  process.on('message', ({ kind }: PrimaryMessage) => {
    if (kind === 'stop') shutdown({ by: 'primary' })
  })
}
