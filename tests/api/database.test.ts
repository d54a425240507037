import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { testDatabase } from '#tests/support/database/database.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

describe('the database', () => {
  test('refuses a condition that is undefined instead of taking it for no condition', async () => {
    const user = await db.prisma.user.create({ data: { email: 'kept@example.com', passwordHash: 'x' } })
    const id: string | undefined = undefined
    // @ts-expect-error: exactOptionalPropertyTypes refuses it too.
    await expect(db.prisma.user.deleteMany({ where: { id } })).rejects.toThrow('undefined')
    expect(await db.prisma.user.findUnique({ where: { id: user.id } })).not.toBeNull()
  })

  test('reads a moment as the one that was written, whatever wrote it', async () => {
    const { rows } = await db.pool.query(
      `INSERT INTO activities (id, action, subject, at) VALUES (gen_random_uuid(), 'a', 'b', '2026-11-21T12:00:00+05:45')
       RETURNING id, at`,
    )
    expect(rows[0].at.toISOString()).toBe('2026-11-21T06:15:00.000Z')
    const activity = await db.prisma.activity.findUniqueOrThrow({ where: { id: rows[0].id } })
    expect(activity.at.toISOString()).toBe('2026-11-21T06:15:00.000Z')
  })

  test('keeps a Prisma transaction apart from queries beside it', async () => {
    const create = db.prisma.$transaction(async (tx) => {
      await tx.activity.create({ data: { action: 'rolled back', subject: 'x' } })
      throw new Error('no')
    })
    const beside = db.pool.query("SELECT count(*)::int AS n FROM activities WHERE action = 'rolled back'")
    await expect(create).rejects.toThrow('no')
    expect((await beside).rows[0].n).toBe(0)
    expect(await db.prisma.activity.count({ where: { action: 'rolled back' } })).toBe(0)
  })

  test('does not wait for ever when a transaction waits for a query beside it', async () => {
    const careless = db.prisma.$transaction(
      async (tx) => {
        await tx.activity.create({ data: { action: 'careless', subject: 'x' } })
        await db.pool.query('SELECT 1')
      },
      // The embedded database has one session: there the query waits for the transaction, which must give up.
      { timeout: db.kind === 'embedded' ? 500 : 60_000 },
    )
    if (db.kind === 'embedded') await expect(careless).rejects.toThrow(/timeout/)
    else await careless
    const { rows } = await db.pool.query(
      "SELECT count(*)::int AS n FROM activities WHERE action = 'careless'",
    )
    expect(rows).toEqual([{ n: db.kind === 'embedded' ? 0 : 1 }])
  })

  test('may be closed twice', async () => {
    const other = await testDatabase()
    await Promise.all([other.close(), other.close()])
    await other.close()
  })
})
