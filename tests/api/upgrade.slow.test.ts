import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appliedMigrations } from '#prisma/migrate.ts'
import { migrationNames } from '#prisma/migrations.ts'
import { backUpBeforeUpgrade } from '#server/backup/before-upgrade.ts'
import { connectDatabase, openDatabase } from '#server/db/database.ts'
import { createLog } from '#server/lib/log.ts'
import {
  type Installation,
  makeOlder,
  newInstallation,
  restoreInto,
} from '#tests/support/server/installation.ts'

const log = createLog({ level: 'silent', pretty: false })
let at: Installation
beforeAll(async () => {
  at = await newInstallation(process.env.TEST_DATABASE_URL || undefined)
  await makeOlder(at)
})
afterAll(() => at.remove())

/** As the server starts on it. */
async function start(): Promise<string[]> {
  const db = await openDatabase({ ...at, onUpgrade: backUpBeforeUpgrade(at, log) })
  const notices = await db.prisma.notice.findMany()
  await db.close()
  return notices.map(({ title }) => title)
}

async function applied(): Promise<string[]> {
  const { pool, close } = await connectDatabase(at)
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
  expect(await start()).toEqual(['old'])
  expect(await applied()).toEqual(await migrationNames())
  const [archive = '', ...others] = await readdir(join(at.dataDir, 'backups'))
  expect(archive).toMatch(/^before-\d+_\w+-\d+\.tar\.gz$/)
  expect(others).toEqual([])
  expect(await start()).toEqual(['old'])
  expect(await readdir(join(at.dataDir, 'backups'))).toEqual([archive])
  await restoreInto(at, join(at.dataDir, 'backups', archive), true)
  expect(await start()).toEqual(['old'])
})
