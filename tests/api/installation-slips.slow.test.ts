import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { adopt } from '#server/installation/adopt.ts'
import { readMarker } from '#server/installation/marker.ts'
import { openFileStore } from '#server/storage/open-file-store.ts'
import {
  copyOfTemplate,
  migratedServerDatabase,
  newServerDatabase,
} from '#tests/support/database/database.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { s3Peer } from '#tests/support/files/s3-peer.ts'
import { missingOf, startOnce, storeNotices } from '#tests/support/server/server-start.ts'

const serverUrl = process.env.TEST_DATABASE_URL || undefined
type Settings = Record<string, string>

let cleanUps: (() => Promise<void>)[]
beforeEach(() => {
  cleanUps = []
})
afterEach(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
})

/** Settings of a data folder and a database that nobody has used; on a server, one without tables. */
const newPlace = () => place(newServerDatabase)
/** The same for an installation in use, whose database is migrated: that takes seconds on a server. */
const migratedPlace = () => place(migratedServerDatabase)

async function place(newDatabase: typeof newServerDatabase): Promise<Settings & { DATA_DIR: string }> {
  const dataDir = serverUrl ? await mkdtemp(join(tmpdir(), 'pravesh-slips-')) : await copyOfTemplate()
  cleanUps.push(() => removeFolder(dataDir))
  if (!serverUrl) return { DATA_DIR: dataDir }
  const server = await newDatabase(serverUrl)
  cleanUps.push(server.remove)
  return { DATA_DIR: dataDir, DATABASE_URL: server.databaseUrl }
}

async function bucket(): Promise<Settings> {
  const { settings, stop } = await s3Peer()
  cleanUps.push(stop)
  return {
    S3_BUCKET: settings.bucket,
    S3_ENDPOINT: settings.endpoint ?? '',
    S3_ACCESS_KEY_ID: settings.credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: settings.credentials?.secretAccessKey ?? '',
  }
}

const filesOf = (settings: Settings) => openFileStore(readEnv(settings))

/** An installation in use. @returns the keys of its files. */
async function inUse(settings: Settings, count = 10): Promise<string[]> {
  let keys: string[] = []
  const refusal = await startOnce(settings, async (parts) => {
    keys = await storeNotices(parts, count)
  })
  expect(refusal).toBeUndefined()
  return keys
}

async function nothingIsLost(settings: Settings, keys: readonly string[]): Promise<void> {
  expect(await missingOf({ files: await filesOf(settings) }, keys)).toEqual([])
  expect(await startOnce(settings)).toBeUndefined()
  expect(await missingOf({ files: await filesOf(settings) }, keys)).toEqual([])
}

describe.each([
  ['a local folder', async (): Promise<Settings> => ({})],
  ['a bucket', bucket],
])('files in %s', (_name, store) => {
  test('another start of the same settings is none of it', async () => {
    const settings = { ...(await migratedPlace()), ...(await store()) }
    await nothingIsLost(settings, await inUse(settings))
  })

  test('the database is forgotten or moved away', async () => {
    const settings = { ...(await migratedPlace()), ...(await store()) }
    const keys = await inUse(settings)
    const { DATABASE_URL, ...forgotten } = settings as Settings
    const [postgres, away] = [join(settings.DATA_DIR, 'postgres'), join(settings.DATA_DIR, 'away')]
    if (DATABASE_URL === undefined) await rename(postgres, away)
    expect(await startOnce(forgotten)).toMatch(
      DATABASE_URL === undefined ? /its embedded database in .* is gone/ : /but DATABASE_URL is not set/,
    )
    // Nothing was made that would be in the way.
    if (DATABASE_URL === undefined) await rename(away, postgres)
    await nothingIsLost(settings, keys)
  })

  test('another, new database on the same folder', async () => {
    const settings = { ...(await migratedPlace()), ...(await store()) }
    const keys = await inUse(settings)
    const other = await newPlace()
    const { DATA_DIR } = settings
    if (!other.DATABASE_URL) {
      await rename(join(DATA_DIR, 'postgres'), join(DATA_DIR, 'away'))
      await rename(join(other.DATA_DIR, 'postgres'), join(DATA_DIR, 'postgres'))
    }
    expect(await startOnce({ ...settings, ...other, DATA_DIR })).toMatch(/The database is new, but/)
    if (!other.DATABASE_URL) {
      await rm(join(DATA_DIR, 'postgres'), { recursive: true })
      await rename(join(DATA_DIR, 'away'), join(DATA_DIR, 'postgres'))
    }
    await nothingIsLost(settings, keys)
  })

  test('an installation of an older version is taken over with its files', async () => {
    const settings = { ...(await migratedPlace()), ...(await store()) }
    const keys = await inUse(settings)
    await forgetIdentity(settings)
    await nothingIsLost(settings, keys)
    expect(await readMarker(await filesOf(settings))).toBeDefined()
  })

  test('an older installation with a database that is not its own is refused', async () => {
    const settings = { ...(await migratedPlace()), ...(await store()) }
    const keys = await inUse(settings)
    await forgetIdentity(settings)
    const { DATA_DIR, ...rest } = settings
    const other = await newPlace()
    const { DATABASE_URL } = other
    if (!DATABASE_URL) {
      await rename(join(DATA_DIR, 'postgres'), join(DATA_DIR, 'away'))
      await rename(join(other.DATA_DIR, 'postgres'), join(DATA_DIR, 'postgres'))
    }
    const slip = { ...rest, ...(DATABASE_URL && { DATABASE_URL }), DATA_DIR }
    expect(await startOnce(slip)).toMatch(/The database is empty, but the file store has files/)
    expect(await missingOf({ files: await filesOf(settings) }, keys)).toEqual([])
  })

  test('what is adopted on purpose starts, and moves no file', async () => {
    const settings = { ...(await migratedPlace()), ...(await store()) }
    const keys = await inUse(settings, 30)
    const other = await newPlace()
    const { DATA_DIR } = settings
    if (!other.DATABASE_URL) {
      await rename(join(DATA_DIR, 'postgres'), join(DATA_DIR, 'away'))
      await rename(join(other.DATA_DIR, 'postgres'), join(DATA_DIR, 'postgres'))
    }
    const slip = { ...settings, ...other, DATA_DIR }
    const { before } = await adopt(readEnv(slip))
    expect(before).toHaveLength(3)
    expect(
      await startOnce(slip, async ({ files }) => {
        expect(await Promise.all(keys.map((key) => files.stat(`trash/${key}`)))).toEqual(keys.map(() => null))
      }),
    ).toBeUndefined()
    expect(await missingOf({ files: await filesOf(slip) }, keys)).toEqual([])
  })
})

