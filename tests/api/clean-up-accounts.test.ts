import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { cleanUpAccounts } from '#server/domains/accounts/clean-up-accounts.ts'
import { findToken, makeToken } from '#server/domains/accounts/one-time-token.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { addAccount } from '#tests/support/people/accounts.ts'

const DAY_MS = 24 * 60 * 60_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

test('what nobody needs any more goes, and everything else stays', async () => {
  const { prisma } = db
  const user = await addAccount({ db }, { email: 'kept@example.com' })
  const young = await addAccount({ db }, { email: 'new@example.com', emailVerifiedAt: null })
  await prisma.$executeRaw`UPDATE users SET updated_at = ${ago(29.5)} WHERE id = ${young.id}::uuid`
  const never = await addAccount({ db }, { email: 'never@example.com', emailVerifiedAt: null })
  await prisma.$executeRaw`UPDATE users SET updated_at = ${ago(30.5)} WHERE id = ${never.id}::uuid`

  const session = (data: { expiresAt: Date; endedAt?: Date }) =>
    prisma.session.create({ data: { userId: user.id, ...data } })
  const open = await session({ expiresAt: ago(-1) })
  const ended = await session({ expiresAt: ago(-1), endedAt: ago(89.5) })
  await session({ expiresAt: ago(-1), endedAt: ago(90.5) })
  await session({ expiresAt: ago(90.5) })

  const refreshToken = (tokenHash: string, spentAt: Date | null) =>
    prisma.refreshToken.create({ data: { tokenHash, sessionId: open.id, spentAt } })
  await refreshToken('unspent', null)
  await refreshToken('spent lately', ago(29.5))
  await refreshToken('spent long ago', ago(30.5))

  const link = (tokenHash: string, expiresAt: Date) =>
    prisma.oneTimeToken.create({ data: { tokenHash, userId: user.id, purpose: 'VERIFY_EMAIL', expiresAt } })
  await link('dead lately', ago(6.5))
  await link('dead long ago', ago(7.5))

  const key = (secret: string, retiredAt: Date | null) =>
    prisma.signingKey.create({ data: { secret, retiredAt } })
  await key('in use', null)
  await key('retired lately', ago(29.5))
  await key('retired long ago', ago(30.5))

  await prisma.rateLimit.create({ data: { key: 'running', expire: db.now().getTime() + DAY_MS } })
  await prisma.rateLimit.create({ data: { key: 'over', expire: db.now().getTime() - 1000 } })

  const invitation = (email: string, expiresAt: Date) =>
    prisma.invitation.create({ data: { email, role: 'TEACHER', expiresAt } })
  await invitation('lately@example.com', ago(29.5))
  await invitation('long.ago@example.com', ago(30.5))

  await cleanUpAccounts({ db })

  const users = await prisma.user.findMany({ orderBy: { email: 'asc' } })
  expect(users.map(({ email }) => email)).toEqual(['kept@example.com', 'new@example.com'])
  const sessions = await prisma.session.findMany()
  expect(sessions.map(({ id }) => id).sort()).toEqual([open.id, ended.id].sort())
  const refreshTokens = await prisma.refreshToken.findMany({ orderBy: { tokenHash: 'asc' } })
  expect(refreshTokens.map(({ tokenHash }) => tokenHash)).toEqual(['spent lately', 'unspent'])
  expect((await prisma.oneTimeToken.findMany()).map(({ tokenHash }) => tokenHash)).toEqual(['dead lately'])
  const keys = await prisma.signingKey.findMany({ orderBy: { secret: 'asc' } })
  expect(keys.map(({ secret }) => secret)).toEqual(['in use', 'retired lately'])
  expect((await prisma.invitation.findMany()).map(({ email }) => email)).toEqual(['lately@example.com'])
  expect((await prisma.rateLimit.findMany()).map(({ key: name }) => name)).toEqual(['running'])
})

test.each([
  ['VERIFY_EMAIL', 48],
  ['RESET_PASSWORD', 2],
] as const)('a mailed link to %s works for %d hours', async (purpose, hours) => {
  const { id } = await addAccount({ db }, { email: `${purpose.toLowerCase()}@example.com` })
  const now = db.now()
  const token = await makeToken(db.prisma, now, id, purpose)
  const after = (ms: number) => findToken(db.prisma, new Date(now.getTime() + ms), token, purpose)
  expect(await after(hours * 3_600_000 - 1)).toMatchObject({ userId: id })
  expect(await after(hours * 3_600_000)).toBe('EXPIRED')
})
