import { expect, test } from 'vitest'
import { logSlowQueries, withoutValues } from '#server/db/open-pool.ts'
import { createLog } from '#server/lib/log.ts'
import { testDatabase } from '#tests/support/database/database.ts'

test('a statement that takes long is logged without its values, however it is asked', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'warn', pretty: false, to: { write: (line) => void lines.push(line) } })
  const statements = () => lines.map((line) => JSON.parse(line).statement)
  const db = await testDatabase()
  for (const pool of db.pools)
    pool.on('connect', (client) => logSlowQueries(client, { thresholdMs: 40, log }))
  try {
    // Connections from before are not watched.
    const clients = await Promise.all([db.pool.connect(), db.pool.connect()])
    for (const client of clients) client.release(true)
    await db.pool.query("SELECT pg_sleep(0.06), $1::text, 'secret'", ['secret'])
    await db.prisma.$queryRaw`SELECT pg_sleep(0.06)::text, ${'secret'}::text AS a`
    await expect(db.pool.query('SELECT pg_sleep(0.06), 1 / (random() * 0)::int')).rejects.toThrow(
      'division by zero',
    )
    expect(lines.join()).not.toContain('secret')
    // Not only these: on a busy machine anything takes long.
    expect(statements()).toEqual(
      expect.arrayContaining([
        'SELECT pg_sleep(?), $1::text, ?',
        'SELECT pg_sleep(?)::text, $1::text AS a',
        'SELECT pg_sleep(?), ? / (random() * ?)::int',
      ]),
    )
  } finally {
    await db.close()
  }
})

test.each([
  ["SELECT 'it''s' || E'x', a1, t.b2, 12.5, $3 FROM t9", 'SELECT ? || E?, a1, t.b2, ?, $3 FROM t9'],
  ['SELECT\n  $$ secret $$,\n  $x$ secret $x$', 'SELECT ?, ?'],
  ["INSERT INTO x VALUES ('cut off in the mid", 'INSERT INTO x VALUES (?'],
  ['SELECT "candidate 7" FROM "t1"', 'SELECT "candidate 7" FROM "t1"'],
])('%j loses its values', (statement, expected) => {
  expect(withoutValues(statement)).toBe(expected)
})
