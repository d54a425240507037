import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { base64url, CompactEncrypt, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ACCESS_TOKEN_MS, signAccessToken, verifyAccessToken } from '#server/auth/access-token.ts'
import { isCommonPassword } from '#server/auth/common-passwords.ts'
import { isCrossSite } from '#server/auth/cross-site.ts'
import { signDeviceToken, verifyDeviceToken } from '#server/auth/device-token.ts'
import { signJwt } from '#server/auth/jwt.ts'
import type { KeyRing, SigningKey } from '#server/auth/keys.ts'
import { createPageSessionRenewal } from '#server/auth/page-session-renewal.ts'
import type { Sessions } from '#server/auth/session.ts'
import { createTokenVerifier } from '#server/auth/verified-tokens.ts'
import { passwordProblem } from '#server/domains/accounts/password-rules.ts'
import { said } from '#server/locales/say.ts'
import { isSigned, signPath } from '#server/storage/signed-url.ts'
import fc from '#tests/support/project/fuzz.ts'

const renewed = { tokens: {}, viewer: {} } as Awaited<ReturnType<Sessions['refresh']>>

/** Sessions in which only this token is good. */
function renewal() {
  let lookUps = 0
  const renew = createPageSessionRenewal({
    refresh: async (token) => {
      lookUps++
      return token === 'good' ? renewed : null
    },
  })
  return { renew, lookUps: () => lookUps }
}

const email = 'sarita.gurung@example.com'

describe('access token', () => {
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
})

describe('device token', () => {
  const key = { id: 'k1', secret: randomBytes(32) }
  const keys: KeyRing = {
    current: async () => key,
    find: async (id) => (id === key.id ? key : undefined),
    now: () => new Date(),
  }

  afterEach(() => {
    vi.useRealTimers()
  })

  test('a browser is known for 180 days, each by an ID of its own', async () => {
    const [one, other] = [await signDeviceToken(keys, 'u1'), await signDeviceToken(keys, 'u1')]
    const device = await verifyDeviceToken(keys, one)
    expect(device).toEqual({ id: expect.any(String), userId: 'u1' })
    expect((await verifyDeviceToken(keys, other))?.id).not.toBe(device?.id)
    const day = 86_400_000
    const start = Date.now()
    vi.useFakeTimers({ now: start + 179.9 * day })
    expect(await verifyDeviceToken(keys, one)).toEqual(device)
    vi.useFakeTimers({ now: start + 180.1 * day })
    expect(await verifyDeviceToken(keys, one)).toBeNull()
  })

  test('it is no session, and a session is no known browser', async () => {
    expect(await verifyAccessToken(keys, await signDeviceToken(keys, 'u1'))).toBeNull()
    const { token } = await signAccessToken(keys, { userId: 'u1', sessionId: 's1' })
    expect(await verifyDeviceToken(keys, token)).toBeNull()
    expect(await verifyDeviceToken(keys, 'nonsense')).toBeNull()
    const content = { audience: 'pravesh:device', subject: 'u1', expiresAt: new Date(Date.now() + 60_000) }
    expect(await verifyDeviceToken(keys, await signJwt(keys, { ...content, claims: {} }))).toBeNull()
  })
})

