import { createHmac } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import type { Prisma, User } from '#server/generated/prisma/client.ts'
import { hashOfSecret, newSecret } from '#server/lib/secret.ts'
import { type AccessToken, signAccessToken } from './access-token.ts'
import type { KeyRing } from './keys.ts'
import { isUsable } from './usable-account.ts'
import { type Viewer, visitor } from './viewer.ts'

/** A session unused for this long has expired. */
export const SESSION_MS = 30 * 24 * 60 * 60_000
/**
 * A spent refresh token stays valid this long: two tabs may send it at once, or the response may be lost. A browser waits 25 s
 * for it before it asks again.
 */
const GRACE_MS = 60_000
/** So often a browser renews a session within that time at most, with all its tabs. */
const MOST_SUCCESSORS = 20

/** A short-lived access token and the next refresh token. */
export interface Tokens {
  access: string
  accessExpiresAt: Date
  refresh: string
}

export interface Sessions {
  /**
   * Opens a session (a family of refresh tokens) after the password was verified; null when the password or the
   * account has changed since.
   */
  open(user: Pick<User, 'id' | 'passwordHash'>): Promise<{ tokens: Tokens; viewer: Viewer } | null>
  /**
   * Exchanges a refresh token for new tokens; null when it is unknown or expired. A token spent more than a minute
   * ago has been copied, so its whole family ends.
   */
  refresh(refreshToken: string): Promise<{ tokens: Tokens; viewer: Viewer } | null>
  /** Ends the session of a refresh token. */
  end(refreshToken: string): Promise<void>
  /** The viewer of a verified access token; a visitor if the session or account is no longer valid. */
  viewerOf(token: AccessToken): Promise<Viewer>
}

export function createSessions(db: Database, keys: KeyRing, o: { demo: boolean }): Sessions {
  async function issue(userId: string, sessionId: string, refresh: string): Promise<Tokens> {
    const { token, expiresAt: accessExpiresAt } = await signAccessToken(keys, { userId, sessionId })
    return { access: token, accessExpiresAt, refresh }
  }

  return {
    async open(user) {
      const refresh = newSecret()
      const expiresAt = new Date(db.now().getTime() + SESSION_MS)
      const session = await db.prisma.$transaction(async (tx) => {
        // Locked, so that a later change of the account finds this session and ends it.
        const unchanged = await tx.$queryRaw<object[]>`
          SELECT id FROM users
          WHERE id = ${user.id}::uuid AND password_hash = ${user.passwordHash} AND disabled_at IS NULL FOR SHARE`
        if (unchanged.length === 0) return null
        return tx.session.create({
          data: {
            userId: user.id,
            expiresAt,
            refreshTokens: { create: { tokenHash: hashOfSecret(refresh) } },
          },
          include: { user: true },
        })
      })
      if (!session) return null
      const tokens = await issue(user.id, session.id, refresh)
      return { tokens, viewer: viewerFor(session.user, session.id, tokens.accessExpiresAt) }
    },

    async refresh(refreshToken) {
      const now = db.now()
      const expiresAt = new Date(now.getTime() + SESSION_MS)
      const renewed = await db.prisma.$transaction(async (tx) => {
        const spent = await tx.refreshToken.updateMany({
          where: { tokenHash: hashOfSecret(refreshToken), spentAt: null },
          data: { spentAt: now, successorSalt: newSecret() },
        })
        const token = await tx.refreshToken.findUnique({
          where: { tokenHash: hashOfSecret(refreshToken) },
          include: { session: { include: { user: true } } },
        })
        if (!token || !isOpen(token.session, now) || !isUsable(token.session.user, o)) return null
        const first = spent.count === 1
        // Absolute, because the database's clock may have been set back.
        if (!first && Math.abs(now.getTime() - (token.spentAt?.getTime() ?? 0)) > GRACE_MS) {
          await endSessions(tx, now, { id: token.sessionId })
          return null
        }
        const next = first ? successorOf(refreshToken, token) : await newestAfter(tx, refreshToken)
        if (next === null) return null
        if (first) {
          await tx.refreshToken.create({
            data: { tokenHash: hashOfSecret(next), sessionId: token.sessionId },
          })
        }
        const { user, ...session } = await tx.session.update({
          where: { id: token.sessionId },
          data: { lastUsedAt: now, expiresAt },
          include: { user: true },
        })
        return { user, session, next }
      })
      if (!renewed) return null
      const { user, session, next } = renewed
      const tokens = await issue(user.id, session.id, next)
      return { tokens, viewer: viewerFor(user, session.id, tokens.accessExpiresAt) }
    },

    async end(refreshToken) {
      await endSessions(db.prisma, db.now(), {
        refreshTokens: { some: { tokenHash: hashOfSecret(refreshToken) } },
      })
    },

    async viewerOf({ userId, sessionId, expiresAt }) {
      // Queried each time, so that a disabled account, a new role or a sign-out takes effect at once.
      const session = await db.prisma.session.findUnique({
        where: { id: sessionId, userId },
        include: { user: true },
      })
      if (!session || !isOpen(session, db.now()) || !isUsable(session.user, o)) return visitor
      return viewerFor(session.user, session.id, expiresAt)
    },
  }
}

/** Ends the open sessions that match. @returns how many. */
export async function endSessions(
  db: Pick<Prisma.TransactionClient, 'session'>,
  now: Date,
  which: Prisma.SessionWhereInput,
): Promise<number> {
  const { count } = await db.session.updateMany({
    where: { AND: [which, openSessions(now)] },
    data: { endedAt: now },
  })
  return count
}

/** Condition for open sessions. */
export function openSessions(now: Date): Prisma.SessionWhereInput {
  return { endedAt: null, expiresAt: { gt: now } }
}

/**
 * The newest token of the chain after a spent one. A spent token has exactly one successor, so a thief within the
 * grace period gets the same token as the owner, and its second use ends the family. Null after too many.
 */
async function newestAfter(tx: Prisma.TransactionClient, refreshToken: string): Promise<string | null> {
  let token = refreshToken
  for (let passed = 0; passed < MOST_SUCCESSORS; passed++) {
    const row = await tx.refreshToken.findUnique({ where: { tokenHash: hashOfSecret(token) } })
    if (!row || row.spentAt === null) return token
    token = successorOf(token, row)
  }
  return null
}

/** Only a holder of the token with access to the database can compute its successor. */
function successorOf(token: string, { successorSalt }: { successorSalt: string | null }): string {
  if (successorSalt === null) throw new Error('A spent refresh token without a salt')
  return createHmac('sha256', successorSalt).update(token).digest('base64url')
}

function viewerFor(user: User, sessionId: string, expiresAt: Date): Viewer {
  const { id, email, name, role, isDemo } = user
  return { kind: role, user: { id, email, name, role, isDemo }, session: { id: sessionId, expiresAt } }
}

function isOpen(session: { endedAt: Date | null; expiresAt: Date }, now: Date): boolean {
  return session.endedAt === null && session.expiresAt > now
}
