import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type CleanUpServices, cleanUpLayers } from '#server/domains/imports/clean-up-layers.ts'
import { removeLayer } from '#server/domains/imports/remove-layer.ts'
import { stageLayer } from '#server/domains/imports/stage-layer.ts'
import { markFileRemoved } from '#server/domains/results/mark-file-removed.ts'
import { resultsImport } from '#server/domains/results/results-import.ts'
import { cleanUpFiles } from '#server/jobs/clean-up-files.ts'
import { PublishResults } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>
let services: CleanUpServices

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
  services = { db: app.db, files: app.files, log: app.app.log as typeof services.log }
})
afterAll(() => app.close())

const file = (exam: string, rows = 1) =>
  resultsCsv(Array.from({ length: rows }, (_, index) => ({ candidate: String(index), exam })))

async function recordOf(id: string) {
  return app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
}

async function isGone({ id, layer, filePath }: { id: string; layer: number; filePath: string }) {
  expect(await app.db.prisma.examResultFile.findUnique({ where: { id } })).toBeNull()
  expect(await app.db.prisma.examResult.count({ where: { layer } })).toBe(0)
  expect(await app.files.stat(filePath)).toBeNull()
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60_000)
const cleanUp = () => cleanUpLayers(services, resultsImport)

test('finishes a removal that was broken off at any point', async () => {
  const removed = []
  for (const exam of ['AT-ONCE', 'AFTER-ROWS', 'AFTER-FILE']) {
    const { id } = await scenario.resultFile(file(exam, 50))
    const layer = await markFileRemoved(app.db, { id, states: ['PUBLISHED'] }, null)
    if (layer) removed.push(layer)
  }
  const [, afterRows, afterFile] = removed
  for (const layer of [afterRows, afterFile])
    await app.db.prisma.examResult.deleteMany({ where: { layer: layer?.layer ?? 0 } })
  await app.files.delete(afterFile?.filePath ?? '')

  await Promise.all([cleanUp(), cleanUp()])
  expect(removed).toHaveLength(3)
  for (const layer of removed) await isGone(layer)
})

test('a removal breaks off when the server stops, and the next clean-up finishes it', async () => {
  const { id } = await scenario.resultFile(file('LONG', 50))
  const removed = await markFileRemoved(app.db, { id, states: ['PUBLISHED'] }, null)
  if (!removed) throw new Error('Nothing to remove')
  await removeLayer(services, resultsImport, removed, AbortSignal.abort())
  await cleanUpLayers({ ...services, signal: AbortSignal.abort() }, resultsImport)
  expect(await app.db.prisma.examResult.count({ where: { layer: removed.layer } })).toBe(50)
  expect((await recordOf(id)).state).toBe('REMOVED')
  expect(await app.files.stat(removed.filePath)).not.toBeNull()
  await cleanUp()
  await isGone(removed)
})

test('a removal whose store fails is left for the next clean-up', async () => {
  const { id } = await scenario.resultFile(file('STUBBORN'))
  const removed = await markFileRemoved(app.db, { id, states: ['PUBLISHED'] }, null)
  if (!removed) throw new Error('Nothing to remove')
  vi.spyOn(app.files, 'move').mockRejectedValueOnce(new Error('the disk is gone'))
  await cleanUp()
  expect(await recordOf(id)).toMatchObject({ state: 'REMOVED' })
  await cleanUp()
  await isGone(removed)
})

test('cleans up what was staged a day ago and nothing younger, nor what is published', async () => {
  const old = await recordOf((await scenario.stagedResultFile(file('OLD'))).id)
  const young = await recordOf((await scenario.stagedResultFile(file('YOUNG'))).id)
  const published = await recordOf((await scenario.resultFile(file('PUBLISHED'))).id)
  await app.db.prisma.examResultFile.updateMany({
    where: { id: { in: [old.id, published.id] } },
    data: { stagedAt: hoursAgo(24.1) },
  })
  await app.db.prisma.examResultFile.update({ where: { id: young.id }, data: { stagedAt: hoursAgo(23.9) } })

  await cleanUp()
  await isGone(old)
  expect((await recordOf(young.id)).state).toBe('STAGED')
  expect((await recordOf(published.id)).state).toBe('PUBLISHED')
  expect(await app.files.stat(published.filePath)).not.toBeNull()
  const { publishExamResults } = await app
    .as('ADMIN')
    .run(PublishResults, { id: old.id, input: { revisionReason: 'RETOTALLED', examId: 'OLD' } })
  expect(publishExamResults.__typename).toBe('InvalidInput')
})

test('moves stored files that no record knows to the trash, when they are abandoned', async () => {
  const put = (key: string) => app.files.put(key, Readable.from([Buffer.from('x')]), { maxBytes: 10 })
  await put('exam_results/old.csv')
  await put('exam_results/broken-off.csv.1234.part')
  await put('exam_results/young.csv')
  const { filePath } = await recordOf((await scenario.resultFile(file('KEPT'))).id)

  await cleanUpFiles(services, ({ key }) => !key.includes('young'))
  expect(await app.files.stat('exam_results/old.csv')).toBeNull()
  expect(await app.files.stat('exam_results/broken-off.csv.1234.part')).toBeNull()
  expect(await app.files.stat('exam_results/young.csv')).not.toBeNull()
  expect(await app.files.stat(filePath)).not.toBeNull()
})

test('keeps nothing of an import whose transaction fails', async () => {
  const failing = { ...resultsImport, record: () => Promise.reject(new Error('the server was killed')) }
  const body = Readable.from([Buffer.from(await file('KILLED', 5000).text())])
  const before = await app.db.prisma.examResult.count()
  await expect(
    stageLayer(app, failing, { fileName: 'killed.csv', body, uploadedById: null }),
  ).rejects.toThrow('the server was killed')
  expect(await app.db.prisma.examResult.count()).toBe(before)
  expect(await app.db.prisma.examResultFile.count({ where: { examId: 'KILLED' } })).toBe(0)
})
