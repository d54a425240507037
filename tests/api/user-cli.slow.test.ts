import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { passwordMatches } from '#server/auth/password.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { copyOfTemplate } from '#tests/support/database/database.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { testCommand } from '#tests/support/server/command.ts'

let dataDir: string
/** As the running server has it open. */
let server: Database
let command: Awaited<ReturnType<typeof testCommand>>

beforeAll(async () => {
  command = await testCommand('server/cli/user.ts')
  dataDir = await copyOfTemplate()
  server = await openDatabase({ dataDir })
})
afterAll(async () => {
  await server.close()
  await removeFolder(dataDir)
})
afterEach(async () => {
  await server.prisma.user.deleteMany()
})

/** Runs the command. */
const user = (args: string[], o: { stdin?: string; dataDir?: string } = {}) =>
  command(args, { DATA_DIR: o.dataDir ?? dataDir }, o.stdin)
const find = (email: string) => server.prisma.user.findUniqueOrThrow({ where: { email } })

describe('the command for accounts, while the server runs', () => {
  test('adds the first admin with a password of its own making, shown once', async () => {
    const { code, out } = await user(['add', 'Boss@Example.com', '--role', 'admin', '--name', 'The Boss'])
    expect(code).toBe(0)
    const password = /^Password: (\S+)$/m.exec(out)?.[1] ?? ''
    expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
    const made = await find('boss@example.com')
    expect(made).toMatchObject({ role: 'ADMIN', name: 'The Boss', emailVerifiedAt: expect.any(Date) })
    expect(await passwordMatches(password, made.passwordHash)).toBe(true)
    const listed = await user(['list', 'BOSS'])
    expect(listed.out).toBe('boss@example.com  admin  The Boss\n')
  })

  test('takes a password from standard input, and refuses a weak one', async () => {
    const weak = await user(['add', 'a@example.com', '--password-stdin'], { stdin: 'password1\n' })
    expect(weak).toMatchObject({ code: 1, err: expect.stringContaining('Many people use this password') })
    const good = await user(['add', 'a@example.com', '--password-stdin'], { stdin: 'a longer, better one\n' })
    expect(good.code).toBe(0)
    expect(good.out).not.toContain('better one')
    expect(await passwordMatches('a longer, better one', (await find('a@example.com')).passwordHash)).toBe(
      true,
    )
  })

  test('changes roles, disables, enables, resets and ends sessions', async () => {
    await user(['add', 'a@example.com', '--role', 'admin'])
    await user(['add', 'b@example.com'])
    const { id: userId, passwordHash } = await find('b@example.com')
    await server.prisma.session.create({ data: { userId, expiresAt: new Date(Date.now() + 60_000) } })
    expect((await user(['role', 'b@example.com', 'Teacher'])).out).toContain('teacher')
    expect((await user(['disable', 'b@example.com'])).out).toContain('disabled')
    expect(await server.prisma.session.count({ where: { userId, endedAt: null } })).toBe(0)
    expect((await user(['enable', 'b@example.com'])).out).not.toContain('disabled')
    await server.prisma.session.create({ data: { userId, expiresAt: new Date(Date.now() + 60_000) } })
    await user(['end-sessions', 'b@example.com'])
    expect(await server.prisma.session.count({ where: { userId, endedAt: null } })).toBe(0)
    expect((await user(['reset', 'b@example.com'])).out).toContain('Password: ')
    expect((await find('b@example.com')).passwordHash).not.toBe(passwordHash)
    expect(
      await server.prisma.activity.findMany({ where: { subjectId: userId, actorId: null } }),
    ).toHaveLength(6)
  })

  test('keeps the last admin', async () => {
    await user(['add', 'a@example.com', '--role', 'admin'])
    for (const args of [
      ['disable', 'a@example.com'],
      ['role', 'a@example.com', 'student'],
    ]) {
      expect(await user(args)).toMatchObject({ code: 1, err: expect.stringContaining('last account') })
    }
    expect(await find('a@example.com')).toMatchObject({ role: 'ADMIN', disabledAt: null })
  })

  test('makes a new signing key', async () => {
    await user(['rotate-keys'])
    await user(['rotate-keys', '--now'])
    const now = new Date()
    const keys = await server.prisma.signingKey.findMany({ orderBy: { createdAt: 'asc' } })
    expect(keys.map(({ retiredAt }) => retiredAt === null || retiredAt > now)).toEqual([false, true])
  })

  test.each([[[]], [['--help']], [['add', '-h']]])('tells how it is used with %j', async (args) => {
    const { code, out, err } = await user(args)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('npm run user -- add')
  })

  test.each([
    [['frobnicate'], 'There is no command "frobnicate".'],
    [['add', 'nobody'], 'Enter an email address'],
    [['add', 'a@example.com', '--role', 'boss'], 'The role must be admin, teacher or student'],
    [['add', 'a@example.com', '--password', 'secret'], "Unknown option '--password'"],
    [['disable', 'nobody@example.com'], 'There is no account nobody@example.com.'],
  ])('says what is wrong with %j', async (args, message) => {
    expect(await user(args)).toMatchObject({ code: 1, out: '', err: expect.stringContaining(message) })
  })
})

test('only a new account makes a database where there is none, and says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-new-'))
  const nowhere = join(folder, 'data')
  try {
    for (const args of [['reset', 'a@example.com'], ['list'], ['rotate-keys'], ['trace', '203.0.113.7']]) {
      expect(await user(args, { dataDir: nowhere })).toEqual({
        code: 1,
        out: '',
        err: `There is no database in ${nowhere}; set DATA_DIR or DATABASE_URL as for the server.\n`,
      })
    }
    expect(await readdir(folder)).toEqual([])
    const added = await user(['add', 'a@example.com'], { dataDir: nowhere })
    expect(added.out).toMatch(/^New database in .*\/data\na@example\.com {2}student\n/)
    expect((await user(['add', 'b@example.com'], { dataDir: nowhere })).out).not.toContain('New database')
  } finally {
    await removeFolder(folder)
  }
})

test('the command works without a server, too', async () => {
  const alone = await copyOfTemplate()
  try {
    expect((await user(['add', 'a@example.com'], { dataDir: alone })).code).toBe(0)
    expect((await user(['list'], { dataDir: alone })).out).toBe('a@example.com  student\n')
  } finally {
    await removeFolder(alone)
  }
})
