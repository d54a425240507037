import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { seedOnce } from '#server/jobs/seed-once.ts'
import { createLog } from '#server/lib/log.ts'
import { StartError } from '#server/lib/start-error.ts'
import { localFileStore } from '#server/storage/file-store.ts'
import { copyOfTemplate, newServerDatabase } from '#tests/support/database/database.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { SignIn, WhoAmI } from '#tests/support/people/account-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const server = process.env.TEST_DATABASE_URL
const log = createLog({ level: 'silent', pretty: false })

describe.skipIf(!server)('two servers that start at once on an empty PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof newServerDatabase>>
  let folder: string
  let apps: [TestApp, TestApp]

  async function start(): Promise<TestApp> {
    const db = await openDatabase({ databaseUrl: database.databaseUrl, dataDir: folder })
    const files = localFileStore(join(folder, 'files'))
    await seedOnce({ db, files, log })
    return testApp({ db, files, settings: { DEMO: 'on' } })
  }

  beforeAll(async () => {
    database = await newServerDatabase(server ?? '')
    folder = await mkdtemp(join(tmpdir(), 'pravesh-two-'))
    apps = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    for (const app of apps) await app.close()
    await database.remove()
    await removeFolder(folder)
  })

  test('migrate it once and fill it once', async () => {
    const [{ db, files }] = apps
    const once = async (sql: string) => (await db.pool.query(sql)).rows
    expect(
      await once('SELECT migration_name FROM _prisma_migrations GROUP BY 1 HAVING count(*) > 1'),
    ).toEqual([])
    expect(await once('SELECT title FROM notices GROUP BY 1 HAVING count(*) > 1')).toEqual([])
    expect(await db.prisma.activity.count({ where: { action: 'demo.seeded' } })).toBe(1)
    const results = await db.prisma.examResultFile.findMany()
    expect(new Set(results.map(({ examId }) => examId)).size).toBe(results.length)
    expect(results.length).toBeGreaterThan(1)
    expect(await once('SELECT file_name FROM student_uploads GROUP BY 1 HAVING count(*) > 1')).toEqual([])
    const stored: string[] = []
    for await (const { key } of files.list('exam_results')) stored.push(key)
    expect(stored).toHaveLength(results.length)
  })

  test('know each other’s sessions from the first one on', async () => {
    const [{ email, password } = { email: '', password: '' }] = demoAccounts
    const browsers = apps.map((app) => app.newClient())
    await Promise.all(browsers.map((browser) => browser.run(SignIn, { email, password })))
    const [first, second] = browsers.map(({ cookies }) => [...cookies])
    expect(await apps[0].db.prisma.signingKey.count()).toBe(1)
    for (const [app, cookies] of [
      [apps[1], first],
      [apps[0], second],
    ] as const) {
      const elsewhere = app.newClient()
      for (const [name, value] of cookies ?? []) elsewhere.cookies.set(name, value)
      expect(await elsewhere.run(WhoAmI)).toMatchObject({ viewer: { role: 'ADMIN' } })
    }
  })
})

test('of two servers that start at once on one data folder, one runs and the other says why not', async () => {
  const dataDir = await copyOfTemplate()
  const starts = await Promise.allSettled([openDatabase({ dataDir }), openDatabase({ dataDir })])
  const running = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const refused = starts.flatMap((start) => (start.status === 'rejected' ? [start.reason] : []))
  expect(running).toHaveLength(1)
  expect(refused).toEqual([expect.any(StartError)])
  expect(String(refused)).toContain('is in use by another process')
  await running[0]?.close()
  await removeFolder(dataDir)
})
