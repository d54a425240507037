import type { Database } from '#server/db.ts'

const DAY_MS = 24 * 60 * 60_000

/** How long what is over is kept, in days. */
const keep = {
  /** So that people can still be told why a link does not work. */
  deadLinks: 7,
  /** So that admins can see when somebody was last here. */
  endedSessions: 90,
  /** So that a copied refresh token is noticed when it comes back; sessions end after so long without use. */
  spentTokens: 30,
  /** Somebody signed up, perhaps with an address that is not theirs, and never confirmed it. */
  unconfirmedAccounts: 30,
  retiredKeys: 30,
} as const

/** Years of the log of activities; the database refuses to delete what is younger. */
const LOG_YEARS = 3

/** Deletes what accounts leave behind and nobody needs any more. */
export async function sweepAccounts({ db: { prisma } }: { db: Database }): Promise<void> {
  const before = (days: number) => ({ lt: new Date(Date.now() - days * DAY_MS) })
  await prisma.oneTimeToken.deleteMany({ where: { expiresAt: before(keep.deadLinks) } })
  await prisma.session.deleteMany({
    where: { OR: [{ endedAt: before(keep.endedSessions) }, { expiresAt: before(keep.endedSessions) }] },
  })
  await prisma.refreshToken.deleteMany({ where: { spentAt: before(keep.spentTokens) } })
  await prisma.user.deleteMany({
    where: { emailVerifiedAt: null, updatedAt: before(keep.unconfirmedAccounts) },
  })
  await prisma.signingKey.deleteMany({ where: { retiredAt: before(keep.retiredKeys) } })
  // The database's clock, which its refusal goes by, too.
  await prisma.$executeRaw`DELETE FROM activities WHERE at < now() - make_interval(years => ${LOG_YEARS}, secs => 1)`
  await prisma.rateLimit.deleteMany({ where: { expire: { lt: Date.now() } } })
}
