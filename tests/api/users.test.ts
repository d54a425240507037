import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#server/generated/prisma/client.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import {
  EndUserSessions,
  SetUserDisabled,
  SetUserRole,
  SignIn,
  Users,
  WhoAmI,
} from '#tests/support/people/account-operations.ts'
import {
  addAccount,
  onlyAnAdmin,
  accountPassword as password,
  signedInBrowser,
} from '#tests/support/people/accounts.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let boss: User
let admin: ApiClient

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ;({ boss, admin } = await onlyAnAdmin(app))
})

const activities = (action: string) =>
  app.db.prisma.activity.findMany({ where: { action, actorId: boss.id }, orderBy: { at: 'asc' } })
const roleIn = async (client: ApiClient) => (await client.run(WhoAmI)).viewer.role

describe('the list of accounts', () => {
  test('is found by part of an address or name, in whatever case', async () => {
    await addAccount(app, { email: 'puja.rai@example.com', name: 'Puja Rai' })
    await addAccount(app, { email: 'else@example.com', name: 'पूजा थापा' })
    const found = async (search: string) => {
      const { users } = await admin.run(Users, { search })
      return users.nodes.map(({ email }) => email)
    }
    expect(await found('PUJA')).toEqual(['puja.rai@example.com'])
    expect(await found(' थापा ')).toEqual(['else@example.com'])
    expect(await found('nobody')).toEqual([])
    expect(await found('')).toHaveLength(3)
  })

  test('comes in pages, in a constant number of queries', async () => {
    for (let index = 0; index < 7; index++) await addAccount(app, { email: `page${index}@example.com` })
    const first = await queriesOf(() => admin.run(Users, { first: 3 }))
    const { users } = first.result
    expect(users.totalCount).toBe(8)
    expect(users.pageInfo.hasNextPage).toBe(true)
    const second = await queriesOf(() =>
      admin.run(Users, { first: 5, after: users.pageInfo.endCursor ?? '' }),
    )
    expect(second.result.users.pageInfo.hasNextPage).toBe(false)
    const all = [...users.nodes, ...second.result.users.nodes].map(({ id }) => id)
    expect(new Set(all).size).toBe(8)
    expect(second.queries.length).toBeLessThanOrEqual(first.queries.length)
  })

  test('tells where an account stands', async () => {
    const user = await addAccount(app, { email: 'rita@example.com' })
    await addAccount(app, { email: 'sabin@example.com', emailVerifiedAt: null, disabledAt: new Date() })
    await signedInBrowser(app, user.email)
    const [rita] = (await admin.run(Users, { search: 'rita' })).users.nodes
    expect(rita).toMatchObject({ role: 'STUDENT', openSessions: 1, disabledAt: null })
    expect(rita?.lastSeenAt).not.toBeNull()
    const [sabin] = (await admin.run(Users, { search: 'sabin' })).users.nodes
    expect(sabin).toMatchObject({ emailVerifiedAt: null, openSessions: 0, lastSeenAt: null })
    expect(sabin?.disabledAt).not.toBeNull()
  })

  test.each([{ first: 1000 }, { after: 'nonsense' }, { first: -1 }])(
    'answers %o kindly',
    async (variables) => {
      const { data, errors } = await admin.send(Users, variables)
      if (variables.first === 1000) expect(errors).toBeUndefined()
      else expect([data, errors?.[0]?.extensions?.code]).toEqual([null, 'BAD_USER_INPUT'])
    },
  )
})

