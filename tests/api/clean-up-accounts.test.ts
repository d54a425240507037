import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { cleanUpAccounts } from '#server/domains/accounts/clean-up-accounts.ts'
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
  await addAccount({ db }, { email: 'new@example.com', emailVerifiedAt: null })
  const never = await addAccount({ db }, { email: 'never@example.com', emailVerifiedAt: null })
  await prisma.$executeRaw`UPDATE users SET updated_at = ${ago(31)} WHERE id = ${never.id}::uuid`

  const session = (data: { expiresAt: Date; endedAt?: Date }) =>
    prisma.session.create({ data: { userId: user.id, ...data } })
  const open = await session({ expiresAt: ago(-1) })
  const ended = await session({ expiresAt: ago(-1), endedAt: ago(80) })
  await session({ expiresAt: ago(-1), endedAt: ago(91) })
  await session({ expiresAt: ago(91) })

  const refreshToken = (tokenHash: string, spentAt: Date | null) =>
    prisma.refreshToken.create({ data: { tokenHash, sessionId: open.id, spentAt } })
  await refreshToken('unspent', null)
  await refreshToken('spent lately', ago(29))
  await refreshToken('spent long ago', ago(31))

  const link = (tokenHash: string, expiresAt: Date) =>
    prisma.oneTimeToken.create({ data: { tokenHash, userId: user.id, purpose: 'VERIFY_EMAIL', expiresAt } })
  await link('dead lately', ago(6))
  await link('dead long ago', ago(8))

  const key = (secret: string, retiredAt: Date | null) =>
    prisma.signingKey.create({ data: { secret, retiredAt } })
  await key('in use', null)
  await key('retired lately', ago(1))
  await key('retired long ago', ago(31))

  await prisma.rateLimit.create({ data: { key: 'running', expire: db.now().getTime() + DAY_MS } })
  await prisma.rateLimit.create({ data: { key: 'over', expire: db.now().getTime() - 1000 } })

  const invitation = (email: string, expiresAt: Date) =>
    prisma.invitation.create({ data: { email, role: 'TEACHER', expiresAt } })
  await invitation('lately@example.com', ago(29))
  await invitation('long.ago@example.com', ago(31))

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
