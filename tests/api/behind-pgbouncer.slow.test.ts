import { tmpdir } from 'node:os'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { openDatabase } from '#server/db/database.ts'
import { openInstallation } from '#server/installation/open-installation.ts'
import { otherServers } from '#server/installation/server-lock.ts'
import { seedOnce } from '#server/jobs/seed-once.ts'
import { createLog } from '#server/lib/log.ts'
import { newServerDatabase } from '#tests/support/database/database.ts'
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '#tests/support/database/pgbouncer.ts'
import { ExamResult } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import {
  backUpTo,
  contentOf,
  fill,
  type Installation,
  newInstallation,
  restoreInto,
} from '#tests/support/server/installation.ts'
import { startOnce } from '#tests/support/server/server-start.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''
const log = createLog({ level: 'silent', pretty: false })

// In transaction mode a session is everybody's between two transactions. The embedded database has no pooler in front.
describe.skipIf(!serverUrl || !hasPgBouncer)('behind PgBouncer in transaction mode', () => {
  let pgBouncer: PgBouncer
  beforeAll(async () => {
    pgBouncer = await startPgBouncer(serverUrl)
  })
  afterAll(() => pgBouncer?.stop())

  describe.each(['', '?pgbouncer=true'])('at an address that ends in "%s"', (query) => {
    let server: Awaited<ReturnType<typeof newServerDatabase>>
    let app: TestApp
    beforeAll(async () => {
      server = await newServerDatabase(serverUrl)
      const { pathname } = new URL(server.databaseUrl)
      const direct = await openDatabase({ databaseUrl: server.databaseUrl, dataDir: tmpdir() })
      await direct.pool.query(`ALTER DATABASE ${pathname.slice(1)} SET timezone = 'Asia/Kathmandu'`)
      await direct.close()
      const databaseUrl = pgBouncer.through(server.databaseUrl) + query
      app = await testApp({ db: await openDatabase({ databaseUrl, dataDir: tmpdir() }) })
    })
    afterAll(async () => {
      await app?.close()
      await server?.remove()
    })

    test('results are published and looked up, also by many at once', async () => {
      await scenarios(app).resultFile(resultsCsv([{ candidate: '7', percentage: 70 }]))
      const lookUps = Array.from({ length: 40 }, () =>
        app.as('VISITOR').send(ExamResult, { examId: 'MODEL-1', candidateId: '7' }),
      )
      for (const answer of await Promise.all(lookUps)) {
        expect(answer).toMatchObject({ data: { examResult: { percentage: '70' } } })
      }
    })

    test('every session keeps its time, whatever the database says', async () => {
      const { prisma, pool } = app.db
      const before = Date.now()
      const made = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          prisma.activity.create({ data: { action: `test.${index}`, subject: 'x' } }),
        ),
      )
      for (const { at } of made) expect(Math.abs(at.getTime() - before)).toBeLessThan(3_600_000)
      const { rows } = await pool.query("SELECT current_setting('TimeZone') AS zone")
      expect(rows).toEqual([{ zone: 'UTC' }])
    })

    test('transactions have limits, and leave none behind for others who use the pooler', async () => {
      const { prisma, pool } = app.db
      const read = "SELECT current_setting('statement_timeout') AS limit"
      expect(await prisma.$transaction((tx) => tx.$queryRawUnsafe(read))).toEqual([{ limit: '3min' }])
      const limits = await Promise.all(Array.from({ length: 20 }, () => pool.query(read)))
      expect(new Set(limits.map(({ rows }) => rows[0]?.limit))).toEqual(new Set(['0']))
    })
  })

  describe.each(['DATABASE_URL alone', 'DIRECT_DATABASE_URL too'])('with %s', (which) => {
    let at: Installation
    let settings: Record<string, string>
    beforeEach(async () => {
      const made = await newInstallation(serverUrl)
      const directDatabaseUrl = made.databaseUrl ?? ''
      const databaseUrl = pgBouncer.through(directDatabaseUrl)
      const isDirect = which !== 'DATABASE_URL alone'
      at = { ...made, databaseUrl, ...(isDirect && { directDatabaseUrl }) }
      settings = {
        DATA_DIR: at.dataDir,
        DATABASE_URL: databaseUrl,
        ...(isDirect && { DIRECT_DATABASE_URL: directDatabaseUrl }),
      }
    })
    afterEach(() => at.remove())

    test('two servers start at once, fill the database once and leave no lock', async () => {
      const start = async () => {
        const db = await openDatabase(at)
        await seedOnce({ db, files: at.files, log })
        return db
      }
      const [one, other] = await Promise.all([start(), start()])
      const { rows } = await one.pool.query<{ objid: string }>(
        `SELECT objid FROM pg_locks JOIN pg_database ON pg_database.oid = database
         WHERE locktype = 'advisory' AND datname = current_database()`,
      )
      expect(rows).toEqual([])
      expect(await one.prisma.activity.count({ where: { action: 'demo.seeded' } })).toBe(1)
      const results = await one.prisma.examResultFile.findMany()
      expect(new Set(results.map(({ examId }) => examId)).size).toBe(results.length)
      expect(results.length).toBeGreaterThan(1)
      await one.close()
      await other.close()
    })

    test('no restore happens under a server, no server starts under a restore, and a backup comes back whole', async () => {
      await fill(at)
      const { path } = await backUpTo(at, 'a.tar.gz')
      const before = await contentOf(at)
      const { db } = await openInstallation(readEnv(settings), { serving: true, log })
      expect(await otherServers(db.direct)).toEqual([])
      await expect(restoreInto(at, path, true)).rejects.toThrow('A server is using this database')
      await db.close()
      let refusal: string | undefined
      const put: Installation['files']['put'] = async (...parts) => {
        refusal = await startOnce(settings)
        return at.files.put(...parts)
      }
      await at.files.delete('exam_results/r.csv')
      await restoreInto({ ...at, files: { ...at.files, put } }, path, true)
      expect(refusal).toMatch('A backup is being restored into this database')
      expect(await contentOf(at)).toEqual(before)
      expect(await startOnce(settings)).toBeUndefined()
    })
  })

  test('a direct address of another database is refused', async () => {
    const [one, other] = await Promise.all([newInstallation(serverUrl), newInstallation(serverUrl)])
    const settings = {
      DATA_DIR: one.dataDir,
      DATABASE_URL: pgBouncer.through(one.databaseUrl ?? ''),
      DIRECT_DATABASE_URL: other.databaseUrl ?? '',
    }
    expect(await startOnce(settings)).toMatch(
      'DATABASE_URL and DIRECT_DATABASE_URL name different databases.',
    )
    await one.remove()
    await other.remove()
  })
})
