import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markRestore } from '#server/backup/restore-mark.ts'
import { readEnv } from '#server/config/env.ts'
import { connectDatabase } from '#server/db/database.ts'
import { adopt } from '#server/installation/adopt.ts'
import { openInstallation } from '#server/installation/open-installation.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import {
  backUpTo,
  contentOf,
  fill,
  type Installation,
  newInstallation,
  restoreInto,
  withDatabase,
} from '#tests/support/server/installation.ts'
import { startOnce } from '#tests/support/server/server-start.ts'

const serverUrl = process.env.TEST_DATABASE_URL || undefined
let from: Installation
let to: Installation
let archive: string
beforeEach(async () => {
  from = await newInstallation(serverUrl)
  to = await newInstallation(serverUrl, { isMigrated: false })
  await fill(from)
  archive = (await backUpTo(from, 'a.tar.gz')).path
})
afterEach(async () => {
  await from.remove()
  await to.remove()
})

const settingsOf = ({ dataDir, databaseUrl }: Installation) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
})

/** A store whose first file is stored only when it is let go. */
function slowStore(files: FileStore) {
  let go = () => {}
  let begun = () => {}
  const going = new Promise<void>((resolve) => {
    go = resolve
  })
  const reached = new Promise<void>((resolve) => {
    begun = resolve
  })
  const put: FileStore['put'] = async (...parts) => {
    begun()
    await going
    return files.put(...parts)
  }
  return { files: { ...files, put }, go, reached }
}

test('no server starts while a restore is under way, and none that runs is restored under', async () => {
  const slow = slowStore(to.files)
  const restoring = restoreInto({ ...to, files: slow.files }, archive)
  await slow.reached
  expect(await startOnce(settingsOf(to))).toMatch(
    serverUrl ? /is being restored into this database|has not ended/ : /is in use by another process/,
  )
  slow.go()
  await restoring
  expect(await startOnce(settingsOf(to))).toBeUndefined()
  expect((await contentOf(to)).files).toEqual((await contentOf(from)).files)
})

test('a restore refuses while a server runs, also when that has been idle for long', async () => {
  const env = readEnv(settingsOf(to))
  const { db } = await openInstallation(env, { serving: true })
  // A pool closes unused connections.
  if (serverUrl) await db.pool.end()
  await expect(restoreInto(to, archive)).rejects.toThrow(
    /A server is using this database|is in use by another process/,
  )
  if (!serverUrl) await db.close()
  else await db.close().catch(() => {})
  await restoreInto(to, archive)
})

test('a restore that was killed is recognised by the next start, and done again or given up', async () => {
  const db = await connectDatabase(to)
  await markRestore(db.pool, archive)
  await db.close()
  expect(await startOnce(settingsOf(to))).toMatch(/A restore of .*a\.tar\.gz began at .* and has not ended/)
  await restoreInto(to, archive)
  expect(await startOnce(settingsOf(to))).toBeUndefined()

  const again = await connectDatabase(to)
  await markRestore(again.pool, archive)
  await again.close()
  expect(await startOnce(settingsOf(to))).toMatch(
    /has not ended.* run --rm pravesh node dist\/server\/adopt\.js/,
  )
  await adopt(readEnv(settingsOf(to)))
  expect(await startOnce(settingsOf(to))).toBeUndefined()
})

test('a restore that fails leaves no mark', async () => {
  const files: FileStore = {
    ...to.files,
    put: () => Promise.reject(new Error('the disk is gone')),
  }
  await expect(restoreInto({ ...to, files }, archive)).rejects.toThrow('the disk is gone')
  expect(await startOnce(settingsOf(to))).toBeUndefined()
})

test('a restore that fails with its file store says why, and leaves no mark', async () => {
  const files: FileStore = {
    ...to.files,
    put: () => Promise.reject(new Error('the disk is gone')),
    delete: () => Promise.reject(new Error('nothing can be deleted')),
  }
  await expect(restoreInto({ ...to, files }, archive)).rejects.toThrow('the disk is gone')
  expect(await startOnce(settingsOf(to))).toBeUndefined()
})

test('a restored installation is not the one that the backup is of', async () => {
  expect(await startOnce(settingsOf(from))).toBeUndefined()
  const made = await backUpTo(from, 'b.tar.gz')
  await restoreInto(to, made.path)
  const idOf = (at: Installation) =>
    withDatabase(at, async ({ pool }) => (await pool.query('SELECT id FROM installations')).rows[0]?.id)
  expect(made.manifest.installation).toBe(await idOf(from))
  expect(await idOf(to)).not.toBe(await idOf(from))
  expect(await startOnce(settingsOf(to))).toBeUndefined()
  // Staging must not work on the files of production.
  const db = await connectDatabase(to)
  await db.close()
  const slip = { ...to, files: from.files }
  await expect(restoreInto(slip, made.path, true)).rejects.toThrow(/do not belong together/)
  // Put back into its own place, it stays what it was.
  const before = await idOf(from)
  await restoreInto(from, made.path, true)
  expect(await idOf(from)).toBe(before)
  expect(await startOnce(settingsOf(from))).toBeUndefined()
})

test('what fails after the commit is told from what undoes the restore', async () => {
  const put: FileStore['put'] = async (key, ...parts) => {
    if (key === 'installation.json') throw new Error('no marker')
    return to.files.put(key, ...parts)
  }
  const told = vi.fn()
  const unmarked = { ...to, files: { ...to.files, put } }
  await expect(restoreInto(unmarked, archive, false, told)).rejects.toThrow('no marker')
  expect(told).toHaveBeenCalledOnce()
  expect((await contentOf(to)).notices).toEqual((await contentOf(from)).notices)
  await expect(restoreInto(to, archive, false, told)).rejects.toThrow('There is data')
  expect(told).toHaveBeenCalledOnce()
})
