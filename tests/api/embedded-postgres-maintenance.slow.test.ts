import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openCluster } from '#server/db/embedded-postgres/cluster.ts'
import { startMaintenance } from '#server/db/embedded-postgres/maintenance.ts'
import { takeTurns } from '#server/db/embedded-postgres/turns.ts'
import { copyOfTemplate } from '#tests/support/database/database.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'

let dataDir: string
let db: PGlite
beforeAll(async () => {
  dataDir = await copyOfTemplate()
  db = await openCluster(join(dataDir, 'postgres'), true, (words) => {
    throw new Error(words)
  })
})
afterAll(async () => {
  await db.close()
  await removeFolder(dataDir)
})

async function one(sql: string): Promise<unknown> {
  const { rows } = await db.query<Record<string, unknown>>(sql)
  return Object.values(rows[0] ?? {})[0]
}

test('the embedded database keeps 32 MB of its files in memory, which all count from the start', async () => {
  expect(await one('SHOW shared_buffers')).toBe('32MB')
})

describe('the maintenance of the embedded database', () => {
  test('vacuums worn tables, renews their statistics and shortens recovery, once something was written', async () => {
    await db.exec(`
      CREATE TABLE worn (n int); INSERT INTO worn SELECT generate_series(1, 5000); DELETE FROM worn WHERE n > 1000`)
    const checkpoint = 'SELECT checkpoint_lsn::text FROM pg_control_checkpoint()'
    const before = await one(checkpoint)
    const turns = takeTurns(() => db.isInTransaction(), 1000)
    const broken: unknown[] = []
    const end = startMaintenance({ db, turns, onBreakdown: (error) => broken.push(error), intervalMs: 50 })
    try {
      await expect.poll(() => one(checkpoint)).not.toBe(before)
      const after = await one(checkpoint)
      expect(await one("SELECT reltuples FROM pg_class WHERE relname = 'worn'")).toBe(1000)
      expect(await one("SELECT n_dead_tup FROM pg_stat_user_tables WHERE relname = 'worn'")).toBe(0)
      const take = vi.spyOn(turns, 'take')
      await expect.poll(() => take.mock.calls.length).toBeGreaterThan(2)
      expect(await one(checkpoint)).toBe(after)
      expect(broken).toEqual([])
    } finally {
      end()
    }
  })
})
