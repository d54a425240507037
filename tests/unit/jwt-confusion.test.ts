import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { base64url, CompactEncrypt } from 'jose'
import { expect, test } from 'vitest'
import { verifyAccessToken } from '#server/auth/access-token.ts'
import type { KeyRing } from '#server/auth/keys.ts'

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
