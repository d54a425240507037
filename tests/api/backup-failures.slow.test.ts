import { randomBytes } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyArchive } from '#server/backup/archive-reader.ts'
import { ArchiveWriter, backUp } from '#server/backup/backup.ts'

import { MANIFEST, type Manifest, tablePath } from '#server/backup/manifest.ts'
import { tryRestore } from '#server/backup/try-restore.ts'
import { recordRunningBackup } from '#server/db/backup-status.ts'
import { connectDatabase } from '#server/db/database.ts'
import { smallDisk } from '#tests/support/faults/small-disk.ts'
import {
  backUpTo,
  contentOf,
  fill,
  type Installation,
  newInstallation,
  restoreInto,
  withDatabase,
} from '#tests/support/server/installation.ts'

const serverUrl = process.env.TEST_DATABASE_URL || undefined
const disk = smallDisk(20)
afterAll(() => disk.remove())
let at: Installation
let archive: string
let manifest: Manifest
let before: Record<string, string[]>
beforeAll(async () => {
  at = await newInstallation(serverUrl)
  await fill(at)
  before = await contentOf(at)
  const made = await backUpTo(at, 'a.tar.gz')
  archive = made.path
  manifest = made.manifest
})
afterAll(() => at.remove())

/** An archive with this manifest and no more than the tables named in `content`. */
async function forged(
  name: string,
  change: Partial<Manifest>,
  content: Record<string, string> = {},
  changeTables = (tables: Manifest['tables']) => tables,
) {
  const path = join(at.dataDir, name)
  const writer = await ArchiveWriter.start(path)
  const tables: Manifest['tables'] = []
  for (const table of changeTables(manifest.tables)) {
    const bytes = Buffer.from(content[table.name] ?? '')
    const added = await writer.add(tablePath(table.name), bytes.length, Readable.from([bytes]))
    tables.push({ ...table, rows: 0, ...added })
  }
  await writer.finish(MANIFEST, JSON.stringify({ ...manifest, tables, files: [], sequences: [], ...change }))
  return path
}

describe('an archive that cannot be trusted is refused before anything is touched', () => {
  async function spoilt(name: string, spoil: (bytes: Buffer) => Buffer): Promise<string> {
    const path = join(at.dataDir, name)
    await writeFile(path, spoil(await readFile(archive)))
    return path
  }

  test('cut off anywhere', async () => {
    const { length } = await readFile(archive)
    for (const kept of [100, Math.floor(length / 2), length - 1]) {
      const path = await spoilt('cut.tar.gz', (bytes) => bytes.subarray(0, kept))
      await expect(restoreInto(at, path, true)).rejects.toThrow(/is damaged: it was cut off\. Nothing was/)
    }
  })

  test('with a byte that has changed', async () => {
    const path = await spoilt('flipped.tar.gz', (bytes) => {
      const place = Math.floor(bytes.length / 2)
      bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place)
      return bytes
    })
    await expect(restoreInto(at, path, true)).rejects.toThrow(/is damaged: /)
  })

  test('with content that is not what the manifest says', async () => {
    const path = await forged('other.tar.gz', { tables: manifest.tables })
    await expect(restoreInto(at, path, true)).rejects.toThrow(/is not what was backed up/)
  })

  test('that is something else, or not there', async () => {
    const path = await spoilt('text.tar.gz', () => Buffer.from('no archive'))
    await expect(restoreInto(at, path)).rejects.toThrow(/is damaged: incorrect header check/)
    await expect(restoreInto(at, join(at.dataDir, 'nowhere'))).rejects.toThrow(/There is no file .*nowhere/)
    await expect(restoreInto(at, at.dataDir)).rejects.toThrow(/is a folder/)
  })

  test('that a newer version made', async () => {
    const path = await forged('newer.tar.gz', { migrations: [...manifest.migrations, '2099_later'] })
    await expect(restoreInto(at, path, true)).rejects.toThrow(/newer version of Pravesh .* 2099_later/)
  })

  test.each([
    [
      'a table that nobody knows',
      /has the table gifts, which this version of Pravesh does not know\. Nothing was changed/,
    ],
    ['a column that nobody knows', /has the column price of the table notices, which/],
    ['too few tables', /lacks the table notices\. Nothing was changed/],
  ])('with %s', async (name, message) => {
    const path = await forged(`${name}.tar.gz`, {}, {}, (tables) => {
      if (name === 'too few tables') return tables.filter((table) => table.name !== 'notices')
      return tables.map((table) => {
        if (table.name !== 'notices') return table
        return name.startsWith('a table')
          ? { ...table, name: 'gifts' }
          : { ...table, columns: [...table.columns, 'price'] }
      })
    })
    await expect(restoreInto(at, path, true)).rejects.toThrow(message)
  })

  test('is what all of these have in common: nothing has changed', async () => {
    expect(await contentOf(at)).toEqual(before)
  })
})

