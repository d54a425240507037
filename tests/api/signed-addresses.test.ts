import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKeyRing, rotateKeys } from '#server/auth/keys.ts'
import { isSigned } from '#server/storage/signed-url.ts'
import { rawRequest } from '#tests/support/http/raw-request.ts'
import { type OneOfEach, oneOfEach } from '#tests/support/people/one-of-each.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// file-auth-scopes.test.ts has the access to files; here an admin has a signed address and would like another.

let app: TestApp
let files: OneOfEach

beforeAll(async () => {
  app = await testApp()
  files = await oneOfEach(app)
})
afterAll(() => app.close())

interface Signed {
  path: string
  query: URLSearchParams
}

const opened = async ({ path, query }: Signed) => {
  const headers = { cookie: app.as('ADMIN').cookieHeader() }
  const { status, body } = await rawRequest(app.url, `${path}?${query}`, { headers })
  if (status !== 200) expect([status, body], path).toEqual([404, 'Not found'])
  return status === 200
}

function changed({ path, query }: Signed, name: string, change: (value: string) => string): Signed {
  const other = new URLSearchParams(query)
  other.set(name, change(query.get(name) ?? ''))
  return { path, query: other }
}

const flip = (char = '') => (char === 'A' ? 'B' : 'A')
const swapCase = (text: string) =>
  Array.from(text, (char) => (char === char.toUpperCase() ? char.toLowerCase() : char.toUpperCase())).join('')

/** Changes of a good address, each of which must close it. */
const forgeries: Readonly<Record<string, (good: Signed) => Signed>> = {
  'with the first letter of its signature changed': (good) =>
    changed(good, 'signature', (text) => flip(text[0]) + text.slice(1)),
  'with the last letter of its signature changed': (good) =>
    changed(good, 'signature', (text) => text.slice(0, -1) + flip(text.at(-1))),
  'with its signature in other case': (good) => changed(good, 'signature', swapCase),
  'with its signature padded': (good) => changed(good, 'signature', (text) => `${text}=`),
  'with its signature as hexadecimal': (good) =>
    changed(good, 'signature', (text) => Buffer.from(text, 'base64url').toString('hex')),
  'with no signature': (good) => changed(good, 'signature', () => ''),
  'with another signature in front': ({ path, query }) => ({
    path,
    query: new URLSearchParams([['signature', 'AAAA'], ...query]),
  }),
  'good for a second longer': (good) => changed(good, 'expires', (text) => String(Number(text) + 1)),
  'good for ever': (good) => changed(good, 'expires', () => '999999999999'),
  'good till a time that is none': (good) => changed(good, 'expires', (text) => `${text}.0`),
  'good till the same time written otherwise': (good) => changed(good, 'expires', (text) => `0${text}`),
  'with no key': (good) => changed(good, 'key', () => ''),
  'with a key of every object': (good) => changed(good, 'key', () => '__proto__'),
  'signed with an empty key': (good) =>
    changed(good, 'signature', () =>
      createHmac('sha256', '')
        .update(`signed-path\n${good.path}\n${good.query.get('expires')}`)
        .digest('base64url'),
    ),
  'with a letter of its path written otherwise': ({ path, query }) => ({
    path: path.replace('/files', '/%66iles'),
    query,
  }),
  'with a slash behind': ({ path, query }) => ({ path: `${path}/`, query }),
  'with two slashes in front': ({ path, query }) => ({ path: `/${path}`, query }),
  'that goes a way round': ({ path, query }) => ({ path: path.replace('/files/', '/files/x/../'), query }),
}

describe.each(['resultFile', 'studentUpload', 'errorFile'] as const)('the address of a %s', (kind) => {
  const good = (): Signed => {
    const [path = '', query] = files[kind].split('?')
    return { path, query: new URLSearchParams(query) }
  }

  test('is good as it was given: what follows fails for its own reason', async () => {
    expect(await opened(good())).toBe(true)
  })

  test.each(Object.entries(forgeries))('leads nowhere %s', async (_how, forge) => {
    const forged = forge(good())
    expect(`${forged.path}?${forged.query}`).not.toBe(files[kind])
    expect(await opened(forged)).toBe(false)
  })

  test('opens nothing else that has an address of its kind', async () => {
    const { query } = good()
    const others = Object.entries(files).filter(([other]) => other !== kind)
    for (const [, address] of others.filter(([, one]) => one.includes('?'))) {
      expect(await opened({ path: address.replace(/\?.*/, ''), query }), address).toBe(false)
    }
  })

  test('cannot be replayed once it has run out', async () => {
    const { path, query } = good()
    const keys = createKeyRing(app.db)
    const runsOut = Number(query.get('expires')) * 1000
    const isGoodAt = (time: number) => isSigned(path, query, keys.find, new Date(time))
    expect([await isGoodAt(runsOut - 1), await isGoodAt(runsOut)]).toEqual([true, false])
  })

  test('cannot be replayed once its key is retired', async () => {
    const { path, query } = good()
    expect(await isSigned(path, query, createKeyRing(app.db).find, app.db.now())).toBe(true)
    await rotateKeys(app.db, 0)
    // Another process: this one may still go by the keys that it read a minute ago.
    expect(await isSigned(path, query, createKeyRing(app.db).find, app.db.now())).toBe(false)
    await app.db.prisma.signingKey.updateMany({ data: { retiredAt: null } })
  })
})
