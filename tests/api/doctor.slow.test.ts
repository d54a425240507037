import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFindings } from '#server/cluster/server.ts'
import { demoSite } from '#server/config/demo-site.ts'
import { recordFailedBackup } from '#server/db/backup-status.ts'
import { connectionsCheck } from '#server/installation/connections-check.ts'
import { testCommand } from '#tests/support/server/command.ts'
import { type Installation, newInstallation } from '#tests/support/server/installation.ts'
import { mailReceiver } from '#tests/support/server/mail-receiver.ts'
import { startOnce, storeNotices } from '#tests/support/server/server-start.ts'

const serverUrl = process.env.TEST_DATABASE_URL || undefined
let at: Installation
let keys: string[]
let settings: Record<string, string>
beforeAll(async () => {
  at = await newInstallation(serverUrl, { isMigrated: false })
  settings = { DATA_DIR: at.dataDir, ...(at.databaseUrl !== undefined && { DATABASE_URL: at.databaseUrl }) }
  await startOnce(settings, async (parts) => {
    keys = await storeNotices(parts, 3)
  })
})
afterAll(() => at.remove())

const doctor = testCommand('server/cli/doctor.ts')
const user = testCommand('server/cli/user.ts')
const backup = testCommand('server/cli/backup.ts')
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://example.edu.np',
  SMTP_URL: 'smtp://localhost',
}

test('doctor finds nothing wrong with a sound installation', async () => {
  await (await backup)([], settings)
  const mails = await mailReceiver()
  const complete = { ...production, TRUST_PROXY: 'on', SMTP_URL: mails.url, BACKUP_DIR: at.dataDir }
  const { code, out } = await (await doctor)([], { ...settings, ...complete }).finally(mails.close)
  expect(out).toMatch(/^ok +Installation:/m)
  expect(out).toMatch(/^ok +Mail server: 127\.0\.0\.1:\d+ answers$/m)
  expect(out).toMatch(/all 3 files that records name are there/)
  expect(out).toMatch(/^\w+ +Disk: [\d.]+ GB of [\d.]+ GB are free\./m)
  // The tests also run on a version of Node.js that gets no security fixes any more, and on a disk that is nearly full.
  const findings = out
    .split('\n')
    .filter((line) => /^(warning|problem)/.test(line) && !/ (Node\.js|Disk):/.test(line))
  expect(findings).toEqual([])
  expect(code).toBe(0)
})

test('doctor tells of lost files and of settings that are missing, and ends with 1', async () => {
  await at.files.move(keys[0] ?? '', 'away/a.pdf')
  const { code, out } = await (await doctor)([], { ...settings, ...production })
  expect(out).toMatch(/^problem +Stored files: 1 of 3/m)
  expect(out).toMatch(/^warning +Reverse proxy: TRUST_PROXY is not set/m)
  expect(code).toBe(1)
  await at.files.move('away/a.pdf', keys[0] ?? '')
})

test('what backups need and lack is told at the start and by the doctor, and so is a dead mail server', async () => {
  const BACKUP_DIR = join(at.dataDir, 'nowhere')
  const wrong = { ...settings, ...production, BACKUP_AT: '03:15', BACKUP_DIR, SMTP_URL: 'smtp://127.0.0.1:1' }
  const folder = new RegExp(`Backup folder: No backup can be written to ${BACKUP_DIR}, .*ENOENT`)
  await startOnce(wrong, async (parts) => {
    await parts.db.pool.query('UPDATE backup_status SET succeeded_at = NULL, failed_at = NULL')
    const findings = await startFindings(parts)
    expect(findings).toContainEqual(expect.stringMatching(folder))
    expect(findings).not.toContainEqual(expect.stringMatching(/^Backups:/))
    await recordFailedBackup(parts.db, 'the disk is away')
    expect(await startFindings(parts)).toContainEqual(expect.stringMatching(/^Backups: .*the disk is away/))
    await parts.db.pool.query('UPDATE backup_status SET failed_at = NULL')
  })
  const BACKUP_RECIPIENT = 'age1abc'
  const keyless = /A setting is wrong\. BACKUP_RECIPIENT: age1abc is no public key of age\./
  expect(await startOnce({ ...settings, BACKUP_RECIPIENT })).toMatch(keyless)
  const { code, out } = await (await doctor)([], { ...wrong, BACKUP_RECIPIENT })
  expect(out).toMatch(folder)
  expect(out).toMatch(keyless)
  expect(out).toMatch(/^problem +Mail server: 127\.0\.0\.1:1, which SMTP_URL names, takes no mail/m)
  expect(out).toMatch(/^warning +Backups: .* The server makes the first one at 03:15 in Nepal\.$/m)
  expect(code).toBe(1)
  await startOnce(settings, (parts) => recordFailedBackup(parts.db, 'the disk is away'))
  const failed = await (await doctor)([], { ...settings, ...production })
  expect(failed.out).toMatch(/^problem +Backups: .*the disk is away/m)
  expect(failed.code).toBe(1)
  await startOnce(
    settings,
    async ({ db }) => void (await db.pool.query('UPDATE backup_status SET failed_at = NULL')),
  )
})

