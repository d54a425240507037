import { Readable } from 'node:stream'
import { expect, vi } from 'vitest'
import { markLayersRemoved } from '#server/domains/imports/import-flow.ts'
import { type CleanUpServices, cleanUpLayers, removeLayer } from '#server/domains/imports/remove-layer.ts'
import { stageLayer } from '#server/domains/imports/stage-layer.ts'
import { resultsFlow } from '#server/domains/results/import/results-flow.ts'
import { resultsImport } from '#server/domains/results/import/results-import.ts'
import { cleanUpFiles } from '#server/jobs/clean-up.ts'
import { resultsCsv } from '#tests/support/results/scenarios.ts'
import { test as base } from '#tests/support/server/test.ts'

const test = base
  .extend(
    'services',
    ({ app }): CleanUpServices => ({
      ...{ db: app.db, files: app.files, log: app.app.log as CleanUpServices['log'] },
    }),
  )
  .extend(
    'cleanUp',
    ({ services }) =>
      () =>
        cleanUpLayers(services, resultsImport),
  )
  .extend('markRemoved', ({ app }) => async (id: string) => {
    const removal = { ids: [id], state: 'PUBLISHED', actorId: null } as const
    const [removed] = await markLayersRemoved(app.db, resultsFlow, removal)
    if (!removed) throw new Error('Nothing to remove')
    return removed
  })
  .extend(
    'recordOf',
    ({ app }) =>
      (id: string) =>
        app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } }),
  )
  .extend(
    'isGone',
    ({ app }) =>
      async ({ id, layer, filePath }: { id: string; layer: number; filePath: string }) => {
        expect(await app.db.prisma.examResultFile.findUnique({ where: { id } })).toBeNull()
        expect(await app.db.prisma.examResult.count({ where: { layer } })).toBe(0)
        expect(await app.files.stat(filePath)).toBeNull()
      },
  )

const file = (exam: string, rows = 1) =>
  resultsCsv(Array.from({ length: rows }, (_, index) => ({ candidate: String(index), exam })))

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60_000)

test('finishes a removal that broke off at any point', async ({
  app,
  scenario,
  exam,
  cleanUp,
  markRemoved,
  isGone,
}) => {
  const removed = []
  for (const at of [1, 2, 3]) {
    const { id } = await scenario.resultFile(file(`${exam}-${at}`, 50))
    removed.push(await markRemoved(id))
  }
  const [, afterRows, afterFile] = removed
  for (const layer of [afterRows, afterFile])
    await app.db.prisma.examResult.deleteMany({ where: { layer: layer?.layer ?? 0 } })
  await app.files.delete(afterFile?.filePath ?? '')

  await Promise.all([cleanUp(), cleanUp()])
  expect(removed).toHaveLength(3)
  for (const layer of removed) await isGone(layer)
})

test('a removal breaks off when the server stops, and the next clean-up finishes it', async ({
  app,
  scenario,
  exam,
  services,
  cleanUp,
  markRemoved,
  recordOf,
  isGone,
}) => {
  const { id } = await scenario.resultFile(file(exam, 50))
  const removed = await markRemoved(id)
  await removeLayer(services, resultsImport, removed, AbortSignal.abort())
  await cleanUpLayers({ ...services, signal: AbortSignal.abort() }, resultsImport)
  expect(await app.db.prisma.examResult.count({ where: { layer: removed.layer } })).toBe(50)
  expect((await recordOf(id)).state).toBe('REMOVED')
  expect(await app.files.stat(removed.filePath)).not.toBeNull()
  await cleanUp()
  await isGone(removed)
})

test('a removal whose store fails is left for later', async ({
  app,
  scenario,
  exam,
  cleanUp,
  markRemoved,
  recordOf,
  isGone,
}) => {
  const { id } = await scenario.resultFile(file(exam))
  const removed = await markRemoved(id)
  vi.spyOn(app.files, 'move').mockRejectedValueOnce(new Error('the disk is gone'))
  await cleanUp()
  expect(await recordOf(id)).toMatchObject({ state: 'REMOVED' })
  await cleanUp()
  await isGone(removed)
})

test('cleans up what was staged a day ago and nothing younger, nor what is published', async ({
  app,
  scenario,
  exam,
  cleanUp,
  recordOf,
  isGone,
}) => {
  const old = await recordOf((await scenario.stagedResultFile(file(exam))).id)
  const young = await recordOf((await scenario.stagedResultFile(file(`${exam}-2`))).id)
  const published = await recordOf((await scenario.resultFile(file(`${exam}-3`))).id)
  await app.db.prisma.examResultFile.updateMany({
    where: { id: { in: [old.id, published.id] } },
    data: { expiresAt: hoursAgo(0.1) },
  })
  await app.db.prisma.examResultFile.update({ where: { id: young.id }, data: { expiresAt: hoursAgo(-0.1) } })

  await cleanUp()
  await isGone(old)
  expect((await recordOf(young.id)).state).toBe('STAGED')
  expect((await recordOf(published.id)).state).toBe('PUBLISHED')
  expect(await app.files.stat(published.filePath)).not.toBeNull()
  expect((await scenario.publish(old.id, { examId: exam })).__typename).toBe('InvalidInput')
})

test('moves stored files that no record knows to the trash, when they are abandoned', async ({
  app,
  scenario,
  exam,
  services,
  recordOf,
}) => {
  const keys = ['old.csv', 'broken-off.csv.1234.part', 'young.csv'].map(
    (end) => `exam_results/${exam}-${end}`,
  )
  for (const key of keys) await app.files.put(key, Readable.from([Buffer.from('x')]), { maxBytes: 10 })
  const { filePath } = await recordOf((await scenario.resultFile(file(exam))).id)

  await cleanUpFiles(services, ({ key }) => !key.includes('young'))
  const kept = await Promise.all([...keys, filePath].map(async (key) => (await app.files.stat(key)) !== null))
  expect(kept).toEqual([false, false, true, true])
})

test('keeps nothing of an import whose transaction fails', async ({ app, exam }) => {
  const failing = { ...resultsImport, record: () => Promise.reject(new Error('the server was killed')) }
  const body = Readable.from([Buffer.from(await file(exam, 5000).text())])
  const before = await app.db.prisma.examResult.count()
  await expect(
    stageLayer(app, failing, { fileName: 'killed.csv', body, uploadedById: null }),
  ).rejects.toThrow('the server was killed')
  expect(await app.db.prisma.examResult.count()).toBe(before)
  expect(await app.db.prisma.examResultFile.count({ where: { examId: exam } })).toBe(0)
})
