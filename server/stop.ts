import type { Logger } from './lib/log.ts'
import type { PrimaryMessage } from './processes/messages.ts'

const PATIENCE_MS = 20_000

/** Ends a process in order, once, however often it is called; at once when that takes too long. */
export type Stopper = (why: object) => void

/**
 * @param stop what is to be done before the process exits.
 * @param delayMs how long `stop` waits on purpose.
 */
export function createStopper(log: Logger, stop: () => Promise<void>, delayMs = 0): Stopper {
  let stopping = false
  return (why) => {
    if (stopping) return
    stopping = true
    log.info(why, 'stopping')
    setTimeout(() => {
      log.error('stopping took too long')
      process.exit(1)
    }, PATIENCE_MS + delayMs).unref()
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

/** Stops at Ctrl-C or a service manager's request; at the second one at once. */
export function stopOnSignals(stopper: Stopper): void {
  let asked = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (asked) process.exit(1)
    asked = true
    stopper({ signal })
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

/**
 * Stops a worker when the primary says so or it is asked itself. Ctrl-C is for the primary, though a terminal tells
 * everybody; and a service manager may tell everybody the same, too.
 */
export function stopWithPrimary(stopper: Stopper): void {
  process.on('SIGINT', () => {})
  process.on('SIGTERM', (signal) => stopper({ signal }))
  process.on('message', ({ kind }: PrimaryMessage) => {
    if (kind === 'stop') stopper({ by: 'primary' })
  })
}
