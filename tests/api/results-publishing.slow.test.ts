import { Readable } from 'node:stream'
import { describe, expect, vi } from 'vitest'
import { markLayersRemoved } from '#server/domains/imports/import-flow.ts'
import { type CleanUpServices, cleanUpLayers, removeLayer } from '#server/domains/imports/remove-layer.ts'
import { stageLayer } from '#server/domains/imports/stage-layer.ts'
import { resultsFlow } from '#server/domains/results/import/results-flow.ts'
import { resultsImport } from '#server/domains/results/import/results-import.ts'
import { findExamResults } from '#server/domains/results/look-up/find-exam-results.ts'
import { cleanUpFiles } from '#server/jobs/clean-up.ts'
import { backgroundSettled } from '#server/lib/background.ts'
import {
  countSteps,
  expectNothingLeftOver,
  replay,
  takeHistory,
  watchLayers,
} from '#tests/support/database/layer-history.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { DeleteCandidateData } from '#tests/support/people/personal-data-operations.ts'
import fc from '#tests/support/project/fuzz.ts'
import {
  DeleteResultFile,
  DiscardStagedExamResults,
  PublishResults,
  SetExamDate,
  StagedResults,
} from '#tests/support/results/results-operations.ts'
import { resultsCsv, studentsCsv } from '#tests/support/results/scenarios.ts'
import { SetStudentUploadActive } from '#tests/support/results/students-operations.ts'
import type { TestApp } from '#tests/support/server/api.ts'
import { test as base } from '#tests/support/server/test.ts'

const test = base
  .extend(
    'publish',
    ({ scenario }) =>
      (id: string, examId: string) =>
        scenario.publish(id, { examId, revisionReason: 'RETOTALLED' }),
  )
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

