import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/db/embedded-postgres/embedded-postgres.ts'
import { availabilityProblemOf } from '#server/lib/availability-error.ts'
import { backgroundSettled } from '#server/lib/background.ts'
import { localFileStore } from '#server/storage/file-store.ts'
import { CreateNotice } from '#tests/support/content/notice-operations.ts'
import { pdf } from '#tests/support/content/notices.ts'
import { copyOfTemplate } from '#tests/support/database/database.ts'
import { smallDisk } from '#tests/support/faults/small-disk.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { StageResults } from '#tests/support/results/results-operations.ts'
import { resultsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const disk = smallDisk(140)
afterAll(() => disk.remove())

describe.skipIf(!disk.mounted)('a full disk', () => {
  const { folder, free, fill, empty } = disk
  afterEach(() => empty())

  describe('under the uploaded files', () => {
    let app: TestApp
    beforeAll(async () => {
      app = await testApp({ files: localFileStore(join(folder, 'files')) })
    })
    afterAll(() => app.close())

    /** A file of some 200 kB. */
    const file = (mark: number) =>
      resultsCsv(Array.from({ length: 10_000 }, (_, index) => ({ candidate: `${index}`, mark })))
    const stage = (csv: File) => app.as('ADMIN').send(StageResults, { file: csv })
    const putUp = () =>
      app.as('ADMIN').send(CreateNotice, {
        input: { title: 'Title', description: 'Text' },
        attachments: [pdf('a.pdf', 1_000), pdf('b.pdf', 1_000_000)],
      })
    const noRoom = {
      errors: [{ message: expect.stringContaining('no room left'), extensions: { code: 'UNAVAILABLE' } }],
    }

    test('takes nothing by halves, says so, and is over once there is room', async () => {
      await app.as('ADMIN').run(CreateNotice, { input: { title: 'First', description: 'Text' } })
      const before = free()
      fill(100_000)
      const left = free()
      expect(await stage(file(100))).toMatchObject(noRoom)
      expect(await putUp()).toMatchObject(noRoom)
      // The first attachment, a small one, is in the trash.
      await backgroundSettled()
      expect(free()).toBeGreaterThan(left - 20_000)
      expect(await app.db.prisma.examResultFile.count()).toBe(0)
      empty()
      expect(free()).toBeGreaterThan(before - 20_000)
      expect(await stage(file(100))).toMatchObject({ data: { stageExamResults: { totalRows: 10_000 } } })
      expect(await putUp()).toMatchObject({ data: { createNotice: { __typename: 'Notice' } } })
    })
  })

  describe.skipIf(process.env.TEST_DATABASE_URL)('under the embedded database', () => {
    const breakdowns: string[] = []
    let postgres: EmbeddedPostgres
    let pool: pg.Pool
    beforeAll(async () => {
      const template = await copyOfTemplate()
      await cp(template, folder, { recursive: true })
      await removeFolder(template)
      postgres = await startEmbeddedPostgres(join(folder, 'postgres'), {
        onBreakdown: (error) => breakdowns.push(error.message),
      })
      pool = new pg.Pool(postgres.poolConfig)
      pool.on('error', () => {})
      await pool.query('CREATE TABLE things (n int, padding text)')
    })
    afterAll(async () => {
      await pool.end()
      await postgres.stop()
    })

    const write = (n: number, length: number) =>
      pool
        .query(
          `INSERT INTO things SELECT $1, string_agg(md5(random()::text), '') FROM generate_series(1, $2)`,
          [n, length],
        )
        .then(
          () => 'written',
          (error: unknown) => availabilityProblemOf(error),
        )
    const things = async () => (await pool.query('SELECT n FROM things ORDER BY n')).rows.map(({ n }) => n)

    test('refuses what has no room and goes on with the rest', async () => {
      expect(await write(1, 1)).toBe('written')
      fill(100_000)
      expect(await write(2, 20_000)).toBe('full')
      expect(await things()).toEqual([1])
      empty()
      expect(await write(3, 20_000)).toBe('written')
      expect(await things()).toEqual([1, 3])
    })

    test('ends it when not even its log has room, and starts it by itself once there is some', async () => {
      fill(1_000_000)
      const acknowledged = await things()
      let outcome: string | undefined
      for (let n = 10; outcome !== 'away'; n++) {
        outcome = await write(n, 1)
        if (outcome === 'written') acknowledged.push(n)
        // Each segment of the log takes 16 MB.
        await pool.query('SELECT pg_switch_wal()').catch((error: unknown) => {
          outcome = availabilityProblemOf(error)
        })
      }
      await expect
        .poll(() => breakdowns, { timeout: 20_000 })
        .toEqual([expect.stringContaining('No space left on device')])
      expect(await write(9, 1)).toBe('away')
      empty()
      await expect.poll(things, { timeout: 60_000, interval: 200 }).toEqual(acknowledged)
      expect(await write(1000, 1)).toBe('written')
    })

    test('says why it does not start', async () => {
      await postgres.stop()
      for (const left of [0, 4_096]) {
        fill(left)
        await expect(startEmbeddedPostgres(join(folder, 'postgres'))).rejects.toThrow(
          /does not open, because the disk is full: 0 MB are free\. Make room and try again\./,
        )
        empty()
      }
    })
  })
})
