import type { Database } from '#server/db/database.ts'
import { deleteOldAddressKeys } from '#server/lib/refusal-log.ts'

const DAY_MS = 24 * 60 * 60_000

/** How long expired records are retained, in days. */
export const retentionDays = {
  /** Lets the site tell users why a link does not work. */
  expiredLinks: 7,
  /** Lets admins see when a user was last signed in. */
  endedSessions: 90,
  /** Detects the reuse of a stolen refresh token. Sessions without use end after the same time. */
  spentTokens: 30,
  /** Sign-ups whose address was never confirmed. */
  unconfirmedAccounts: 30,
  retiredKeys: 30,
  /** Lets admins send them again. */
  expiredInvitations: 30,
} as const

/** Retention of the activity log in years; a database trigger rejects deleting newer rows. */
const LOG_YEARS = 3

/** Deletes expired tokens, sessions, signing keys, unconfirmed accounts, expired invitations, old activities and rate limits. */
export async function cleanUpAccounts({ db }: { db: Database }): Promise<void> {
  const { prisma } = db
  const now = db.now().getTime()
  const before = (days: number) => ({ lt: new Date(now - days * DAY_MS) })
  await prisma.oneTimeToken.deleteMany({ where: { expiresAt: before(retentionDays.expiredLinks) } })
  await prisma.session.deleteMany({
    where: {
      OR: [
        { endedAt: before(retentionDays.endedSessions) },
        { expiresAt: before(retentionDays.endedSessions) },
      ],
    },
  })
  await prisma.refreshToken.deleteMany({ where: { spentAt: before(retentionDays.spentTokens) } })
  await prisma.user.deleteMany({
    where: { emailVerifiedAt: null, updatedAt: before(retentionDays.unconfirmedAccounts) },
  })
  await prisma.invitation.deleteMany({ where: { expiresAt: before(retentionDays.expiredInvitations) } })
  await prisma.signingKey.deleteMany({ where: { retiredAt: before(retentionDays.retiredKeys) } })
  await prisma.$executeRaw`DELETE FROM activities WHERE at < now() - make_interval(years => ${LOG_YEARS}, secs => 1)`
  await deleteOldAddressKeys(db.pool)
  await prisma.$executeRaw`DELETE FROM distinct_attempts WHERE at < now() - make_interval(hours => 1)`
  await prisma.rateLimit.deleteMany({ where: { expire: { lt: now } } })
}