describe('jwt confusion', () => {
  // Tokens made by hand, for a library that signs would refuse to make most of them.

  const key = { id: 'k1', secret: randomBytes(32) }
  const keys: KeyRing = {
    current: async () => key,
    find: async (id) => (id === key.id ? key : undefined),
    now: () => new Date(),
  }

  const inAMinute = Math.floor(Date.now() / 1000) + 60
  const header = { alg: 'HS256', kid: 'k1' }
  const claims = { sub: 'u1', sid: 's1', iss: 'pravesh', aud: 'pravesh:api', exp: inAMinute }

  interface Resources {
    header?: Record<string, unknown>
    claims?: Record<string, unknown>
    /** Signs the first two parts; by default as we do. */
    signature?: (signed: string) => Buffer
  }

  const hmac =
    (secret: Uint8Array, hash = 'sha256') =>
    (signed: string) =>
      createHmac(hash, secret).update(signed).digest()

  function token(o: Resources = {}): string {
    const encode = (part: object) => base64url.encode(JSON.stringify(part))
    const signed = `${encode({ ...header, ...o.header })}.${encode({ ...claims, ...o.claims })}`
    return `${signed}.${base64url.encode((o.signature ?? hmac(key.secret))(signed))}`
  }

  const verify = (text: string) => verifyAccessToken(keys, text)

  test('made by hand as we make it, a token is good: what follows fails for its own reason', async () => {
    expect(await verify(token())).toMatchObject({ userId: 'u1', sessionId: 's1' })
  })

  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = rsa.publicKey.export({ format: 'jwk' })
  const pem = rsa.publicKey.export({ format: 'pem', type: 'spki' }).toString()
  const byRsa = (signed: string) => sign('sha256', Buffer.from(signed), rsa.privateKey)
  const byEc = (signed: string) =>
    sign('sha256', Buffer.from(signed), { key: ec.privateKey, dsaEncoding: 'ieee-p1363' })
  const unsigned = () => Buffer.alloc(0)

  test.each<[string, Resources]>([
    ['no algorithm', { header: { alg: undefined } }],
    ['the algorithm none', { header: { alg: 'none' }, signature: unsigned }],
    ['the algorithm none, spelt to slip through', { header: { alg: 'nOnE' }, signature: unsigned }],
    ['the algorithm none over a good signature', { header: { alg: 'none' } }],
    ['a good algorithm and no signature', { signature: unsigned }],
    ['a longer HMAC', { header: { alg: 'HS512' }, signature: hmac(key.secret, 'sha512') }],
    ['RS256 over our HMAC', { header: { alg: 'RS256' } }],
    ['RS256 by a key of their own', { header: { alg: 'RS256' }, signature: byRsa }],
    ['RS256 by a key that it brings along', { header: { alg: 'RS256', jwk }, signature: byRsa }],
    ['ES256 by a key of their own', { header: { alg: 'ES256' }, signature: byEc }],
    ['HS256 by a public key', { signature: hmac(Buffer.from(pem)) }],
    [
      'HS256 by a key that it brings along',
      { header: { jwk: { kty: 'oct', k: 'AAAA' } }, signature: hmac(base64url.decode('AAAA')) },
    ],
    [
      'HS256 by a key found elsewhere',
      { header: { jku: 'https://evil.example/keys' }, signature: hmac(Buffer.from('x')) },
    ],
    ['HS256 by an empty key', { signature: hmac(Buffer.alloc(0)) }],
    ['HS256 by the id of our key', { signature: hmac(Buffer.from(key.id)) }],
    ['an extension that must be understood', { header: { crit: ['exp'] } }],
    ['a body that is not encoded', { header: { b64: false, crit: ['b64'] } }],
    ['a time that has not come', { claims: { nbf: inAMinute } }],
    ['a time that has gone', { claims: { exp: inAMinute - 120 } }],
    ['no end', { claims: { exp: undefined } }],
    ['an end that is no number', { claims: { exp: '9999999999' } }],
    ['no audience', { claims: { aud: undefined } }],
    ['the audience of the browser that is recognised', { claims: { aud: 'pravesh:device' } }],
    ['no issuer', { claims: { iss: undefined } }],
    ['an issuer like ours', { claims: { iss: 'pravesh ' } }],
    ['nobody', { claims: { sub: undefined } }],
    ['several people', { claims: { sub: ['u1', 'u2'] } }],
    ['a session that is no text', { claims: { sid: { equals: 's1' } } }],
  ])('a token with %s is refused', async (_what, parts) => {
    expect(await verify(token(parts))).toBeNull()
  })

  test.each([
    undefined,
    null,
    '',
    'k1 ',
    'K1',
    '../../dev/null',
    "' OR 1=1 --",
    '__proto__',
    'constructor',
    0,
    ['k1'],
    { id: 'k1' },
  ])('a token that names its key %j is refused', async (kid) => {
    // Keys that such a name could lead to: an empty file, no key, the right one by another name.
    for (const secret of [Buffer.alloc(0), Buffer.from('undefined'), Buffer.from('null'), key.secret]) {
      expect(await verify(token({ header: { kid }, signature: hmac(secret) }))).toBeNull()
    }
  })

  test('a token in another dress is refused', async () => {
    const good = token()
    const [first = '', second = '', third = ''] = good.split('.')
    const encrypted = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: 'k1' })
      .encrypt(key.secret)
    for (const text of [
      encrypted,
      ` ${good}`,
      `${good}.${third}`,
      `${first}.${second}`,
      `${first}.${second}.`,
      `.${second}.${third}`,
      `${first}..${third}`,
      JSON.stringify({ protected: first, payload: second, signature: third }),
      '..',
      '{}.{}.{}',
      `${base64url.encode('null')}.${second}.${third}`,
      `${base64url.encode('[]')}.${second}.${third}`,
    ]) {
      expect(await verify(text), text).toBeNull()
    }
  })
})

