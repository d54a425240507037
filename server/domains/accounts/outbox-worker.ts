import type { Logger } from '#server/lib/log.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { MailServices } from './compose-mail.ts'
import { deliverMails } from './deliver-mails.ts'

/** Interval of the checks for retries and for the mails of crashed processes. */
const POLL_INTERVAL_MS = 5_000

/** Delivers the mails of the outbox in the background. */
export interface OutboxWorker {
  /** Delivers due mails now, not only at the next check. */
  wake(): void
  /** Resolves when the deliveries in progress have ended. */
  stop(): Promise<void>
}

/** Starts the worker; it runs until `stop` is called. */
export function startOutboxWorker(resources: MailServices & { mailer: Mailer; log: Logger }): OutboxWorker {
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  const wake = () => {
    again = true
    running ??= run().finally(() => {
      running = undefined
    })
  }

  async function run(): Promise<void> {
    while (again && !stopped) {
      again = false
      await deliverMails(resources).catch((err: unknown) =>
        resources.log.error({ err }, 'delivering mails failed'),
      )
    }
  }

  const timer = setInterval(wake, POLL_INTERVAL_MS)
  timer.unref()
  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
