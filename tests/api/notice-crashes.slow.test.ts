import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { addAttachment } from '#server/domains/media/add-media.ts'
import { cleanUpMedia } from '#server/domains/media/clean-up-media.ts'
import { removeNotices } from '#server/domains/notices/delete-notices.ts'
import { saveNotice } from '#server/domains/notices/save-notice.ts'
import { cleanUpFiles } from '#server/jobs/clean-up.ts'
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
  await db.prisma.mediaFile.deleteMany()
  await removeFolder(folder)
})

const input = { title: 'Title', description: 'Text', type: 'NORMAL', link: null } as const
const log = createLog({ level: 'silent', pretty: false })

async function attach(file: File, services: { db?: Database; files?: FileStore; id?: string } = {}) {
  const body = file.stream() as import('node:stream/web').ReadableStream
  const upload = { filename: file.name, mimetype: file.type, createReadStream: () => Readable.fromWeb(body) }
  const { id = randomUUID(), ...own } = services
  return addAttachment({ db, files, isBusy: () => false, ...own }, { id, upload, actorId: null })
}

async function notice(attachments: readonly string[]): Promise<string> {
  const id = randomUUID()
  await saveNotice(db, { id, version: 0, input: { ...input, attachments: [...attachments] }, actorId: null })
  return id
}

async function cleanUp(isOrphaned = () => true) {
  await cleanUpMedia({ db, files }, async () => [])
  await cleanUpFiles({ db, files, log }, isOrphaned)
}

test.each([1, 2, 3])(
  'an upload that dies at its write %i leaves nothing, and is done again',
  async (write) => {
    const id = randomUUID()
    const dying = attach(await picture('a.jpg'), { id, files: storeDyingAt(write, files) })
    await expect(dying).rejects.toThrow('power cut')
    await cleanUp()
    expect(await storedKeys({ files })).toEqual([])
    expect(await attach(await picture('a.jpg'), { id })).toMatchObject({ id, fileName: 'a.jpg' })
    expect(await storedKeys({ files })).toHaveLength(3)
  },
)

test('an upload that dies before its transaction leaves files that the clean-up finds', async () => {
  await expect(attach(pdf('b.pdf'), { db: dyingDatabase(db) })).rejects.toThrow('power cut')
  expect(await storedKeys({ files })).toHaveLength(1)
  // The clean-up cannot know whether the record is about to be saved.
  await cleanUp(() => false)
  expect(await storedKeys({ files })).toHaveLength(1)
  await cleanUp()
  expect(await storedKeys({ files })).toEqual([])
})

test('an upload whose answer was lost is stored once, also when it is sent twice at once', async () => {
  const id = randomUUID()
  await Promise.all([attach(pdf('b.pdf'), { id }), attach(pdf('b.pdf'), { id })])
  await attach(pdf('other.pdf'), { id })
  await cleanUp()
  expect(await storedKeys({ files })).toHaveLength(1)
  expect(await db.prisma.mediaFile.findMany()).toMatchObject([{ id, fileName: 'b.pdf' }])
})

test('an upload that breaks off keeps nothing', async () => {
  const createReadStream = () =>
    Readable.from(
      (function* () {
        yield Buffer.from('%PDF-1.4\n'.padEnd(5000))
        throw new Error('the connection is gone')
      })(),
    )
  const upload = { filename: 'a.pdf', mimetype: 'application/pdf', createReadStream }
  const added = addAttachment({ db, files, isBusy: () => false }, { id: randomUUID(), upload, actorId: null })
  await expect(added).rejects.toThrow('the connection is gone')
  expect(await storedKeys({ files })).toEqual([])
})

test('a change that dies leaves the notice and its files as they were', async () => {
  const [a, b, c] = [await attach(pdf('a.pdf')), await attach(pdf('b.pdf')), await attach(pdf('c.pdf'))]
  const id = await notice([a.id, b.id])
  const change = { id, input: { ...input, title: 'Other', attachments: [c.id] }, actorId: null }
  await expect(saveNotice(dyingDatabase(db), change)).rejects.toThrow('power cut')
  await cleanUp()
  const saved = await db.prisma.notice.findUnique({
    where: { id },
    include: { attachments: { orderBy: { position: 'asc' } } },
  })
  expect(saved).toMatchObject({ title: 'Title', attachments: [{ id: a.id }, { id: b.id }] })
  // The third one may still be saved with a notice.
  expect(await storedKeys({ files })).toHaveLength(3)
})

test('a change and a deletion whose files stay behind are finished by the clean-up', async () => {
  const [a, b] = [await attach(pdf('a.pdf')), await attach(pdf('b.pdf'))]
  const id = await notice([a.id, b.id])
  await saveNotice(db, { id, input, removed: [a.id], actorId: null })
  expect(await storedKeys({ files })).toHaveLength(2)
  await cleanUp()
  expect(await storedKeys({ files })).toHaveLength(1)
  await removeNotices(db, [id], null)
  await cleanUp()
  expect(await storedKeys({ files })).toEqual([])
  expect(await db.prisma.mediaFile.count()).toBe(0)
})
