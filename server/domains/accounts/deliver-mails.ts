import type { Database } from '#server/db.ts'
import type { OwedMail } from '#server/generated/prisma/client.ts'
import type { Logger } from '#server/lib/log.ts'
import { type Mailer, MailRefused } from '#server/lib/mail.ts'
import { composeMail, type MailServices } from './compose-mail.ts'
import { accountMails } from './owed-mail.ts'

/** A mail that nobody could deliver for this long has lost its point. */
const GIVE_UP_AFTER_MS = 2 * 24 * 60 * 60_000
/** Nor is it given up before so many attempts (half an hour): a clock that jumps makes a mail look old. */
const FEWEST_ATTEMPTS = 10
const FIRST_RETRY_MS = 10_000
const LONGEST_RETRY_MS = 15 * 60_000
/** How long a mail belongs to the process that took it up; longer than any mail server takes to answer. */
const CLAIM_SECONDS = 120
/** How many are on their way at once. */
const AT_ONCE = 4

interface Parts extends MailServices {
  mailer: Mailer
  log: Logger
}

/** Delivers every mail that is due, several at a time. Several processes may do so at once: each mail is taken up once. */
export async function deliverMails(parts: Parts): Promise<void> {
  for (;;) {
    const claimed = await claim(parts.db)
    if (claimed.length === 0) return
    await Promise.all(claimed.map((mail) => deliver(parts, mail)))
  }
}

/**
 * Takes up mails that are due by moving their next attempt on, so that no lock is held while a mail server answers (the
 * embedded database would stand still), and a process that dies in the middle keeps its mails back for two minutes only.
 */
function claim(
  db: Database,
): Promise<Pick<OwedMail, 'id' | 'kind' | 'recipient' | 'createdAt' | 'attempts'>[]> {
  // The millisecond: the column's default is rounded, perhaps into the future. Further away than any attempt is put off:
  // from before the clock was put back.
  return db.prisma.$queryRaw`
    UPDATE owed_mails
    SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${CLAIM_SECONDS})
    WHERE id IN (
      SELECT id FROM owed_mails
      WHERE next_attempt_at <= now() + interval '1 millisecond'
        OR next_attempt_at > now() + make_interval(secs => ${(2 * LONGEST_RETRY_MS) / 1000})
      ORDER BY next_attempt_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, recipient, created_at AS "createdAt", attempts`
}

async function deliver(parts: Parts, mail: Awaited<ReturnType<typeof claim>>[number]): Promise<void> {
  const { db, mailer } = parts
  const log = parts.log.child({ mail: mail.id, kind: mail.kind, attempt: mail.attempts })
  try {
    const kind = accountMails.find((one) => one === mail.kind)
    const message = kind && (await composeMail(parts, kind, mail.recipient))
    if (message) {
      await mailer.deliver(message)
      log.info('mail delivered')
    }
  } catch (err) {
    const late = mail.attempts >= FEWEST_ATTEMPTS && Date.now() - mail.createdAt.getTime() > GIVE_UP_AFTER_MS
    if (!late && !(err instanceof MailRefused)) {
      const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (mail.attempts - 1))
      log.warn({ err, retryInSeconds: wait / 1000 }, 'mail not delivered, will try again')
      // By the database's clock, as it is looked for.
      await db.prisma.$executeRaw`
        UPDATE owed_mails SET next_attempt_at = now() + make_interval(secs => ${wait / 1000}) WHERE id = ${mail.id}::uuid`
      return
    }
    log.error({ err }, 'mail given up')
  }
  await db.prisma.owedMail.deleteMany({ where: { id: mail.id } })
}
