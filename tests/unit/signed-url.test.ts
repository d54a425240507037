import { expect, test } from 'vitest'
import { isSigned, signPath } from '#server/storage/signed-url.ts'

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