describe('an admin', () => {
  test('gives a role that counts at once, and it is on record', async () => {
    const user = await addAccount(app, { email: 'tara@example.com' })
    const browser = await signedInBrowser(app, user.email)
    const { setUserRole } = await admin.run(SetUserRole, { id: user.id, role: 'TEACHER' })
    expect(setUserRole).toEqual({ __typename: 'User', id: user.id, role: 'TEACHER', version: 2 })
    expect(await roleIn(browser)).toBe('TEACHER')
    await admin.run(SetUserRole, { id: user.id, role: 'TEACHER' })
    expect(await activities('user.role-changed')).toMatchObject([
      { subject: 'tara@example.com: STUDENT → TEACHER', subjectId: user.id },
    ])
  })

  test('does not overwrite a role that somebody else has given meanwhile, unless asked for', async () => {
    const { id } = await addAccount(app, { email: 'usha@example.com' })
    await admin.run(SetUserRole, { id, role: 'TEACHER', version: 1 })
    const stale = await admin.run(SetUserRole, { id, role: 'ADMIN', version: 1 })
    expect(stale.setUserRole).toEqual({
      __typename: 'UserConflict',
      message: 'This account has changed since you opened it.',
      current: { role: 'TEACHER', version: 2 },
    })
    const again = await admin.run(SetUserRole, { id, role: 'TEACHER', version: 1 })
    expect(again.setUserRole).toMatchObject({ role: 'TEACHER', version: 2 })
    const { setUserRole } = await admin.run(SetUserRole, { id, role: 'ADMIN' })
    expect(setUserRole).toMatchObject({ role: 'ADMIN' })
  })

  test('disables an account at once, and its sessions stay ended when it is enabled again', async () => {
    const user = await addAccount(app, { email: 'uma@example.com' })
    const browser = await signedInBrowser(app, user.email)
    const { setUserDisabled } = await admin.run(SetUserDisabled, { id: user.id, isDisabled: true })
    expect(setUserDisabled).toMatchObject({ __typename: 'User', openSessions: 0 })
    expect(await roleIn(browser)).toBeNull()
    await admin.run(SetUserDisabled, { id: user.id, isDisabled: false })
    expect(await roleIn(browser)).toBeNull()
    const { signIn } = await browser.run(SignIn, { email: user.email, password })
    expect(signIn.__typename).toBe('SignedIn')
    expect(await activities('user.disabled')).toHaveLength(1)
    expect(await activities('user.enabled')).toHaveLength(1)
  })

  test('ends the sessions of an account', async () => {
    const user = await addAccount(app, { email: 'vikram@example.com' })
    const browsers = [await signedInBrowser(app, user.email), await signedInBrowser(app, user.email)]
    const { endUserSessions } = await admin.run(EndUserSessions, { id: user.id })
    expect(endUserSessions.openSessions).toBe(0)
    expect(await Promise.all(browsers.map(roleIn))).toEqual([null, null])
    expect(await activities('user.sessions-ended')).toHaveLength(1)
  })

  test.each(['0190a5b2-0000-7000-8000-000000000000', 'nonsense'])('finds no account %s', async (id) => {
    const answers = [
      await admin.send(SetUserRole, { id, role: 'ADMIN' }),
      await admin.send(SetUserDisabled, { id, isDisabled: true }),
      await admin.send(EndUserSessions, { id }),
    ]
    expect(answers.map(({ errors }) => errors?.[0]?.extensions?.code)).toEqual(Array(3).fill('NOT_FOUND'))
  })
})

describe('the last admin', () => {
  const lastAdmin = { __typename: 'LastAdmin', message: expect.stringContaining('last account') }

  test('cannot be demoted or disabled', async () => {
    const { setUserRole } = await admin.run(SetUserRole, { id: boss.id, role: 'TEACHER' })
    const { setUserDisabled } = await admin.run(SetUserDisabled, { id: boss.id, isDisabled: true })
    expect([setUserRole, setUserDisabled]).toEqual([lastAdmin, lastAdmin])
    expect(await roleIn(admin)).toBe('ADMIN')
  })

  test.each<[string, Partial<User>]>([
    ['disabled', { disabledAt: new Date() }],
    ['not confirmed', { emailVerifiedAt: null }],
  ])('is that also when others are admins but %s', async (_case, other) => {
    await addAccount(app, { email: 'wrong@example.com', role: 'ADMIN', ...other })
    const { setUserRole } = await admin.run(SetUserRole, { id: boss.id, role: 'TEACHER' })
    expect(setUserRole).toEqual(lastAdmin)
  })

  test('may go when there is another', async () => {
    await addAccount(app, { email: 'yama@example.com', role: 'ADMIN' })
    const { setUserRole } = await admin.run(SetUserRole, { id: boss.id, role: 'TEACHER' })
    expect(setUserRole.__typename).toBe('User')
    expect(await roleIn(admin)).toBe('TEACHER')
  })

  test('stays when two admins demote each other at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      await app.db.prisma.user.deleteMany()
      const pair = await Promise.all(
        ['a', 'b'].map((name) => addAccount(app, { email: `${name}@example.com`, role: 'ADMIN' })),
      )
      const browsers = await Promise.all(pair.map(({ email }) => signedInBrowser(app, email)))
      await Promise.all(
        browsers.map((browser, index) =>
          browser.send(SetUserRole, { id: pair[1 - index]?.id ?? '', role: 'STUDENT' }),
        ),
      )
      expect(await app.db.prisma.user.count({ where: { role: 'ADMIN' } })).toBe(1)
    }
  })
})

test('only admins see more of an account than its name', async () => {
  const user = await addAccount(app, { email: 'zara@example.com' })
  const browser = await signedInBrowser(app, user.email)
  const { data, errors } = await browser.send('{ viewer { user { email lastSeenAt } } }')
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  expect(JSON.stringify(data)).not.toContain('lastSeenAt":"')
})