test('data that is there is not overwritten unless asked for', async () => {
  await expect(restoreInto(at, archive)).rejects.toThrow(
    /There is data in this installation already .* --replace/,
  )
  expect(await contentOf(at)).toEqual(before)
})

test('what the page of videos keeps is no data of an installation', async () => {
  const to = await newInstallation(serverUrl)
  const now = new Date()
  const video = { id: 'v', title: '', description: '', publishedAt: now, endedAt: now, channelTitle: '' }
  await withDatabase(to, async ({ prisma }) => {
    const pages = { create: { token: '', createdAt: now } }
    await prisma.videoChannel.create({ data: { id: 'c', units: 1, unitsAt: now, pages } })
    await prisma.video.create({ data: { ...video, seenAt: now } })
  })
  await restoreInto(to, archive)
  expect((await contentOf(to)).videos).toEqual(before.videos)
  await to.remove()
})

test('an archive that is restored is of no backup that was broken off', async () => {
  const to = await newInstallation(serverUrl)
  await withDatabase(at, recordRunningBackup)
  const { path } = await backUpTo(at, 'running.tar.gz')
  await restoreInto(to, path)
  const { rows } = await withDatabase(to, ({ pool }) => pool.query('SELECT running_at FROM backup_status'))
  expect(rows).toEqual([{ running_at: null }])
  await withDatabase(at, ({ pool }) => pool.query('UPDATE backup_status SET running_at = NULL'))
  await to.remove()
})

test('a restore that fails in the middle leaves database and files as they were', async () => {
  const row = '00000000-0000-0000-0000-000000000000\tnot a time\n'
  const path = await forged('broken.tar.gz', {}, { activities: row })
  await expect(restoreInto(at, path, true)).rejects.toThrow(/invalid input syntax|missing data/)
  expect(await contentOf(at)).toEqual(before)
})

test('a file of the store that differs is not overwritten', async () => {
  const file = join(at.dataDir, 'files/exam_results/r.csv')
  await writeFile(file, 'spoilt')
  await expect(restoreInto(at, archive, true)).rejects.toThrow(
    /holds another file under the key exam_results/,
  )
  await writeFile(file, 'a,b\n')
  expect(await contentOf(at)).toEqual(before)
})

test('a restore on trial notices a table that comes back otherwise', async () => {
  const whole = await verifyArchive({ path: archive })
  await tryRestore(whole, at)
  const [first, ...others] = manifest.tables
  if (!first) throw new Error('The archive has no tables')
  const wrong = {
    ...whole,
    manifest: { ...manifest, tables: [{ ...first, sha256: '0'.repeat(64) }, ...others] },
  }
  await expect(tryRestore(wrong, at)).rejects.toThrow(
    `The table ${first.name} is not the same after a restore`,
  )
  expect(await readdir(join(at.dataDir, 'tmp'))).toEqual([])
})

test('a running server is noticed', async () => {
  const server = await connectDatabase(at)
  await expect(restoreInto(at, archive, true)).rejects.toThrow(
    serverUrl ? /A server is using this database/ : /is in use by another process/,
  )
  await server.close()
})

test.skipIf(!disk.mounted)('a full disk leaves no half archive', async () => {
  const db = await connectDatabase(at)
  disk.fill(0)
  const before = await readdir(disk.folder)
  const to = join(disk.folder, 'full.tar.gz')
  try {
    await expect(backUp({ ...at, db, to, program: '0.0.0' })).rejects.toThrow(/ENOSPC/)
    expect(await readdir(disk.folder)).toEqual(before)
  } finally {
    await db.close()
  }
})

test.skipIf(!disk.mounted)(
  'a disk that fills up while a file is being read breaks the archive off',
  async () => {
    disk.empty()
    disk.fill(100_000)
    const writer = await ArchiveWriter.start(join(disk.folder, 'filled.tar.gz'))
    // So slowly that writing fails while the writer waits for the next piece.
    async function* slowly() {
      for (let i = 0; i < 5_000; i++) {
        await wait(1)
        yield randomBytes(1_000)
      }
    }
    await expect(writer.add('large', 5_000_000, Readable.from(slowly()))).rejects.toThrow(/ENOSPC/)
    await writer.abandon()
  },
)

describe('a newer schema', () => {
  test('that this version does not know is refused in one sentence', async () => {
    const db = await connectDatabase(at)
    const insert = `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
      VALUES ('x', 'x', now(), '2099_later', 1)`
    await db.pool.query(insert)
    await db.close()
    await expect(withDatabase(at, async () => {})).rejects.toThrow(
      'A newer version of Pravesh has used this database: it has the migration 2099_later, which this version does not know. Start that version again, or restore a backup that this version made.',
    )
    await restoreInto(at, archive, true)
    expect(await contentOf(at)).toEqual(before)
  })
})
