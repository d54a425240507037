import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Database } from '#server/db.ts'
import type { Prisma, User } from '#server/generated/prisma/client.ts'
import { signAccessToken, verifyAccessToken } from './access-token.ts'
import type { KeyRing } from './keys.ts'
import { type Viewer, visitor } from './viewer.ts'

/** A session nobody used for this long is over. */
export const SESSION_MS = 30 * 24 * 60 * 60_000
/** A spent refresh token is still honoured this long: two tabs may send it at once, or the answer may be lost. */
const GRACE_MS = 10_000

/** What a browser is given: a short-lived access token and the next refresh token. */
export interface Tokens {
  access: string
  accessExpiresAt: Date
  refresh: string
  refreshExpiresAt: Date
}

export interface Sessions {
  /** Opens a session (a family of refresh tokens) for a user who has just proved who they are. */
  open(user: Pick<User, 'id'>): Promise<Tokens>
  /**
   * Exchanges a refresh token for new tokens; null when it is unknown or over. A token that was spent more than
   * 10 seconds ago has been copied: its whole family ends.
   */
  refresh(refreshToken: string): Promise<{ tokens: Tokens; viewer: Viewer } | null>
  /** Ends the family a refresh token belongs to. */
  end(refreshToken: string): Promise<void>
  /** Who an access token stands for now; a visitor if the token, session or account is not good any more. */
  viewerOf(accessToken: string): Promise<Viewer>
}

export function createSessions(db: Database, keys: KeyRing, o: { demo: boolean }): Sessions {
  const usable = (user: User) => user.disabledAt === null && (o.demo || !user.isDemo)

  async function issue(userId: string, sessionId: string, refresh: string, expiresAt: Date): Promise<Tokens> {
    const { token, expiresAt: accessExpiresAt } = await signAccessToken(keys, { userId, sessionId })
    return { access: token, accessExpiresAt, refresh, refreshExpiresAt: expiresAt }
  }

  return {
    async open(user) {
      const refresh = randomBytes(32).toString('base64url')
      const expiresAt = new Date(Date.now() + SESSION_MS)
      const session = await db.prisma.session.create({
        data: { userId: user.id, expiresAt, refreshTokens: { create: { tokenHash: hashOf(refresh) } } },
      })
      return issue(user.id, session.id, refresh, expiresAt)
    },

    async refresh(refreshToken) {
      const expiresAt = new Date(Date.now() + SESSION_MS)
      const renewed = await db.prisma.$transaction(async (tx) => {
        const spent = await tx.refreshToken.updateMany({
          where: { tokenHash: hashOf(refreshToken), spentAt: null },
          data: { spentAt: new Date(), successorSalt: randomBytes(32).toString('base64url') },
        })
        const token = await tx.refreshToken.findUnique({
          where: { tokenHash: hashOf(refreshToken) },
          include: { session: { include: { user: true } } },
        })
        if (!token || !isOpen(token.session) || !usable(token.session.user)) return null
        const first = spent.count === 1
        // Either way: the clock may have been put back since.
        if (!first && Math.abs(Date.now() - (token.spentAt?.getTime() ?? 0)) > GRACE_MS) {
          await endSessions(tx, { id: token.sessionId })
          return null
        }
        const next = first ? successorOf(refreshToken, token) : await newestAfter(tx, refreshToken)
        if (first) {
          await tx.refreshToken.create({ data: { tokenHash: hashOf(next), sessionId: token.sessionId } })
        }
        const { user, ...session } = await tx.session.update({
          where: { id: token.sessionId },
          data: { lastUsedAt: new Date(), expiresAt },
          include: { user: true },
        })
        return { user, session, next }
      })
      if (!renewed) return null
      const { user, session, next } = renewed
      const tokens = await issue(user.id, session.id, next, expiresAt)
      return { tokens, viewer: viewerFor(user, session.id, tokens.accessExpiresAt) }
    },

    async end(refreshToken) {
      await endSessions(db.prisma, { refreshTokens: { some: { tokenHash: hashOf(refreshToken) } } })
    },

    async viewerOf(accessToken) {
      const claims = await verifyAccessToken(keys, accessToken)
      if (!claims) return visitor
      // Looked up each time: a disabled account, a new role or a sign-out counts at once, not when the token runs out.
      const session = await db.prisma.session.findUnique({
        where: { id: claims.sessionId, userId: claims.userId },
        include: { user: true },
      })
      if (!session || !isOpen(session) || !usable(session.user)) return visitor
      return viewerFor(session.user, session.id, claims.expiresAt)
    },
  }
}

/** Ends the open sessions among those described; their tokens are worth nothing from then on. @returns how many. */
export async function endSessions(
  db: Pick<Prisma.TransactionClient, 'session'>,
  which: Prisma.SessionWhereInput,
): Promise<number> {
  const now = new Date()
  const { count } = await db.session.updateMany({
    where: { AND: [which, openSessions(now)] },
    data: { endedAt: now },
  })
  return count
}

/** Which sessions are open. */
export function openSessions(now = new Date()): Prisma.SessionWhereInput {
  return { endedAt: null, expiresAt: { gt: now } }
}

/**
 * The token that followed a spent one, and those that followed it. Because a spent token has only this one successor, a
 * family is a chain: a thief who is let in within the grace holds the same token as its owner, and whoever comes second
 * with it ends the family.
 */
async function newestAfter(tx: Prisma.TransactionClient, refreshToken: string): Promise<string> {
  let token = refreshToken
  for (;;) {
    const row = await tx.refreshToken.findUnique({ where: { tokenHash: hashOf(token) } })
    if (!row || row.spentAt === null) return token
    token = successorOf(token, row)
  }
}

/** Only someone who has the token and can read the database can compute its successor. */
function successorOf(token: string, { successorSalt }: { successorSalt: string | null }): string {
  if (successorSalt === null) throw new Error('A spent refresh token without a salt')
  return createHmac('sha256', successorSalt).update(token).digest('base64url')
}

function viewerFor(user: User, sessionId: string, expiresAt: Date): Viewer {
  const { id, email, name, role } = user
  return { kind: role, user: { id, email, name, role }, session: { id: sessionId, expiresAt } }
}

function isOpen(session: { endedAt: Date | null; expiresAt: Date }): boolean {
  return session.endedAt === null && session.expiresAt.getTime() > Date.now()
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
