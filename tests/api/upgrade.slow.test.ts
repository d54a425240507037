import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { appliedMigrations } from '#prisma/migrate.ts'
import { migrationNames } from '#prisma/migrations.ts'
import { backUpBeforeUpgrade } from '#server/backup/before-upgrade.ts'
import { newKeyPair } from '#server/backup/encryption.ts'
import { readEnv } from '#server/config/env.ts'
import { connectDatabase, openDatabase } from '#server/db/database.ts'
import { adopt } from '#server/installation/adopt.ts'
import { testCommand } from '#tests/support/server/command.ts'
import {
  type Installation,
  makeOlder,
  newInstallation,
  restoreInto,
} from '#tests/support/server/installation.ts'

let at: Installation
beforeAll(async () => {
  at = await newInstallation(process.env.TEST_DATABASE_URL || undefined)
  await makeOlder(at)
})
afterAll(() => at.remove())

/** The data after the server has started on it. */
async function start(recipient?: string): Promise<string[]> {
  const env = { dataDir: at.dataDir, backup: { keep: 14, ...(recipient !== undefined && { recipient }) } }
  const db = await openDatabase({ ...at, onUpgrade: backUpBeforeUpgrade(env, () => {}) })
  const notices = await db.prisma.notice.findMany()
  const mails = await db.prisma.outboxMail.findMany()
  await db.close()
  return [...notices.map(({ title }) => title), ...mails.map(({ kind, recipient }) => `${kind} ${recipient}`)]
}

const settingsOf = ({ dataDir, databaseUrl }: Installation) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
})

async function applied(installation = at): Promise<string[]> {
  const { pool, close } = await connectDatabase(installation)
  const client = await pool.connect()
  const names = await appliedMigrations(client)
  client.release()
  await close()
  return names
}

test('a start on an older database that cannot be backed up changes nothing', async () => {
  const folder = join(at.dataDir, 'backups')
  await writeFile(folder, 'in the way')
  await expect(start()).rejects.toThrow(
    /a backup before that cannot be written .* Nothing was changed; make room, or set UPGRADE_BACKUP=off/,
  )
  expect(await applied()).toHaveLength(2)
  await rm(folder)
})

test('a start on an older database backs it up, brings it up to date, and the way back is open', async () => {
  expect(await start()).toEqual(['old', 'old a@example.com'])
  expect(await applied()).toEqual(await migrationNames())
  const [archive = '', ...others] = await readdir(join(at.dataDir, 'backups'))
  expect(archive).toMatch(/^before-\d+_\w+-\d+\.tar\.gz$/)
  expect(others).toEqual([])
  expect(await start()).toEqual(['old', 'old a@example.com'])
  expect(await readdir(join(at.dataDir, 'backups'))).toEqual([archive])
  await restoreInto(at, join(at.dataDir, 'backups', archive), true)
  expect(await start()).toEqual(['old', 'old a@example.com'])
})

test('a command for accounts leaves an older database alone', async () => {
  const older = await newInstallation(process.env.TEST_DATABASE_URL || undefined)
  onTestFinished(() => older.remove())
  await makeOlder(older)
  const user = await testCommand('server/cli/user.ts')
  const { code, err } = await user(['list'], settingsOf(older))
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringContaining('The database has the schema of an older version. Nothing was changed.'),
  })
  expect(await applied(older)).toHaveLength(2)
})

test('an older database that is adopted is backed up before', async () => {
  const older = await newInstallation(process.env.TEST_DATABASE_URL || undefined)
  onTestFinished(() => older.remove())
  await makeOlder(older)
  const { backup } = await adopt(readEnv(settingsOf(older)))
  expect(await readdir(join(older.dataDir, 'backups'))).toEqual([basename(backup ?? '')])
  await restoreInto(older, backup ?? '', true)
})

test('where archives are encrypted, the one before an upgrade is, too', async () => {
  const older = at
  at = await newInstallation(process.env.TEST_DATABASE_URL || undefined)
  try {
    await makeOlder(at)
    await start((await newKeyPair()).recipient)
    const [archive = '', ...others] = await readdir(join(at.dataDir, 'backups'))
    expect([others, archive]).toEqual([[], expect.stringMatching(/^before-\d+_\w+-\d+\.tar\.gz\.age$/)])
    const head = (await readFile(join(at.dataDir, 'backups', archive))).subarray(0, 21).toString()
    expect(head).toBe('age-encryption.org/v1')
  } finally {
    await at.remove()
    at = older
  }
})