describe('results publishing', () => {
  const csv = (exam: string, mark: number, candidate = '1') => resultsCsv([{ candidate, exam, mark }])

  describe('a preview that no longer tells the truth', () => {
    test('stops the publication and is made again', async ({ admin, scenario, exam, publish }) => {
      const { id: mine } = await scenario.stagedResultFile(csv(exam, 10))
      await scenario.resultFile(csv(exam, 20))

      const answer = await publish(mine, exam)
      expect(answer).toMatchObject({
        __typename: 'StalePreview',
        message: 'The published results of this exam have changed meanwhile. Please check the new preview.',
        preview: { id: mine, newRows: 0, changedRows: 1, sample: [{ before: { examMark: '20' } }] },
      })
      expect((await scenario.lookUp(exam))?.examMark).toBe('20')
      const { stagedExamResults } = await admin.run(StagedResults, { id: mine })
      expect(stagedExamResults).toMatchObject({ changedRows: 1 })

      expect(await publish(mine, exam)).toMatchObject({ __typename: 'ExamResultFile' })
      expect((await scenario.lookUp(exam))?.examMark).toBe('10')
    })

    test('is noticed when a file was taken back, too', async ({ admin, scenario, exam, publish }) => {
      const { id: first } = await scenario.resultFile(csv(exam, 20))
      const { id: second } = await scenario.stagedResultFile(csv(exam, 10))
      await admin.run(DeleteResultFile, { id: first })
      expect(await publish(second, exam)).toMatchObject({
        __typename: 'StalePreview',
        preview: { newRows: 1, changedRows: 0 },
      })
    })

    test('is noticed when a student list came or was switched, whose names it told', async ({
      app,
      admin,
      scenario,
      exam,
      candidate,
      publish,
    }) => {
      const { id } = await scenario.stagedResultFile(csv(exam, 1, candidate))
      const list = await scenario.studentList(studentsCsv([{ candidate, name: 'Sita' }]))
      expect(await publish(id, exam)).toMatchObject({
        __typename: 'StalePreview',
        message: 'The active student lists have changed meanwhile. Please check the new preview.',
        preview: { unknownStudents: 0, sample: [{ studentName: 'Sita' }] },
      })
      await admin.run(SetStudentUploadActive, { id: list, isActive: false })
      expect(await publish(id, exam)).toMatchObject({
        __typename: 'StalePreview',
        preview: { unknownStudents: 1, sample: [{ studentName: null }] },
      })
      expect(await publish(id, exam)).toMatchObject({ __typename: 'ExamResultFile' })
      const { totalStudents } = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
      expect(totalStudents).toBe(0)
    })

    test('says nothing of rows that were deleted', async ({ admin, scenario, exam, candidate, publish }) => {
      const { id } = await scenario.stagedResultFile(csv(exam, 1, candidate))
      await admin.run(DeleteCandidateData, { candidateId: candidate, confirmation: candidate })
      const answer = await publish(id, exam)
      expect(answer).toMatchObject({ __typename: 'StalePreview', preview: { totalRows: 0 } })
      expect(JSON.stringify(answer)).not.toContain('Every row')
    })

    test('lets only one of several who publish at the same moment win', async ({
      scenario,
      exam,
      publish,
    }) => {
      const staged = []
      for (const mark of [1, 2, 3, 4]) staged.push((await scenario.stagedResultFile(csv(exam, mark))).id)
      const answers = await Promise.all(staged.map((id) => publish(id, exam)))
      const outcomes = ['ExamResultFile', 'StalePreview', 'StalePreview', 'StalePreview']
      expect(answers.map((answer) => answer.__typename).sort()).toEqual(outcomes)
      const winner = answers.findIndex((answer) => answer.__typename === 'ExamResultFile')
      expect((await scenario.lookUp(exam))?.examMark).toBe(String(winner + 1))
    })

    test('publishes a file once, though asked three times', async ({ app, scenario, exam, publish }) => {
      const { id } = await scenario.stagedResultFile(csv(exam, 1))
      const answers = await Promise.all([1, 2, 3].map(() => publish(id, exam)))
      expect(answers.map((answer) => answer.__typename)).toEqual(Array(3).fill('ExamResultFile'))
      expect(
        await app.db.prisma.activity.count({ where: { subjectId: id, action: 'results.published' } }),
      ).toBe(1)
    })
  })

  test.beforeAll(({ app }) => watchLayers(app.db, 'exam_result_files'))

  const FILES = 4

  const change = fc.record({
    change: fc.oneof(
      { weight: 4, arbitrary: fc.constant('publish' as const) },
      { weight: 3, arbitrary: fc.constantFrom('date' as const, 'discard' as const, 'delete' as const) },
    ),
    file: fc.nat(FILES - 1),
  })
  type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

  /** Without the lines of results that a publication revised. */
  const countActivity = (app: TestApp) =>
    app.db.prisma.activity.count({ where: { action: { not: 'results.revised' } } })

  let nextDay = Date.parse('2026-01-01')

  /** Does one thing and counts its answer. */
  async function perform(
    admin: ApiClient,
    { id, examId }: { id: string; examId: string },
    change: Change['change'],
    said: Record<string, number>,
  ): Promise<void> {
    const count = (what: string) => {
      said[what] = (said[what] ?? 0) + 1
    }
    if (change === 'publish') {
      await admin.run(PublishResults, { id, input: { revisionReason: 'RETOTALLED', examId } })
    } else if (change === 'discard') {
      if ((await admin.run(DiscardStagedExamResults, { id })).discardStagedExamResults) count('discarded')
    } else if (change === 'delete') {
      if ((await admin.run(DeleteResultFile, { id })).deleteResultFile) count('deleted')
    } else {
      // Another day each time: the same again would not be a change.
      nextDay += 86_400_000
      const examDate = new Date(nextDay).toISOString().slice(0, 10)
      const { errors } = await admin.send(SetExamDate, { id, examDate })
      for (const { extensions } of errors ?? []) expect(['NOT_FOUND', 'CONFLICT']).toContain(extensions?.code)
      if (!errors) count('dated')
    }
  }

  test('actions of admins at once could have been done one after the other', async ({
    app,
    admin,
    scenario,
    exam,
  }) => {
    const exams = [`${exam}-A`, `${exam}-B`]
    /** The last file is of another exam than the others. */
    const examOf = (file: number) => exams[file < 3 ? 0 : 1] ?? ''
    const admins = fc.array(fc.array(change, { minLength: 2, maxLength: 5 }), { minLength: 2, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(admins, async (plans) => {
        for (const { id } of await app.db.prisma.examResultFile.findMany({ select: { id: true } })) {
          await admin.run(DiscardStagedExamResults, { id })
          await admin.run(DeleteResultFile, { id })
        }
        await backgroundSettled()
        await takeHistory(app.db)
        const before = await countActivity(app)
        const ids: string[] = []
        for (let file = 0; file < FILES; file += 1) {
          const rows = ['shared', `only ${file}`].map((candidate) => ({
            ...{ candidate, exam: examOf(file), mark: file + 1 },
          }))
          ids.push((await scenario.stagedResultFile(resultsCsv(rows))).id)
        }
        const said: Record<string, number> = {}
        await Promise.all(
          plans.map(async (plan) => {
            for (const { change, file } of plan)
              await perform(admin, { id: ids[file] ?? '', examId: examOf(file) }, change, said)
          }),
        )
        await backgroundSettled()

        const history = await takeHistory(app.db)
        const counting = replay(history)
        const steps = countSteps(history)
        const removed = (steps['STAGED → REMOVED'] ?? 0) + (steps['PUBLISHED → REMOVED'] ?? 0)
        expect(removed).toBe((said.discarded ?? 0) + (said.deleted ?? 0))
        const changes = removed + (steps['STAGED → PUBLISHED'] ?? 0) + (said.dated ?? 0)
        expect(await countActivity(app)).toBe(before + FILES + changes)

        for (const examId of exams) {
          const standing = counting.get(examId) ?? []
          const [shared] = await findExamResults(app.db, [{ examId, candidateId: 'shared' }])
          const newest = ids.indexOf(standing[0] ?? '')
          expect(shared?.examMark).toBe(newest < 0 ? undefined : String(newest + 1))
          for (const [file, id] of ids.entries()) {
            const [only] = await findExamResults(app.db, [{ examId, candidateId: `only ${file}` }])
            expect(only !== null).toBe(standing.includes(id))
          }
        }
        await expectNothingLeftOver(app, resultsImport)
      }),
      { numRuns: 5 },
    )
  }, 240_000)
})

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
