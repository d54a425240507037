import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#server/generated/prisma/client.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import {
  ChangePassword,
  RefreshSession,
  SignIn,
  SignOut,
  SignOutEverywhere,
  WhoAmI,
} from '#tests/support/people/account-operations.ts'
import { addAccount, accountPassword as password, signedInBrowser } from '#tests/support/people/accounts.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const GRACE_MS = 60_000

let app: TestApp
let user: User
let browser: ApiClient
let number = 0

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  user = await addAccount(app, { email: `bina${++number}@example.com`, role: 'TEACHER' })
  browser = await signedInBrowser(app, user.email)
})

const roleIn = async (client: ApiClient) => (await client.run(WhoAmI)).viewer.role
const refreshTokenIn = (client: ApiClient) => client.cookies.get('pravesh_refresh') ?? ''

/** A browser that holds nothing but this refresh token. */
function browserWith(refreshToken: string): ApiClient {
  const client = app.newClient()
  client.cookies.set('pravesh_refresh', refreshToken)
  return client
}

/** @returns whether the session was renewed. */
async function refresh(client: ApiClient): Promise<boolean> {
  const { refreshSession } = await client.run(RefreshSession)
  return refreshSession !== null
}

/** As if every refresh token of the user had been spent so much earlier. */
async function letTimePass(ms: number): Promise<void> {
  await app.db.prisma.$executeRaw`
    UPDATE refresh_tokens SET spent_at = spent_at - make_interval(secs => ${ms / 1000})
    WHERE session_id IN (SELECT id FROM sessions WHERE user_id = ${user.id}::uuid)`
}

describe('a refresh token', () => {
  test('is exchanged for another at every use', async () => {
    const first = refreshTokenIn(browser)
    const { refreshSession } = await browser.run(RefreshSession)
    expect(Date.parse(refreshSession?.expiresAt ?? '')).toBeGreaterThan(Date.now() + 14 * 60_000)
    expect(refreshTokenIn(browser)).not.toBe(first)
    expect(await roleIn(browser)).toBe('TEACHER')
  })

  test('that comes back later ends the whole family, for thief and owner', async () => {
    const copied = refreshTokenIn(browser)
    await refresh(browser)
    await letTimePass(GRACE_MS + 1)
    const thief = browserWith(copied)
    expect(await refresh(thief)).toBe(false)
    expect(await roleIn(browser)).toBeNull()
    expect(await refresh(browser)).toBe(false)
    expect([...thief.cookies.keys()]).toEqual([])
  })

  test('that was followed by twenty others at once no longer leads to the newest, and ends nothing', async () => {
    const spent: string[] = []
    while (spent.push(refreshTokenIn(browser)) <= 20) await refresh(browser)
    const [oldest = '', nextOldest = ''] = spent
    expect(await refresh(browserWith(oldest))).toBe(false)
    const again = browserWith(nextOldest)
    expect(await refresh(again)).toBe(true)
    expect(refreshTokenIn(again)).toBe(refreshTokenIn(browser))
    expect(await roleIn(browser)).toBe('TEACHER')
  })

  test('that comes back at once, because the answer was lost, leads to the same successor', async () => {
    const lost = refreshTokenIn(browser)
    await refresh(browser)
    const again = browserWith(lost)
    expect(await refresh(again)).toBe(true)
    expect(refreshTokenIn(again)).toBe(refreshTokenIn(browser))
    expect(await roleIn(again)).toBe('TEACHER')
  })

  test('of two tabs at the same moment renews both, with one successor', async () => {
    const tabs = Array.from({ length: 5 }, () => browserWith(refreshTokenIn(browser)))
    const renewed = await Promise.all(tabs.map(refresh))
    expect(renewed).toEqual(tabs.map(() => true))
    expect(new Set(tabs.map(refreshTokenIn)).size).toBe(1)
    await letTimePass(GRACE_MS + 1)
    const [tab] = tabs
    expect(tab && (await refresh(tab))).toBe(true)
  })

  test('of a slow tab leads to where the other tabs are by now', async () => {
    const slow = browserWith(refreshTokenIn(browser))
    await refresh(browser)
    await refresh(browser)
    expect(await refresh(slow)).toBe(true)
    expect(refreshTokenIn(slow)).toBe(refreshTokenIn(browser))
  })

  test('copied and used within the grace is found out at its next use', async () => {
    const thief = browserWith(refreshTokenIn(browser))
    await refresh(browser)
    await refresh(thief)
    await refresh(browser)
    await letTimePass(GRACE_MS + 1)
    expect(await refresh(thief)).toBe(false)
    expect(await refresh(browser)).toBe(false)
  })

  test('of nobody renews nothing and takes the cookies back', async () => {
    const stranger = browserWith('A'.repeat(43))
    expect(await refresh(stranger)).toBe(false)
    expect([...stranger.cookies.keys()]).toEqual([])
  })

  test('that is missing renews nothing, and is no failure', async () => {
    expect(await app.newClient().run(RefreshSession)).toEqual({ refreshSession: null })
  })

  test('is not accepted once the session is too old', async () => {
    await app.db.prisma.session.updateMany({
      where: { userId: user.id },
      data: { expiresAt: new Date(Date.now() - 60_000) },
    })
    expect(await roleIn(browser)).toBeNull()
    expect(await refresh(browser)).toBe(false)
  })

  test('is kept as a hash', async () => {
    const { rows } = await app.db.pool.query('SELECT row_to_json(t)::text AS row FROM refresh_tokens t')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(refreshTokenIn(browser))
  })
})

