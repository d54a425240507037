import { randomBytes } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '#server/generated/prisma/client.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let admin: User
let browser: ApiClient

beforeAll(async () => {
  app = await testApp()
  admin = await addAccount(app, { email: 'admin@example.com', role: 'ADMIN' })
  browser = await signedInBrowser(app, admin.email)
})
afterAll(() => app.close())

/** The role that a request with such headers has. */
async function roleWith(headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: '{ viewer { role } }' }),
  })
  expect(response.headers.get('cache-control')).toContain('no-store')
  const { data } = await response.json()
  return data.viewer.role
}

async function forged(change: {
  claims?: Record<string, unknown>
  secret?: Uint8Array
  kid?: string
  expiresAt?: string
}): Promise<string> {
  const key = await app.db.prisma.signingKey.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
  const session = await app.db.prisma.session.findFirstOrThrow({ where: { userId: admin.id } })
  const claims = { sub: admin.id, sid: session.id, iss: 'pravesh', aud: 'pravesh:api', ...change.claims }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: change.kid ?? key.id })
    .setExpirationTime(change.expiresAt ?? '5m')
    .sign(change.secret ?? Buffer.from(key.secret, 'base64url'))
}

describe('an access token', () => {
  test('is good as a cookie and as a bearer token', async () => {
    const token = browser.cookies.get('pravesh_access') ?? ''
    expect(await roleWith({ cookie: `pravesh_access=${token}` })).toBe('ADMIN')
    expect(await roleWith({ authorization: `Bearer ${token}` })).toBe('ADMIN')
  })

  test('made with the right key and claims would be good: what follows fails for its own reason', async () => {
    expect(await roleWith({ authorization: `Bearer ${await forged({})}` })).toBe('ADMIN')
  })

  test.each<[string, () => Promise<string>]>([
    [
      'without a signature',
      async () => new UnsecuredJWT({ sub: admin.id, sid: 'x', aud: 'pravesh:api' }).encode(),
    ],
    ['of another key under our key id', () => forged({ secret: randomBytes(32) })],
    ['of an unknown key id', () => forged({ kid: '0190a5b2-0000-7000-8000-000000000000' })],
    ['for another audience', () => forged({ claims: { aud: 'pravesh:device' } })],
    ['of another issuer', () => forged({ claims: { iss: 'elsewhere' } })],
    ['that has run out', () => forged({ expiresAt: '-1s' })],
    ['of a session that is not its owner’s', () => forged({ claims: { sid: admin.id } })],
    [
      'of somebody else under this session',
      () => forged({ claims: { sub: '0190a5b2-0000-7000-8000-000000000000' } }),
    ],
    ['that browsers keep to be recognised', async () => browser.cookies.get('pravesh_device') ?? ''],
    ['that is no token', async () => 'nonsense'],
  ])('is worth nothing %s', async (_case, make) => {
    const token = await make()
    expect(await roleWith({ authorization: `Bearer ${token}` })).toBeNull()
    expect(await roleWith({ cookie: `pravesh_access=${token}` })).toBeNull()
  })

  test('that is bad is not made up for by a good cookie', async () => {
    const cookie = `pravesh_access=${browser.cookies.get('pravesh_access')}`
    expect(await roleWith({ cookie, authorization: 'Bearer nonsense' })).toBeNull()
  })
})
