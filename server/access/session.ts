import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#server/db.ts'
import type { User } from '#server/generated/prisma/client.ts'
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
  /** Exchanges a refresh token for new tokens; null when it is unknown, over, or used a second time. */
  refresh(refreshToken: string): Promise<{ tokens: Tokens; viewer: Viewer } | null>
  /** Ends the family a refresh token belongs to. */
  end(refreshToken: string): Promise<void>
  /** Ends a session by its id. */
  endById(sessionId: string): Promise<void>
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
      const refresh = newRefreshToken()
      const expiresAt = new Date(Date.now() + SESSION_MS)
      const session = await db.prisma.session.create({
        data: { userId: user.id, expiresAt, refreshTokens: { create: { tokenHash: hashOf(refresh) } } },
      })
      return issue(user.id, session.id, refresh, expiresAt)
    },

    async refresh(refreshToken) {
      const tokenHash = hashOf(refreshToken)
      const next = newRefreshToken()
      const expiresAt = new Date(Date.now() + SESSION_MS)
      const session = await db.prisma.$transaction(async (tx) => {
        const spent = await tx.refreshToken.updateMany({
          where: { tokenHash, spentAt: null },
          data: { spentAt: new Date() },
        })
        const token = await tx.refreshToken.findUnique({
          where: { tokenHash },
          include: { session: { include: { user: true } } },
        })
        if (!token || !isOpen(token.session) || !usable(token.session.user)) return null
        const again = spent.count === 0
        if (again && Date.now() - (token.spentAt?.getTime() ?? 0) > GRACE_MS) {
          await tx.session.update({ where: { id: token.sessionId }, data: { endedAt: new Date() } })
          return null
        }
        await tx.refreshToken.create({ data: { tokenHash: hashOf(next), sessionId: token.sessionId } })
        return tx.session.update({
          where: { id: token.sessionId },
          data: { lastUsedAt: new Date(), expiresAt },
          include: { user: true },
        })
      })
      if (!session) return null
      const tokens = await issue(session.userId, session.id, next, expiresAt)
      return { tokens, viewer: viewerFor(session.user, session.id, tokens.accessExpiresAt) }
    },

    async end(refreshToken) {
      await db.prisma.session.updateMany({
        where: { endedAt: null, refreshTokens: { some: { tokenHash: hashOf(refreshToken) } } },
        data: { endedAt: new Date() },
      })
    },

    async endById(sessionId) {
      await db.prisma.session.updateMany({
        where: { id: sessionId, endedAt: null },
        data: { endedAt: new Date() },
      })
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

function viewerFor(user: User, sessionId: string, expiresAt: Date): Viewer {
  const { id, email, name, role } = user
  return { kind: role, user: { id, email, name, role }, session: { id: sessionId, expiresAt } }
}

function isOpen(session: { endedAt: Date | null; expiresAt: Date }): boolean {
  return session.endedAt === null && session.expiresAt.getTime() > Date.now()
}

function newRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
