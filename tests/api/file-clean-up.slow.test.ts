import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cleanUpFiles } from '#server/jobs/clean-up.ts'
import { createLog } from '#server/lib/log.ts'
import { allowCleanUp, readFileStoreCheck } from '#server/storage/file-store-check.ts'
import { eraseFiles, moveToTrash, trashKey, withTrash } from '#server/storage/trash.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { missingOf, storeNotices } from '#tests/support/server/server-start.ts'

let app: TestApp
const logged: string[] = []
const log = createLog({
  level: 'info',
  pretty: false,
  to: { write: (line: string) => void logged.push(line) },
})
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
afterEach(async () => {
  await app.db.prisma.notice.deleteMany()
  await app.db.prisma.mediaFile.deleteMany()
  for (const folder of ['notice-attachments', 'exam_results', 'trash'])
    await removeFolder(join(app.env.dataDir, 'files', folder))
  await app.db.pool.query('DELETE FROM trashed_files; DELETE FROM file_store_checks')
  logged.length = 0
})

const services = () => ({ db: app.db, files: app.files, log })
const cleanUp = () => cleanUpFiles(services(), () => true)
async function orphans(count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, (_, number) => `exam_results/orphan-${number}.csv`)
  const folder = join(app.env.dataDir, 'files')
  await mkdir(join(folder, 'exam_results'), { recursive: true })
  for (const key of keys) await writeFile(join(folder, key), key)
  return keys
}
async function keysIn(folder: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of app.files.list(folder)) keys.push(key)
  return keys.sort()
}
const lookUp = () =>
  fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ exams { id } }' }),
  })
const ageTrash = (days: number) =>
  app.db.pool.query('UPDATE trashed_files SET trashed_at = now() - make_interval(days => $1)', [days])

test('an orphaned file is in the trash for 14 days by the clock of the database', async () => {
  const [key = ''] = await orphans(1)
  await cleanUp()
  expect(await keysIn('trash')).toEqual([trashKey(key)])
  expect(await app.files.stat(key)).toBeNull()
  await ageTrash(13)
  await cleanUp()
  expect(await keysIn('trash')).toEqual([trashKey(key)])
  await ageTrash(15)
  await cleanUp()
  expect(await keysIn('trash')).toEqual([])
})

test('a file in the trash that the database knows nothing of gets its two weeks', async () => {
  const [key = ''] = await orphans(1)
  await app.files.move(key, trashKey(key))
  await cleanUp()
  expect(await keysIn('trash')).toEqual([trashKey(key)])
  await ageTrash(15)
  await cleanUp()
  expect(await keysIn('trash')).toEqual([])
})

test('a file that a restored database names comes back from the trash, and opens before', async () => {
  const [key = ''] = await storeNotices(app, 1)
  await moveToTrash(services(), [key])
  await ageTrash(20)
  expect(await text(await withTrash(app.files).open(key))).toBe('file 0')
  await cleanUp()
  expect(await missingOf(app, [key])).toEqual([])
  expect(await keysIn('trash')).toEqual([])
  expect(await readFileStoreCheck(app.db)).toMatchObject({ missingFiles: 0, namedFiles: 1 })
})

test('erasing a file takes it from its place and from the trash, also when only the note was written', async () => {
  const [first = '', second = '', third = ''] = await orphans(3)
  await moveToTrash(services(), [second])
  await eraseFiles(services(), [first, second])
  expect([...(await keysIn('exam_results')), ...(await keysIn('trash'))]).toEqual([third])
  await app.db.pool.query('INSERT INTO trashed_files (key, erase) VALUES ($1, true)', [third])
  await cleanUpFiles(services(), () => false)
  expect([...(await keysIn('exam_results')), ...(await keysIn('trash'))]).toEqual([])
})

