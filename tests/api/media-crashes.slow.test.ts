import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { addMedia } from '#server/domains/media/add-media.ts'
import { cleanUpMedia } from '#server/domains/media/clean-up-media.ts'
import { cleanUpFiles } from '#server/jobs/clean-up.ts'
import { createLog } from '#server/lib/log.ts'
import { type FileStore, localFileStore } from '#server/storage/file-store.ts'
import { readFileStoreCheck } from '#server/storage/file-store-check.ts'
import { s3FileStore } from '#server/storage/s3-file-store.ts'
import { pdf } from '#tests/support/content/notices.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { dyingDatabase, storeDyingAt } from '#tests/support/faults/power-cut.ts'
import { drawing, mediaKeys } from '#tests/support/files/media.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { s3Peer } from '#tests/support/files/s3-peer.ts'

let db: Database
let folder: string
let files: FileStore

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravesh-media-'))
  files = localFileStore(folder)
})
afterEach(async () => {
  await db.prisma.mediaFile.deleteMany()
  await removeFolder(folder)
})

const log = createLog({ level: 'silent', pretty: false })
const isBusy = () => false
const fileOf = (file: File) => ({
  filename: file.name,
  mimetype: file.type,
  createReadStream: () => Readable.fromWeb(file.stream() as import('node:stream/web').ReadableStream),
})
const add = async (file: File, services: { db: Database; files: FileStore } = { db, files }) =>
  addMedia({ ...services, isBusy }, { upload: fileOf(file), actorId: null })
const cleanUp = (isOrphaned = () => true) => cleanUpFiles({ db, files, log }, isOrphaned)

test.each([1, 2, 3])('an upload that dies at its write %i leaves nothing', async (write) => {
  await expect(add(await drawing('a.jpg'), { db, files: storeDyingAt(write, files) })).rejects.toThrow(
    'power cut',
  )
  expect(await db.prisma.mediaFile.count()).toBe(0)
  await cleanUp()
  expect(await mediaKeys({ files })).toEqual([])
})

test('an upload that dies before its records leaves files that the clean-up finds', async () => {
  for (const file of [await drawing('a.jpg'), pdf('a.pdf')])
    await expect(add(file, { db: dyingDatabase(db), files })).rejects.toThrow('power cut')
  // For all the clean-up knows, somebody is saving them at this moment.
  await cleanUp(() => false)
  expect(await mediaKeys({ files })).toHaveLength(4)
  await cleanUp()
  expect(await mediaKeys({ files })).toEqual([])
})

test('records keep their files from the clean-up, which reports those that are missing', async () => {
  await add(await drawing('a.jpg'))
  await add(pdf('a.pdf'))
  const keys = await mediaKeys({ files })
  await cleanUp()
  expect(await mediaKeys({ files })).toEqual(keys)
  await files.delete(keys[0] ?? '')
  await cleanUp()
  expect(await readFileStoreCheck(db)).toMatchObject({ namedFiles: 4, missingFiles: 1 })
})

test.each([
  ['PDF', '%PDF-1.4\n'],
  ['picture', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
])('a %s whose upload breaks off leaves nothing', async (_what, beginning) => {
  const upload = {
    filename: 'a',
    mimetype: '',
    createReadStream: () =>
      Readable.from(
        (function* () {
          yield Buffer.from(beginning.padEnd(5000), 'latin1')
          throw new Error('the connection is gone')
        })(),
      ),
  }
  const added = addMedia({ db, files, isBusy }, { upload, actorId: null })
  await expect(added).rejects.toThrow('the connection is gone')
  expect(await mediaKeys({ files })).toEqual([])
  expect(await db.prisma.mediaFile.count()).toBe(0)
})

test('a bucket stores pictures and PDFs, and gives them back', async () => {
  const peer = await s3Peer()
  const bucket = await s3FileStore(peer.settings)
  try {
    const media = [
      await add(await drawing('a.jpg'), { db, files: bucket }),
      await add(pdf('a.pdf'), { db, files: bucket }),
    ]
    const stored = await mediaKeys({ files: bucket })
    expect(stored).toEqual(
      media
        .flatMap(({ filePath, variants }) => [filePath, ...variants.map((one) => one.filePath)])
        .toSorted(),
    )
    await bucket.delete(stored[0] ?? '')
    await add(await drawing('a.jpg'), { db, files: bucket })
    await add(pdf('a.pdf'), { db, files: bucket })
    expect(await mediaKeys({ files: bucket })).toEqual(stored)
  } finally {
    bucket.close()
    await peer.stop()
  }
})

test('a file that no content has named for two weeks is deleted, and no other', async () => {
  const [used, unused, young] = [
    await add(pdf('a.pdf')),
    await add(await drawing('b.jpg')),
    await add(pdf('c.pdf', 1)),
  ]
  const age = (id: string, days: number) =>
    db.pool.query('UPDATE media_files SET unused_since = now() - make_interval(days => $2) WHERE id = $1', [
      id,
      days,
    ])
  const names = async () =>
    (await db.prisma.mediaFile.findMany({ orderBy: { fileName: 'asc' } })).map(({ fileName }) => fileName)
  const run = (ids = [used.id]) => cleanUpMedia({ db, files }, async () => ids)

  await run()
  const marked = await db.prisma.mediaFile.findMany({ where: { unusedSince: { not: null } } })
  expect(marked.map(({ id }) => id).toSorted()).toEqual([unused.id, young.id].toSorted())
  await age(used.id, 15)
  await age(unused.id, 15)
  await age(young.id, 13)
  await run()
  expect(await names()).toEqual(['a.pdf', 'c.pdf'])
  expect(await mediaKeys({ files })).toHaveLength(2)
  // In the trash, not gone.
  expect(await files.stat(`trash/${unused.filePath}`)).not.toBeNull()
  // A file that is uploaded again is about to be used.
  await age(young.id, 15)
  await add(pdf('c.pdf', 1))
  await run()
  expect(await names()).toEqual(['a.pdf', 'c.pdf'])
  // Content that uses it restarts the time.
  await age(young.id, 13)
  await run([used.id, young.id])
  await run([])
  expect(await names()).toEqual(['a.pdf', 'c.pdf'])
})