describe('signing out', () => {
  test('ends this session only, for copies of its tokens, too', async () => {
    const other = await signedInBrowser(app, user.email)
    const copy = app.newClient()
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    await browser.run(SignOut)
    expect([...browser.cookies.keys()]).toEqual(['pravesh_device'])
    expect(await roleIn(copy)).toBeNull()
    expect(await refresh(copy)).toBe(false)
    expect(await roleIn(other)).toBe('TEACHER')
  })

  test('ends the session of a browser that has only its access token', async () => {
    const copy = app.newClient()
    copy.cookies.set('pravesh_access', browser.cookies.get('pravesh_access') ?? '')
    expect(await roleIn(copy)).toBe('TEACHER')
    expect(await copy.run(SignOut)).toEqual({ signOut: true })
    expect([await roleIn(browser), await refresh(browser)]).toEqual([null, false])
  })

  test('is no failure for a visitor', async () => {
    expect(await app.newClient().run(SignOut)).toEqual({ signOut: true })
  })

  test('everywhere ends them all', async () => {
    const other = await signedInBrowser(app, user.email)
    expect(await browser.run(SignOutEverywhere)).toEqual({ signOutEverywhere: 2 })
    expect([await roleIn(browser), await roleIn(other)]).toEqual([null, null])
    expect(await refresh(other)).toBe(false)
  })

  test('is done by signing in anew, too: the former session of the browser ends', async () => {
    const former = refreshTokenIn(browser)
    await browser.run(SignIn, { email: user.email, password })
    expect(await refresh(browserWith(former))).toBe(false)
  })
})

describe('changing the password', () => {
  const chosen = 'a longer, better one'

  test('needs the present one, goes on here and ends the other sessions', async () => {
    const other = await signedInBrowser(app, user.email)
    const wrong = await browser.run(ChangePassword, { currentPassword: 'not this', newPassword: chosen })
    expect(wrong.changePassword).toEqual({
      __typename: 'InvalidInput',
      fields: [{ path: 'currentPassword', message: 'That is not your present password.' }],
    })
    const { changePassword } = await browser.run(ChangePassword, {
      currentPassword: password,
      newPassword: chosen,
    })
    expect(changePassword.__typename).toBe('PasswordChanged')
    expect([await roleIn(browser), await roleIn(other)]).toEqual(['TEACHER', null])
    const { signIn } = await other.run(SignIn, { email: user.email, password: chosen })
    expect(signIn.__typename).toBe('SignedIn')
  })

  test('refuses a weak one', async () => {
    const { changePassword } = await browser.run(ChangePassword, {
      currentPassword: password,
      newPassword: user.email,
    })
    expect(changePassword).toMatchObject({ fields: [{ path: 'newPassword' }] })
  })
})

describe('an account', () => {
  test('that was disabled is out at once and cannot come back', async () => {
    await app.db.prisma.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } })
    expect(await roleIn(browser)).toBeNull()
    expect(await refresh(browser)).toBe(false)
    const right = await app.newClient().run(SignIn, { email: user.email, password })
    expect(right.signIn).toMatchObject({
      __typename: 'SignInRefused',
      message: expect.stringContaining('closed'),
    })
    const wrong = await app.newClient().run(SignIn, { email: user.email, password: 'not this' })
    expect(wrong.signIn).toMatchObject({ message: expect.not.stringContaining('closed') })
  })

  test('has its new role from the next request on', async () => {
    await app.db.prisma.user.update({ where: { id: user.id }, data: { role: 'STUDENT' } })
    expect(await roleIn(browser)).toBe('STUDENT')
  })

  test('is answered like one that does not exist when the password is wrong', async () => {
    const attempt = (email: string) => app.newClient().run(SignIn, { email, password: 'not this' })
    expect(await attempt('nobody@example.com')).toEqual(await attempt(user.email))
  })

  test('of the demo is refused where the demo is off', async () => {
    const production = await testApp({ settings: { DEMO: 'off' } })
    try {
      await addAccount(production, { email: 'demo@example.com', isDemo: true })
      await expect(signedInBrowser(production, 'demo@example.com')).rejects.toThrow('SignInRefused')
    } finally {
      await production.close()
    }
  })
})
