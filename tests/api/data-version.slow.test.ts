import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanUpDataChanges, DataVersion } from '#server/db/data-version.ts'
import type { Database } from '#server/db/database.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import fc from '#tests/support/project/fuzz.ts'
import { backUpTo, newInstallation, restoreInto, withDatabase } from '#tests/support/server/installation.ts'

/** Changes of public data between two requests. */
const step = fc.constantFrom(
  'add',
  'edit',
  'delete',
  'hide',
  'schedule',
  'release',
  'clean',
  'clean',
  'nothing',
)
type Step = (typeof step extends fc.Arbitrary<infer T> ? T : never) | 'add'

const statements = {
  add: "INSERT INTO notices (id, title, description) VALUES (gen_random_uuid(), gen_random_uuid()::text, '')",
  edit: 'UPDATE notices SET title = gen_random_uuid()::text WHERE id = (SELECT min(id::text)::uuid FROM notices)',
  delete: 'DELETE FROM notices WHERE id = (SELECT min(id::text)::uuid FROM notices)',
  hide: 'UPDATE notices SET is_active = NOT is_active WHERE id = (SELECT max(id::text)::uuid FROM notices)',
  schedule: `INSERT INTO exams (id, title, release_at)
    VALUES (gen_random_uuid()::text, 'E', now() + interval '20 ms')`,
}

async function take(db: Database, one: Step): Promise<void> {
  if (one === 'clean') {
    await db.pool.query("UPDATE data_changes SET at = at - interval '2 days'")
    await cleanUpDataChanges({ db })
  } else if (one === 'release') await wait(25)
  else if (one !== 'nothing') await db.pool.query(statements[one])
}

/** All of the data that a version stands for, as visitors see it. */
async function content({ pool }: Database): Promise<string> {
  const { rows } = await pool.query(
    `SELECT (SELECT json_agg(notices ORDER BY id) FROM notices) AS notices,
       (SELECT json_agg(id ORDER BY id) FROM exams WHERE release_at <= now()) AS exams`,
  )
  return JSON.stringify(rows)
}

/** Remembers what each version stood for, and fails when one comes back with other data. */
class Seen {
  readonly #contents = new Map<string, string>()

  async look(db: Database): Promise<void> {
    // Nothing may be released between the questions.
    const before = await new DataVersion(db).version()
    const now = await content(db)
    const after = await new DataVersion(db).version()
    if (before !== after) return this.look(db)
    expect(this.#contents.get(before) ?? now).toBe(now)
    this.#contents.set(before, now)
  }
}

describe('no version of the public data comes back with other data', () => {
  let db: Database
  beforeAll(async () => {
    db = await testDatabase()
  })
  afterAll(() => db.close())

  test('after changes, releases and clean-ups in any order', async () => {
    const seen = new Seen()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        for (const one of steps) {
          await take(db, one)
          await seen.look(db)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('to a process that was not asked for days', async () => {
    const idle = new DataVersion(db, { leaseMs: 0 })
    await take(db, 'add')
    await take(db, 'clean')
    const before = await idle.version()
    await take(db, 'add')
    await take(db, 'clean')
    expect(await idle.version()).not.toBe(before)
  })

  test('when several processes clean at once', async () => {
    await take(db, 'add')
    await db.pool.query("UPDATE data_changes SET at = at - interval '2 days'")
    const before = await new DataVersion(db).version()
    await Promise.all(Array.from({ length: 4 }, () => cleanUpDataChanges({ db })))
    const sum = async () =>
      (
        await db.pool.query<{ sum: string; rows: number }>(
          'SELECT sum(changes), count(*)::int AS rows FROM data_changes',
        )
      ).rows[0]
    expect(Number((await sum())?.sum)).toBe(Number(before.split(':').at(2)))
    expect((await sum())?.rows).toBe(1)
  })

  test('when somebody empties the table of changes', async () => {
    const before = await new DataVersion(db).version()
    await db.pool.query('DELETE FROM data_changes')
    await take(db, 'add')
    expect(await new DataVersion(db).version()).not.toBe(before)
  })
})

test('no version comes back after a backup was restored', { timeout: 120_000 }, async () => {
  const at = await newInstallation(process.env.TEST_DATABASE_URL || undefined)
  try {
    const seen = new Seen()
    const steps: Step[] = ['add', 'edit', 'clean', 'add']
    const live = (through: Step[]) =>
      withDatabase(at, async (db) => {
        await seen.look(db)
        for (const one of through) {
          await take(db, one)
          await seen.look(db)
        }
      })
    await live(steps)
    const { path } = await backUpTo(at, 'a.tar.gz')
    await live(steps)
    for (let time = 0; time < 2; time++) {
      await restoreInto(at, path, true)
      await live(steps)
    }
  } finally {
    await at.remove()
  }
})