test.each([
  // stored with a record, orphaned, moved
  [0, 20, true],
  [0, 21, false],
  [2000, 30, true],
  [100, 21, false],
])('of %i files with a record and %i without, the latter are moved: %s', async (named, orphaned, moved) => {
  await app.db.prisma.notice.create({
    data: {
      title: 'many',
      description: '',
      attachments: {
        createMany: {
          data: Array.from({ length: named }, (_, number) => ({
            fileName: 'a.pdf',
            kind: 'PDF',
            filePath: `notice-attachments/many/${number}.pdf`,
            mediaType: 'application/pdf',
            size: 1,
          })),
        },
      },
    },
  })
  const present = new Set(
    Array.from({ length: named }, (_, number) => `notice-attachments/many/${number}.pdf`),
  )
  const files = {
    ...app.files,
    async *list(folder: string) {
      yield* app.files.list(folder)
      if (folder === 'notice-attachments') for (const key of present) yield { key, modifiedAt: new Date() }
    },
  }
  const keys = await orphans(orphaned)
  await cleanUpFiles({ ...services(), files }, () => true)
  expect(await missingOf(app, keys)).toEqual(moved ? keys : [])
  expect((await readFileStoreCheck(app.db))?.heldSince === null).toBe(moved)
})

test('a clean-up that waits says so, and goes on when an admin allows what it found', async () => {
  const keys = await orphans(30)
  await cleanUp()
  expect(await missingOf(app, keys)).toEqual([])
  expect(logged.join()).toContain('waits for an admin')
  expect(await readFileStoreCheck(app.db)).toMatchObject({ orphanedFiles: 30, heldSince: expect.any(Date) })
  const ready = await (await fetch(`${app.url}/readyz`)).json()
  expect(ready).toEqual({
    status: 'ready',
    problems: [expect.stringMatching(/waits for an admin: no record names 30 files/)],
  })
  // Another number than the one that was shown is not allowed.
  expect(await allowCleanUp(app.db.prisma, 29)).toBe(false)
  await cleanUp()
  expect(await missingOf(app, keys)).toEqual([])
  expect(await allowCleanUp(app.db.prisma, 30)).toBe(true)
  await cleanUp()
  expect(await missingOf(app, keys)).toEqual(keys)
  expect(await keysIn('trash')).toHaveLength(30)
  expect(await readFileStoreCheck(app.db)).toMatchObject({ heldSince: null, allowedFiles: null })
  expect(await allowCleanUp(app.db.prisma, 0)).toBe(false)
})

test('what was allowed does not hold for more files', async () => {
  await orphans(30)
  await cleanUp()
  await allowCleanUp(app.db.prisma, 30)
  await app.files.put('exam_results/one-more.csv', Readable.from([Buffer.from('x')]), { maxBytes: 10 })
  await cleanUp()
  expect(await keysIn('trash')).toEqual([])
})

test('missing files are counted, said and not answered with 404', async () => {
  const keys = await storeNotices(app, 3)
  const [first = ''] = keys
  await app.files.delete(first)
  await cleanUp()
  expect(await readFileStoreCheck(app.db)).toMatchObject({ missingFiles: 1, namedFiles: 3, storedFiles: 2 })
  expect(logged.join()).toContain('missing from the store')
  const ready = await (await fetch(`${app.url}/readyz`)).json()
  expect(ready.problems).toEqual(['1 of 3 files that records name are missing from the file store'])
  const answer = await fetch(`${app.url}/files/notices/${first.slice('notice-attachments/'.length)}`)
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('missing on the server')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a clean-up of 10,000 files keeps nobody waiting for a look-up, and leaves what is being saved', async () => {
  await orphans(10_000)
  await cleanUp()
  expect(await allowCleanUp(app.db.prisma, 10_000)).toBe(true)
  let done = false
  // The tracker of a server takes nothing for orphaned that has just been stored.
  const cleaning = cleanUpFiles(services(), ({ key }) => key.includes('orphan')).finally(() => {
    done = true
  })
  const kept = await storeNotices(app, 5)
  let answered = 0
  while (!done) {
    expect((await lookUp()).status).toBe(200)
    answered++
  }
  await cleaning
  expect(answered).toBeGreaterThan(0)
  expect(await keysIn('exam_results')).toEqual([])
  expect(await keysIn('trash')).toHaveLength(10_000)
  expect(await missingOf(app, kept)).toEqual([])
}, 600_000)
