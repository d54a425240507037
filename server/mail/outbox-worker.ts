import type { Logger } from '#server/lib/log.ts'
import type { MailServices } from './compose-mail.ts'
import { deliverMails } from './deliver-mails.ts'
import type { Mailer } from './mailer.ts'

/** Interval of the checks for retries and for the mails of crashed processes. */
const POLL_INTERVAL_MS = 5_000
/** How long a mail server may take for the mails under way when the worker stops. */
const STOP_MS = 5_000

/** Delivers the mails of the outbox in the background. */
export interface OutboxWorker {
  /** Delivers due mails now, not only at the next check. */
  wake(): void
  /** Resolves when the deliveries in progress have ended; those of a slow mail server are broken off and tried again. */
  stop(): Promise<void>
}

/** Starts the worker; it runs until `stop` is called. */
export function startOutboxWorker(resources: MailServices & { mailer: Mailer; log: Logger }): OutboxWorker {
  let running: Promise<void> | undefined
  let again = false
  const stopping = new AbortController()
  const breakOff = new AbortController()

  const wake = () => {
    again = true
    running ??= run().finally(() => {
      running = undefined
    })
  }

  async function run(): Promise<void> {
    while (again && !stopping.signal.aborted) {
      again = false
      await deliverMails(resources, { stop: stopping.signal, breakOff: breakOff.signal }).catch(
        (err: unknown) => resources.log.error({ err }, 'delivering mails failed'),
      )
    }
  }

  const timer = setInterval(wake, POLL_INTERVAL_MS)
  timer.unref()
  return {
    wake,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      const timeout = setTimeout(() => breakOff.abort(), STOP_MS)
      await running
      clearTimeout(timeout)
    },
  }
}
