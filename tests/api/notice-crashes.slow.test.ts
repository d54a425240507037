import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { addNotice } from '#server/domains/notices/add-notice.ts'
import { changeNotice } from '#server/domains/notices/change-notice.ts'
import { cleanUpFiles } from '#server/jobs/clean-up-files.ts'
import { createLog } from '#server/lib/log.ts'
import { type FileStore, localFileStore } from '#server/storage/file-store.ts'
import { pdf, picture, storedKeys } from '#tests/support/content/notices.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { dyingDatabase, storeDyingAt } from '#tests/support/faults/power-cut.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'

let db: Database
let folder: string
let files: FileStore

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravesh-crash-'))
  files = localFileStore(folder)
})
afterEach(async () => {
  await db.prisma.notice.deleteMany()
  await removeFolder(folder)
})

const input = { title: 'Title', description: 'Text', type: 'NORMAL', link: null } as const
const upload = async (file: File) => ({
  filename: file.name,
  mimetype: file.type,
  createReadStream: () => Readable.fromWeb(file.stream() as import('node:stream/web').ReadableStream),
})
const threeFiles = async () => [
  upload(await picture('a.jpg')),
  upload(pdf('b.pdf')),
  upload(await picture('c.jpg')),
]
const log = createLog({ level: 'silent', pretty: false })

const cleanUp = (isOrphaned = () => true) => cleanUpFiles({ db, files, log }, isOrphaned)

test.each([1, 2, 3, 4, 5])('a creation that dies at its write %i leaves nothing', async (write) => {
  const created = addNotice(
    { db, files: storeDyingAt(write, files) },
    { input, uploads: await threeFiles(), actorId: null },
  )
  await expect(created).rejects.toThrow('power cut')
  expect(await db.prisma.notice.count()).toBe(0)
  await cleanUp()
  expect(await storedKeys({ files })).toEqual([])
})

test('a creation that dies before its transaction leaves files that the clean-up finds', async () => {
  const created = addNotice(
    { db: dyingDatabase(db), files },
    { input, uploads: await threeFiles(), actorId: null },
  )
  await expect(created).rejects.toThrow('power cut')
  expect(await storedKeys({ files })).toHaveLength(5)
  // For all the clean-up knows, somebody is saving it at this moment.
  await cleanUp(() => false)
  expect(await storedKeys({ files })).toHaveLength(5)
  await cleanUp()
  expect(await storedKeys({ files })).toEqual([])
})

test('a change that dies leaves the notice as it was', async () => {
  const { id } = await addNotice({ db, files }, { input, uploads: await threeFiles(), actorId: null })
  const before = await db.prisma.noticeAttachment.findMany({ orderBy: { position: 'asc' } })
  const change = {
    id,
    input: { ...input, title: 'Other' },
    remove: before.map((one) => one.id),
    actorId: null,
  }
  for (const services of [
    { db, files: storeDyingAt(2, files) },
    { db: dyingDatabase(db), files },
  ]) {
    const changed = changeNotice(services, { ...change, uploads: await threeFiles() })
    await expect(changed).rejects.toThrow('power cut')
  }
  await cleanUp()
  expect(await db.prisma.notice.findUnique({ where: { id } })).toMatchObject({ title: 'Title' })
  expect(await db.prisma.noticeAttachment.findMany({ orderBy: { position: 'asc' } })).toEqual(before)
  expect(await storedKeys({ files })).toHaveLength(5)
})

test('a change and a deletion whose files stay behind are finished by the clean-up', async () => {
  const { id } = await addNotice({ db, files }, { input, uploads: await threeFiles(), actorId: null })
  const [first] = await db.prisma.noticeAttachment.findMany({ orderBy: { position: 'asc' } })
  await changeNotice({ db, files }, { id, input, uploads: [], remove: [first?.id ?? ''], actorId: null })
  expect(await storedKeys({ files })).toHaveLength(5)
  await cleanUp()
  expect(await storedKeys({ files })).toHaveLength(3)
  await db.prisma.notice.delete({ where: { id } })
  expect(await db.prisma.noticeAttachment.count()).toBe(0)
  await cleanUp()
  expect(await storedKeys({ files })).toEqual([])
})

test('an upload that breaks off keeps nothing', async () => {
  const breaking = async () => ({
    filename: 'a.pdf',
    mimetype: 'application/pdf',
    createReadStream: () =>
      Readable.from(
        (function* () {
          yield Buffer.from('%PDF-1.4\n'.padEnd(5000))
          throw new Error('the connection is gone')
        })(),
      ),
  })
  const created = addNotice(
    { db, files },
    { input, uploads: [upload(pdf('b.pdf')), breaking()], actorId: null },
  )
  await expect(created).rejects.toThrow('the connection is gone')
  expect(await storedKeys({ files })).toEqual([])
})
