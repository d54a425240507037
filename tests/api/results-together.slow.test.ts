import { afterAll, beforeAll, expect, test } from 'vitest'
import { findExamResults } from '#server/domains/results/find-exam-results.ts'
import { resultsImport } from '#server/domains/results/results-import.ts'
import { backgroundSettled } from '#server/lib/background.ts'
import {
  countSteps,
  expectNothingLeftOver,
  replay,
  takeHistory,
  watchLayers,
} from '#tests/support/database/layer-history.ts'
import fc from '#tests/support/project/fuzz.ts'
import {
  DeleteResultFile,
  DiscardStagedExamResults,
  PublishResults,
  SetExamDate,
} from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await watchLayers(app.db, 'exam_result_files')
})
afterAll(() => app.close())

const EXAMS = ['A', 'B'] as const
const FILES = 4
/** The last file is of another exam than the others. */
const examOf = (file: number) => EXAMS[file < 3 ? 0 : 1]

const change = fc.record({
  change: fc.oneof(
    { weight: 4, arbitrary: fc.constant('publish' as const) },
    { weight: 3, arbitrary: fc.constantFrom('date' as const, 'discard' as const, 'delete' as const) },
  ),
  file: fc.nat(FILES - 1),
})
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

/** Without the lines of results that a publication revised. */
const countActivity = () => app.db.prisma.activity.count({ where: { action: { not: 'results.revised' } } })

let nextDay = Date.parse('2026-01-01')

/** Does one thing and counts what the answer says of it. */
async function perform(
  ids: readonly string[],
  { change, file }: Change,
  said: Record<string, number>,
): Promise<void> {
  const admin = app.as('ADMIN')
  const count = (what: string) => {
    said[what] = (said[what] ?? 0) + 1
  }
  const id = ids[file] ?? ''
  if (change === 'publish') {
    await admin.run(PublishResults, { id, input: { revisionReason: 'RETOTALLED', examId: examOf(file) } })
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

test('whatever admins do to result files at once, it could have been done one after the other', async () => {
  const admins = fc.array(fc.array(change, { minLength: 2, maxLength: 5 }), { minLength: 2, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(admins, async (plans) => {
      const before = await countActivity()
      const ids: string[] = []
      for (let file = 0; file < FILES; file += 1) {
        const rows = ['shared', `only ${file}`].map((candidate) => ({
          ...{ candidate, exam: examOf(file), mark: file + 1 },
        }))
        ids.push((await scenarios(app).stagedResultFile(resultsCsv(rows))).id)
      }
      const said: Record<string, number> = {}
      await Promise.all(
        plans.map(async (plan) => {
          for (const one of plan) await perform(ids, one, said)
        }),
      )
      await backgroundSettled()

      const history = await takeHistory(app.db)
      const counting = replay(history)
      const steps = countSteps(history)
      const removed = (steps['STAGED → REMOVED'] ?? 0) + (steps['PUBLISHED → REMOVED'] ?? 0)
      expect(removed).toBe((said.discarded ?? 0) + (said.deleted ?? 0))
      const changes = removed + (steps['STAGED → PUBLISHED'] ?? 0) + (said.dated ?? 0)
      expect(await countActivity()).toBe(before + FILES + changes)

      for (const examId of EXAMS) {
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

      for (const { id } of await app.db.prisma.examResultFile.findMany({ select: { id: true } })) {
        await app.as('ADMIN').run(DiscardStagedExamResults, { id })
        await app.as('ADMIN').run(DeleteResultFile, { id })
      }
      await backgroundSettled()
      await takeHistory(app.db)
    }),
    { numRuns: 5 },
  )
}, 240_000)