test('a SITE_CONFIG that stops the start is told by the doctor', async () => {
  const SITE_CONFIG = join(at.dataDir, 'site.json')
  await writeFile(SITE_CONFIG, JSON.stringify(demoSite))
  const told = async () => (await (await doctor)([], { ...settings, SITE_CONFIG })).out
  expect(await told()).toContain(`ok       Institute: ${SITE_CONFIG}\n`)
  await rm(SITE_CONFIG)
  expect(await told()).toContain(`problem  Institute: SITE_CONFIG names ${SITE_CONFIG}, which cannot be read`)
})

test('a file store that cannot be used is one check of several', async () => {
  const [files, away] = [join(at.dataDir, 'files'), join(at.dataDir, 'files-away')]
  await rename(files, away)
  await writeFile(files, 'no folder')
  const { code, out } = await (await doctor)([], settings)
  expect(out).toMatch(/^problem +Stored files: The file store cannot be used \(ENOTDIR/m)
  expect(out).toMatch(/^\w+ +Disk:/m)
  expect(code).toBe(1)
  await rm(files)
  await rename(away, files)
})

const { port = '' } = serverUrl ? new URL(serverUrl) : {}
const hasSocket = serverUrl !== undefined && existsSync(`/var/run/postgresql/.s.PGSQL.${port || 5432}`)

test.skipIf(!hasSocket)('a server elsewhere that does not share the uploaded files is told of', async () => {
  await startOnce(settings, async ({ db }) => {
    const { rows } = await db.pool.query<{ name: string }>('SELECT current_database() AS name')
    // A connection through the socket has no address, so the server's is that of another machine.
    const DIRECT_DATABASE_URL = `postgresql://postgres@/${rows[0]?.name}?host=/var/run/postgresql&port=${port || 5432}`
    const { out } = await (await doctor)([], { ...settings, DIRECT_DATABASE_URL })
    expect(out).toMatch(/^warning +Uploaded files: another server \(\S+\) uses this database/m)
  })
})

test.skipIf(!serverUrl)(
  'PostgreSQL that accepts fewer connections than servers may open is told of',
  async () => {
    const warning =
      /Connections: PostgreSQL accepts \d+ connections, and this server may open 384: .* Raise max_connections/
    const { out } = await (await doctor)([], { ...settings, WEB_CONCURRENCY: '64' })
    expect(out).toMatch(warning)
    await startOnce(settings, async ({ env, db }) => {
      expect(await startFindings({ env: { ...env, processes: 64 }, db })).toContainEqual(
        expect.stringMatching(warning),
      )
      expect(await connectionsCheck(db, { processes: 1 })).toMatchObject([{ state: 'ok' }])
      const { rows } = await db.pool.query<{ name: string }>('SELECT current_database() AS name')
      await db.pool.query(`ALTER DATABASE "${rows[0]?.name}" CONNECTION LIMIT 10`)
      expect(await connectionsCheck(db, { processes: 1 })).toMatchObject([{ state: 'warning' }])
      await db.pool.query(`ALTER DATABASE "${rows[0]?.name}" CONNECTION LIMIT -1`)
    })
  },
)

test('no command makes a database where another one was', async () => {
  const [postgres, away] = [join(at.dataDir, 'postgres'), join(at.dataDir, 'away')]
  if (!serverUrl) await rename(postgres, away)
  const forgotten = { DATA_DIR: at.dataDir, NODE_ENV: 'production' }
  const refusal = serverUrl ? /DATABASE_URL is not set/ : /embedded database in .* is gone/
  for (const [command, args] of [
    [user, ['add', 'a@example.com', '--role', 'admin']],
    [backup, []],
  ] as const) {
    const { code, out, err } = await (await command)(args, forgotten)
    expect(err).toMatch(refusal)
    expect(out).toBe('')
    expect(code).toBe(1)
  }
  expect((await (await doctor)([], forgotten)).out).toMatch(refusal)
  if (!serverUrl) await rename(away, postgres)
})
