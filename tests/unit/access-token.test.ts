import { randomBytes } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { base64url, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ACCESS_TOKEN_MS, signAccessToken, verifyAccessToken } from '#server/auth/access-token.ts'
import type { KeyRing, SigningKey } from '#server/auth/keys.ts'
import { createTokenVerifier } from '#server/auth/verified-tokens.ts'

function keyRing(...keys: SigningKey[]): KeyRing {
  const [current] = keys
  if (!current) throw new Error('a key ring needs a key')
  return {
    current: async () => current,
    find: async (id) => keys.find((key) => key.id === id),
    now: () => new Date(),
  }
}
const newKey = (id: string): SigningKey => ({ id, secret: randomBytes(32) })

const key = newKey('k1')
const keys = keyRing(key)
const who = { userId: 'u1', sessionId: 's1' }

function forged(
  claims: Record<string, unknown>,
  o: { kid?: string; secret?: Uint8Array; alg?: string } = {},
) {
  return new SignJWT({ sub: 'u1', sid: 's1', iss: 'pravesh', aud: 'pravesh:api', ...claims })
    .setProtectedHeader({ alg: o.alg ?? 'HS256', kid: o.kid ?? 'k1' })
    .setExpirationTime('5m')
    .sign(o.secret ?? key.secret)
}

describe('an access token', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('says whose it is and how long it is good', async () => {
    const before = Date.now()
    const { token, expiresAt } = await signAccessToken(keys, who)
    expect(await verifyAccessToken(keys, token)).toEqual({ ...who, expiresAt })
    expect(expiresAt.getTime() - before).toBeGreaterThan(ACCESS_TOKEN_MS - 1_000)
    expect(ACCESS_TOKEN_MS).toBe(900_000)
  })

  test('is worth nothing while it would be good for over twenty minutes: the clock was set back', async () => {
    const minutes = (count: number) => Math.floor(Date.now() / 1000) + 60 * count
    const good = async (count: number) => {
      const claims = { sub: 'u1', sid: 's1', iss: 'pravesh', aud: 'pravesh:api' }
      const header = { alg: 'HS256', kid: 'k1' }
      const token = new SignJWT(claims).setProtectedHeader(header).setExpirationTime(minutes(count))
      return (await verifyAccessToken(keys, await token.sign(key.secret))) !== null
    }
    expect([await good(19.9), await good(20.1)]).toEqual([true, false])
  })

  test('is worth nothing after its time', async () => {
    const { token } = await signAccessToken(keys, who)
    vi.useFakeTimers({ now: Date.now() + ACCESS_TOKEN_MS + 1_000 })
    expect(await verifyAccessToken(keys, token)).toBeNull()
  })

  test('that ends while its request is answered is good for that request to the end', async () => {
    const { token } = await signAccessToken(keys, who)
    const verifyTokens = createTokenVerifier(keys)
    const asked = () => {
      const request = new IncomingMessage(new Socket())
      request.headers.authorization = `Bearer ${token}`
      return request
    }
    const request = asked()
    expect([...(await verifyTokens(request)).keys()]).toEqual([token])
    vi.useFakeTimers({ now: Date.now() + ACCESS_TOKEN_MS + 1_000 })
    expect([...(await verifyTokens(request)).keys()]).toEqual([token])
    expect([...(await verifyTokens(asked())).keys()]).toEqual([])
  })

  test('is good under an older key that is not retired', async () => {
    const { token } = await signAccessToken(keys, who)
    expect(await verifyAccessToken(keyRing(newKey('k2'), key), token)).toMatchObject(who)
  })

  test('is worth nothing under a retired key', async () => {
    const { token } = await signAccessToken(keys, who)
    expect(await verifyAccessToken(keyRing(newKey('k2')), token)).toBeNull()
  })

  test.each([
    [
      'without a signature',
      () => new UnsecuredJWT({ sub: 'u1', sid: 's1', aud: 'pravesh:api' }).setIssuer('pravesh').encode(),
    ],
    ['signed by another key of the same id', () => forged({}, { secret: randomBytes(32) })],
    ['naming an unknown key', () => forged({}, { kid: 'k9' })],
    ['of another algorithm', () => forged({}, { alg: 'HS512' })],
    ['for another audience', () => forged({ aud: 'elsewhere' })],
    ['of another issuer', () => forged({ iss: 'elsewhere' })],
    ['without a session', () => forged({ sid: undefined })],
    ['that is no token', async () => 'nonsense'],
    ['that is empty', async () => ''],
  ])('is refused %s', async (_case, make) => {
    expect(await verifyAccessToken(keys, await make())).toBeNull()
  })

  test('is refused when its claims were changed', async () => {
    const { token } = await signAccessToken(keys, who)
    const [header, payload, signature] = token.split('.')
    const claims = JSON.parse(new TextDecoder().decode(base64url.decode(payload ?? '')))
    const changed = base64url.encode(JSON.stringify({ ...claims, sub: 'u2' }))
    expect(await verifyAccessToken(keys, [header, changed, signature].join('.'))).toBeNull()
  })
})
