import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { plannerSettingsFor, type ScannedRows } from '#server/domains/imports/planner-settings.ts'
import { testDatabase } from '#tests/support/database/database.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

/** Plans that the planner may not use, during the work and after it. */
const ruledOut = (rows: ScannedRows) =>
  db.prisma.$transaction(async (tx) => {
    const read = async () => {
      const settings = await tx.$queryRaw<{ name: string }[]>`
        SELECT name FROM pg_settings
        WHERE name IN ('enable_nestloop', 'enable_hashjoin', 'enable_indexscan', 'enable_seqscan') AND setting = 'off'
        ORDER BY name`
      return settings.map(({ name }) => name.replace('enable_', ''))
    }
    return { during: await plannerSettingsFor(tx, rows, read), after: await read() }
  })

test.each<[string, ScannedRows, string[]]>([
  ['few rows', { rowCount: 20_000 }, []],
  ['few rows that are joined without a key', { rowCount: 20_000, withoutKey: true }, ['nestloop']],
  ['many rows', { rowCount: 20_001 }, ['indexscan', 'nestloop']],
  [
    'many rows in the order of their key',
    { rowCount: 20_001, byKey: true },
    ['hashjoin', 'nestloop', 'seqscan'],
  ],
])('for %s the slow ways to read them are ruled out, until they are read', async (_which, rows, during) => {
  expect(await ruledOut(rows)).toEqual({ during, after: [] })
})
