import { expect, test } from 'vitest'
import { isSigned, signPath } from '#server/storage/signed-url.ts'
import fc from '#tests/support/project/fuzz.ts'

const now = new Date('2026-11-21T10:00:00Z')
const key = { id: 'k1', secret: Buffer.from('a secret of the server') }
const findKey = async (id: string) => (id === key.id ? key : undefined)

const path = fc.webPath().map((text) => `/files${text}`)
/** Nothing is signed for more than an hour. */
const seconds = fc.integer({ min: 1, max: 3600 })
const text = fc.string({ unit: 'binary', maxLength: 60 })

function sign(signed: string, goodFor: number): URLSearchParams {
  const address = signPath(signed, key, { expiresAt: new Date(now.getTime() + goodFor * 1000) })
  expect(address.startsWith(`${signed}?`)).toBe(true)
  return new URLSearchParams(address.slice(signed.length + 1))
}

test('what was signed is good until it runs out, to the second', async () => {
  await fc.assert(
    fc.asyncProperty(path, seconds, async (signed, goodFor) => {
      const query = sign(signed, goodFor)
      const at = (ms: number) => isSigned(signed, query, findKey, new Date(now.getTime() + ms))
      expect([await at(0), await at(goodFor * 1000 - 1), await at(goodFor * 1000)]).toEqual([
        true,
        true,
        false,
      ])
    }),
  )
})

test('nothing about a signed address can be changed', async () => {
  const change = fc.oneof(
    fc.record({ what: fc.constantFrom('path', 'expires', 'key', 'signature'), to: text }),
    fc.record({
      what: fc.constantFrom('path', 'expires', 'key', 'signature'),
      // A little of it only: one letter in another's place.
      at: fc.nat(),
      to: fc.string({ unit: 'binary', minLength: 0, maxLength: 1 }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(path, seconds, change, async (signed, goodFor, { what, to, ...place }) => {
      const query = sign(signed, goodFor)
      const before = what === 'path' ? signed : (query.get(what) ?? '')
      const at = 'at' in place ? place.at % before.length : undefined
      const after = at === undefined ? to : before.slice(0, at) + to + before.slice(at + 1)
      fc.pre(after !== before)
      if (what !== 'path') query.set(what, after)
      expect(await isSigned(what === 'path' ? after : signed, query, findKey, now)).toBe(false)
    }),
  )
})

test('no other query opens a path, and none makes an error', async () => {
  const pair = fc.tuple(
    fc.oneof(fc.constantFrom('expires', 'key', 'signature'), text),
    fc.oneof(fc.constantFrom('k1', '99999999999', ''), text),
  )
  await fc.assert(
    fc.asyncProperty(path, fc.array(pair, { maxLength: 6 }), async (signed, pairs) => {
      expect(await isSigned(signed, new URLSearchParams(pairs), findKey, now)).toBe(false)
    }),
  )
})

test('one path is not signed by the signature of another and its time', async () => {
  // Both are written one after the other before they are signed.
  const query = sign('/files/a', 100)
  const expires = query.get('expires') ?? ''
  query.set('expires', expires.slice(1))
  for (const other of [`/files/a\n${expires[0]}`, `/files/a${expires[0]}`]) {
    expect(await isSigned(other, query, findKey, now)).toBe(false)
  }
})
