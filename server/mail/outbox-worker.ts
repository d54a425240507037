import { mkdirSync, writeFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import type { OutboxMail } from '#server/generated/prisma/client.ts'
import type { InvitationDelivery } from '#server/generated/prisma/enums.ts'
import type { Logger } from '#server/lib/log.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { composeMail, type MailServices } from './compose-mail.ts'
import { type Mailer, MailRefused } from './mailer.ts'
import { mailKinds } from './outbox.ts'

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

/** A mail that could not be delivered is deleted after this time. */
const GIVE_UP_AFTER_MS = 2 * 24 * 60 * 60_000
/** Minimum number of attempts (about half an hour) before that: a clock that jumps makes a mail look old. */
const FEWEST_ATTEMPTS = 10
const FIRST_RETRY_MS = 10_000
const LONGEST_RETRY_MS = 15 * 60_000
/** How long a process holds a claimed mail; longer than the SMTP time limits. */
const CLAIM_SECONDS = 240
/** Mails delivered in parallel. */
const AT_ONCE = 4

interface Resources extends MailServices {
  mailer: Mailer
  log: Logger
}

/**
 * Delivers all due mails, several in parallel. Safe in several processes: each mail is claimed by one of them.
 *
 * @param o.stop ends it after the mails under way.
 * @param o.breakOff breaks those off.
 */
export async function deliverMails(
  resources: Resources,
  o: { stop?: AbortSignal; breakOff?: AbortSignal } = {},
): Promise<void> {
  const sent = sentMailsIn(resources.env)
  // Of a process that was killed, or could not reach the database.
  for (const id of await sent.list()) await removeMail(resources.db, sent, id)
  while (!o.stop?.aborted) {
    const claimed = await claim(resources.db)
    if (claimed.length === 0) return
    await Promise.all(claimed.map((mail) => deliver(resources, mail, { sent, breakOff: o.breakOff })))
  }
}

async function removeMail(
  { prisma }: Database,
  sent: SentMails,
  id: string,
  delivery: InvitationDelivery = 'MAILED',
): Promise<void> {
  await prisma.$executeRaw`
    WITH removed AS (DELETE FROM outbox_mails WHERE id = ${id}::uuid RETURNING kind, recipient)
    UPDATE invitations SET delivery = ${delivery}::"InvitationDelivery" FROM removed
    WHERE kind = 'invitation' AND email = recipient AND delivery = 'WAITING'`
  await sent.remove(id)
}

/**
 * Claims due mails by postponing their next attempt. No lock is held while the mail server answers, because it would block
 * the embedded database; the mails of a crashed process are retried after four minutes.
 */
function claim(db: Database): Promise<
  (Pick<OutboxMail, 'id' | 'kind' | 'recipient' | 'passwordHash' | 'recheckId' | 'language' | 'attempts'> & {
    isOld: boolean
  })[]
> {
  // The column's default is rounded up by at most a millisecond. A next attempt beyond the longest delay was stored before
  // the clock was set back; such a mail is due, too. Somebody waits for each of the others, while invitations come in lists
  // of thousands.
  return db.prisma.$queryRaw`
    UPDATE outbox_mails
    SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${CLAIM_SECONDS})
    WHERE id IN (
      SELECT id FROM outbox_mails
      WHERE next_attempt_at <= now() + interval '1 millisecond'
        OR next_attempt_at > now() + make_interval(secs => ${(2 * LONGEST_RETRY_MS) / 1000})
      ORDER BY kind = 'invitation', next_attempt_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, recipient, password_hash AS "passwordHash", recheck_id AS "recheckId", language, attempts,
      created_at < now() - make_interval(secs => ${GIVE_UP_AFTER_MS / 1000}) AS "isOld"`
}

async function deliver(
  resources: Resources,
  mail: Awaited<ReturnType<typeof claim>>[number],
  { sent, breakOff }: { sent: SentMails; breakOff: AbortSignal | undefined },
): Promise<void> {
  const { db, mailer } = resources
  const log = resources.log.child({ mail: mail.id, kind: mail.kind, attempt: mail.attempts })
  try {
    const kind = mailKinds.find((one) => one === mail.kind)
    const message = kind && (await composeMail(resources, kind, mail))
    if (message) {
      await mailer.deliver(message, breakOff)
      recordSent(sent, mail.id, log)
      log.info('mail delivered')
    }
  } catch (err) {
    const late = mail.attempts >= FEWEST_ATTEMPTS && mail.isOld
    if (!late && !(err instanceof MailRefused)) {
      const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (mail.attempts - 1))
      log.warn({ err, retryInSeconds: wait / 1000 }, 'mail not delivered, will try again')
      // The claim compares with the database's clock.
      await db.prisma.$executeRaw`
        UPDATE outbox_mails SET next_attempt_at = now() + make_interval(secs => ${wait / 1000}) WHERE id = ${mail.id}::uuid`
      return
    }
    log.error({ err }, 'mail deleted without being delivered')
    return removeMail(db, sent, mail.id, 'FAILED')
  }
  await removeMail(db, sent, mail.id)
}

/** A failure does not make the mail unsent. */
function recordSent(sent: SentMails, id: string, log: Logger): void {
  try {
    sent.add(id)
  } catch (err) {
    log.error({ err }, 'that the mail was sent is recorded only in the database')
  }
}

/** Mails that were sent and may still be in the outbox, by id, as empty files in the data folder. */
interface SentMails {
  /** Synchronous, so that nothing comes between sending and this. @throws an error of the file system. */
  add(id: string): void
  list(): Promise<string[]>
  /** To be called when the mail is no longer in the outbox. */
  remove(id: string): Promise<void>
}

/**
 * Records that mails were sent before the database does: that may have to wait for it, and a process that was killed
 * meanwhile would send the mail again.
 */
function sentMailsIn({ dataDir }: Pick<Env, 'dataDir'>): SentMails {
  const folder = join(dataDir, 'sent-mails')
  return {
    add(id) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, id), '')
    },
    async list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      return names.filter(isUuid)
    },
    remove: (id) => rm(join(folder, id), { force: true }),
  }
}
