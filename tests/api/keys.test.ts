import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createKeyRing, KEYS_FRESH_MS, rotateKeys } from '#server/auth/keys.ts'
import type { Database } from '#server/db/database.ts'
import { testDatabase } from '#tests/support/database/database.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
afterEach(() => {
  vi.restoreAllMocks()
})

/** The database's time and the monotonic clock. */
function advance(ms: number): void {
  const [time, elapsed] = [db.now().getTime() + ms, performance.now() + ms]
  vi.spyOn(db, 'now').mockImplementation(() => new Date(time))
  vi.spyOn(performance, 'now').mockReturnValue(elapsed)
}

test('processes that start at once on an empty database agree on one key', async () => {
  const keys = await Promise.all(Array.from({ length: 4 }, () => createKeyRing(db).current()))
  expect(new Set(keys.map(({ id }) => id)).size).toBe(1)
  expect(keys[0]?.secret).toHaveLength(32)
})

test('a new key signs, and the former one still verifies until its time has come', async () => {
  const ring = createKeyRing({ ...db, now: () => db.now() })
  const former = await ring.current()
  await rotateKeys(db, 10 * KEYS_FRESH_MS)
  expect((await ring.current()).id).toBe(former.id)
  advance(KEYS_FRESH_MS + 1)
  const present = await ring.current()
  expect(present.id).not.toBe(former.id)
  expect(await ring.find(former.id)).toEqual(former)
  advance(10 * KEYS_FRESH_MS)
  await ring.current()
  expect(await ring.find(former.id)).toBeUndefined()
  expect(await ring.find(present.id)).toEqual(present)
})

test('a key that leaked is not accepted any more', async () => {
  const leaked = await createKeyRing(db).current()
  await rotateKeys(db, 0)
  const newest = await db.prisma.signingKey.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
  expect(await db.prisma.activity.findMany({ where: { subject: newest.id } })).toMatchObject([
    { action: 'keys.rotated', actorId: null },
  ])
  expect(await createKeyRing(db).find(leaked.id)).toBeUndefined()
})

test('another process sees a new key at once when it meets it', async () => {
  const ring = createKeyRing({ ...db, now: () => db.now() })
  await ring.current()
  await rotateKeys(db, KEYS_FRESH_MS)
  const present = await createKeyRing(db).current()
  advance(1_001)
  expect(await ring.find(present.id)).toEqual(present)
})