test('a staging server on the bucket of production is refused, with its own database or an empty one', async () => {
  const shared = await bucket()
  const production = { ...(await migratedPlace()), ...shared }
  const keys = await inUse(production, 12)
  const staging = await migratedPlace()
  await inUse(staging, 2)
  expect(await startOnce({ ...staging, ...shared })).toMatch(/belong to different installations/)
  expect(await startOnce({ ...(await newPlace()), ...shared })).toMatch(/The database is new, but/)
  await nothingIsLost(production, keys)
  // On its own it still works.
  expect(await startOnce(staging)).toBeUndefined()
})

test('a bucket that is forgotten or new is refused, until it is adopted', async () => {
  const place = await migratedPlace()
  const settings = { ...place, ...(await bucket()) }
  const keys = await inUse(settings)
  const another = { ...place, ...(await bucket()) }
  const refusal = /The file store is new and empty, but the database names files/
  expect(await startOnce(place)).toMatch(refusal)
  expect(await startOnce(another)).toMatch(refusal)
  await nothingIsLost(settings, keys)
  await adopt(readEnv(another))
  expect(await startOnce(another)).toBeUndefined()
})

test('the first start of another machine takes the id of database and bucket', async () => {
  const shared = await bucket()
  const first = { ...(await migratedPlace()), ...shared }
  const keys = await inUse(first)
  if (first.DATABASE_URL === undefined) return
  const second = await newPlace()
  await nothingIsLost({ ...second, ...shared, DATABASE_URL: first.DATABASE_URL }, keys)
})

test('a clean-up moves nothing once another installation has taken the store', async () => {
  const settings = await migratedPlace()
  const orphan = 'exam_results/orphan.csv'
  await startOnce(settings, async ({ db, files }) => {
    await files.put(orphan, Readable.from([Buffer.from('x')]), { maxBytes: 10 })
    await db.pool.query('UPDATE installations SET id = gen_random_uuid()')
    const { runCleanUpJobs } = await import('#server/jobs/clean-up.ts')
    const { createLog } = await import('#server/lib/log.ts')
    const log = createLog({ level: 'silent', pretty: false })
    await runCleanUpJobs({ db, files, log, env: { dataDir: settings.DATA_DIR } }, () => true)
    expect(await files.stat(`trash/${orphan}`)).toBeNull()
  })
  expect(await startOnce(settings)).toMatch(/belong to different installations/)
})

/** Makes an installation look as an older version left it. */
async function forgetIdentity(settings: Settings): Promise<void> {
  await startOnce(settings, async ({ db, files }) => {
    await db.pool.query('DELETE FROM installations')
    await files.delete('installation.json')
  })
  await rm(join(settings.DATA_DIR ?? '', 'installation.json'))
}
