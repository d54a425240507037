import { randomBytes } from 'node:crypto'
import { UnsecuredJWT } from 'jose'
import { signAccessToken } from '#server/auth/access-token.ts'
import { signJwt } from '#server/auth/jwt.ts'
import { createKeyRing, type KeyRing } from '#server/auth/keys.ts'
import type { User } from '#server/generated/prisma/client.ts'
import type { Role } from '#server/generated/prisma/enums.ts'
import type { TestApp } from '#tests/support/server/api.ts'
import { addAccount } from './accounts.ts'

/** Possible states of a token. */
const ends = {
  'whose token ran out': 'token ran out',
  'whose session ran out': 'session ran out',
  'who signed out': 'signed out',
  'whose account is closed': 'disabled',
  'by a token of another key': 'forged',
  'by a token without a signature': 'unsigned',
} as const

export interface Caller {
  /** Whose token they bring; nobody's when absent. */
  as?: Role
  /** A second account of that role. */
  another?: true
  /** Defect of the token, which must make it worthless. */
  bad?: (typeof ends)[keyof typeof ends]
}

/** Every kind of caller. */
export const callers: Readonly<Record<string, Caller>> = {
  visitor: {},
  student: { as: 'STUDENT' },
  'another student': { as: 'STUDENT', another: true },
  teacher: { as: 'TEACHER' },
  admin: { as: 'ADMIN' },
  ...Object.fromEntries(
    (['STUDENT', 'ADMIN'] as const).flatMap((role) =>
      Object.entries(ends).map(([words, bad]) => [`${role.toLowerCase()} ${words}`, { as: role, bad }]),
    ),
  ),
}

/** Role whose rights a caller has; undefined for a visitor and for an invalid token. */
export const roleOf = ({ as, bad }: Caller): Role | undefined => (bad === undefined ? as : undefined)

/** @returns what makes a caller's access token, of a new session each time. */
export function tokenMaker(app: TestApp): (caller: Caller) => Promise<string | undefined> {
  const keys = createKeyRing(app.db)
  const forgedKeys: KeyRing = {
    current: async () => ({ id: (await keys.current()).id, secret: randomBytes(32) }),
    find: async () => undefined,
    now: keys.now,
  }
  const accounts = new Map<string, Promise<User>>()

  const accountOf = ({ as, another, bad }: Caller) => {
    const disabled = bad === 'disabled'
    const email = `${as?.toLowerCase()}${another ? '-2' : ''}${disabled ? '-closed' : ''}@example.com`
    const known =
      accounts.get(email) ??
      addAccount(app, {
        email,
        name: email,
        ...(as && { role: as }),
        disabledAt: disabled ? new Date() : null,
      })
    accounts.set(email, known)
    return known
  }

  return async (caller) => {
    const { as, bad } = caller
    if (as === undefined) return undefined
    const { id: userId } = await accountOf(caller)
    const session = await app.db.prisma.session.create({
      data: {
        userId,
        expiresAt: new Date(Date.now() + (bad === 'session ran out' ? -60_000 : 3_600_000)),
        endedAt: bad === 'signed out' ? new Date() : null,
      },
    })
    const claims = { sid: session.id }
    if (bad === 'unsigned')
      return new UnsecuredJWT({ sub: userId, ...claims, aud: 'pravesh:api' })
        .setIssuer('pravesh')
        .setExpirationTime('5m')
        .encode()
    if (bad === 'token ran out') {
      const expiresAt = new Date(Date.now() - 60_000)
      return signJwt(keys, { audience: 'pravesh:api', subject: userId, expiresAt, claims })
    }
    const signing = bad === 'forged' ? forgedKeys : keys
    return (await signAccessToken(signing, { userId, sessionId: session.id })).token
  }
}
