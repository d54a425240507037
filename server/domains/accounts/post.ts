import type { Logger } from '#server/lib/log.ts'
import type { Mailer } from '#server/lib/mail.ts'
import type { MailServices } from './compose-mail.ts'
import { deliverMails } from './deliver-mails.ts'

/** How often to look for mails whose next attempt has come, or that another process left. */
const LOOK_EVERY_MS = 5_000

/** Sees to it that owed mails are sent, without anybody waiting for them. */
export interface Post {
  /** There is a mail: deliver it now rather than at the next look. */
  nudge(): void
  /** Ends, when what is under way has been delivered. */
  stop(): Promise<void>
}

/** Starts delivering, until stopped. */
export function startPost(parts: MailServices & { mailer: Mailer; log: Logger }): Post {
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  const nudge = () => {
    again = true
    running ??= run().finally(() => {
      running = undefined
    })
  }

  async function run(): Promise<void> {
    while (again && !stopped) {
      again = false
      await deliverMails(parts).catch((err: unknown) => parts.log.error({ err }, 'delivering mails failed'))
    }
  }

  const timer = setInterval(nudge, LOOK_EVERY_MS)
  timer.unref()
  return {
    nudge,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