describe('page session renewal', () => {
  test('after 60 failed renewals in ten minutes an address has none, and others go on', async () => {
    const { renew, lookUps } = renewal()
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => renew('bad', '192.0.2.1')))
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(60)
    expect(outcomes.filter((outcome) => outcome === 'not tried')).toHaveLength(140)
    expect(lookUps()).toBe(60)
    expect(await renew('good', '192.0.2.1')).toBe('not tried')
    expect(await renew('good', '192.0.2.2')).toBe(renewed)
  })

  test('ten minutes after the first failed renewal the address has renewals again', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { renew } = renewal()
    for (let time = 0; time < 60; time++) await renew('bad', '192.0.2.1')
    vi.advanceTimersByTime(599_000)
    expect(await renew('good', '192.0.2.1')).toBe('not tried')
    vi.advanceTimersByTime(1_000)
    expect(await renew('good', '192.0.2.1')).toBe(renewed)
  })

  test('renewals that succeed are not limited', async () => {
    const { renew } = renewal()
    for (let time = 0; time < 200; time++) expect(await renew('good', '192.0.2.1')).toBe(renewed)
  })
})

const publicUrl = 'https://portal.example'

test.each<[boolean, Record<string, string>, string]>([
  [false, { 'sec-fetch-site': 'same-origin' }, 'portal.example'],
  [false, { 'sec-fetch-site': 'none' }, 'portal.example'],
  [true, { 'sec-fetch-site': 'same-site' }, 'portal.example'],
  [true, { 'sec-fetch-site': 'cross-site' }, 'portal.example'],
  [true, { 'sec-fetch-site': 'cross-site', origin: publicUrl }, 'portal.example'],
  [false, { origin: publicUrl }, '10.0.0.5:4000'],
  [false, { origin: 'http://192.168.1.7:4000' }, '192.168.1.7:4000'],
  [true, { origin: 'http://192.168.1.7:4001' }, '192.168.1.7:4000'],
  [true, { origin: 'https://evil.example' }, 'portal.example'],
  [true, { origin: 'https://portal.example.evil.example' }, 'portal.example'],
  [true, { origin: 'null' }, 'portal.example'],
  [false, {}, 'portal.example'],
])('%s: %o to %s', (crossSite, headers, host) => {
  expect(isCrossSite({ headers, host }, () => publicUrl)).toBe(crossSite)
})

describe('signed url', () => {
  const key = { id: 'k1', secret: Buffer.from('a secret of the server') }
  const findKey = async (id: string) => (id === 'k1' ? key : undefined)
  const signedAt = new Date('2026-11-21T10:00:00Z')
  const expiresAt = new Date('2026-11-21T10:10:00Z')
  const signed = new URL(signPath('/files/a', key, { expiresAt }), 'http://localhost')

  function changed(name: string, value: string): URLSearchParams {
    const query = new URLSearchParams(signed.search)
    query.set(name, value)
    return query
  }

  test('accepts its own signature until it runs out', async () => {
    expect(await isSigned('/files/a', signed.searchParams, findKey, signedAt)).toBe(true)
    expect(await isSigned('/files/a', signed.searchParams, findKey, expiresAt)).toBe(false)
  })

  test.each([
    ['another path', '/files/b', signed.searchParams],
    ['a later expiry', '/files/a', changed('expires', '99999999999')],
    ['a changed signature', '/files/a', changed('signature', 'AAAA')],
    ['an unknown key', '/files/a', changed('key', 'k2')],
    ['nothing', '/files/a', new URLSearchParams()],
  ])('refuses %s', async (_name, path, query) => {
    expect(await isSigned(path, query, findKey, signedAt)).toBe(false)
  })
})

describe('password rules', () => {
  test.each([
    ['', 'required'],
    ['seven77', 'at least 8'],
    ['नेपाल', 'at least 8'],
    ['😀'.repeat(7), 'at least 8'],
    [`${'x1'.repeat(64)}x`, 'at most 128'],
    ['iloveyou1', 'Many people'],
    ['PASSWORD123', 'Many people'],
    ['ｐａｓｓｗｏｒｄ１', 'Many people'],
    ['११११११११', 'Many people'],
    [email, 'email address'],
    ['Sarita.Gurung', 'email address'],
  ])('%j is refused: %s', async (password, reason) => {
    expect(said((await passwordProblem(password, email)) ?? '')).toContain(reason)
  })

  test.each(['correct horse', 'जय नेपाल जय', 'x1'.repeat(64), ' 8 chars ', '😀🐘🌋🥟🏔🪁🎉🧵'])(
    '%j is taken',
    async (password) => {
      expect(await passwordProblem(password, email)).toBeUndefined()
    },
  )

  test('random passwords are not common', async () => {
    await fc.assert(
      fc.asyncProperty(fc.base64String({ minLength: 16, maxLength: 40 }), async (password) => {
        expect(await isCommonPassword(password)).toBe(false)
      }),
    )
  })
})
