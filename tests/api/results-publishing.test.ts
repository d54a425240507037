import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import {
  DeleteResultFile,
  DiscardStagedExamResults,
  ExamResult,
  Exams,
  OneResultFile,
  PublishResults,
  ResultFiles,
  SetExamDate,
  StagedResults,
  TopPerformers,
} from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

async function publish(id: string, input: { examId: string; examTitle?: string; releaseAt?: string }) {
  return (
    await app.as('ADMIN').run(PublishResults, { id, input: { revisionReason: 'RETOTALLED', ...input } })
  ).publishExamResults
}

async function markOf(examId: string, candidateId = '1') {
  const { examResult } = await app.as('VISITOR').run(ExamResult, { examId, candidateId })
  return examResult?.examMark
}

const csv = (exam: string, mark: number, candidate = '1') => resultsCsv([{ candidate, exam, mark }])

describe('publishing', () => {
  test('takes today in Nepal and the name of the file when the form says nothing', async () => {
    const { id } = await scenario.stagedResultFile(
      resultsCsv([{ candidate: '1', exam: 'PLAIN' }], 'Plain Model - final - v2.csv'),
    )
    const before = todayInNepal()
    const published = await publish(id, { examId: 'PLAIN', examTitle: '  ' })
    const today = expect.toBeOneOf([before, todayInNepal()])
    expect(published).toMatchObject({
      __typename: 'ExamResultFile',
      examTitle: null,
      examDate: today,
    })
    expect((await app.as('VISITOR').run(Exams)).exams).toContainEqual({
      id: 'PLAIN',
      title: 'Plain Model',
      date: today,
    })
  })

  test('again with the same words answers the same, with others it is refused', async () => {
    const { id } = await scenario.stagedResultFile(csv('TWICE', 1))
    const first = await publish(id, { examId: 'TWICE', examTitle: 'Twice' })
    const again = await publish(id, { examId: 'TWICE', examTitle: 'Twice' })
    const withoutAddress = { ...again, downloadUrl: null }
    expect(withoutAddress).toEqual({ ...first, downloadUrl: null })
    expect(await publish(id, { examId: 'TWICE', examTitle: 'Thrice' })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'id', message: 'This file is published already' }],
    })
  })

  test('with a release that has passed shows at once, above what stands', async () => {
    await scenario.resultFile(csv('PASSED', 1), { releaseAt: '2021-01-01T00:00:00Z' })
    await scenario.resultFile(csv('PASSED', 2), { releaseAt: '2020-01-01T00:00:00Z' })
    expect(await markOf('PASSED')).toBe('2')
  })

  test("is refused under another exam's code", async () => {
    const { id } = await scenario.stagedResultFile(csv('MINE', 1))
    expect(await publish(id, { examId: 'YOURS' })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'input.examId', message: 'The file holds the results of the exam MINE' }],
    })
    expect(await publish(id, { examId: ' ', examTitle: 'x'.repeat(201) })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [
        { path: 'input.examId', message: 'Exam ID is required' },
        { path: 'input.examTitle', message: 'The exam title is longer than 200 characters' },
      ],
    })
  })

  test('of what is not there any more says so', async () => {
    const { id } = await scenario.stagedResultFile(csv('GONE', 1))
    await app.as('ADMIN').run(DiscardStagedExamResults, { id })
    const { id: going } = await scenario.stagedResultFile(csv('GONE', 1))
    await app.db.prisma.examResultFile.update({ where: { id: going }, data: { state: 'REMOVED' } })
    for (const missing of [id, going, 'nonsense']) {
      expect(await publish(missing, { examId: 'GONE' })).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ path: 'id', message: 'This upload is not there any more. Please upload the file again' }],
      })
      expect(await app.as('ADMIN').run(StagedResults, { id: missing })).toEqual({ stagedExamResults: null })
    }
  })

  test('can be given up, but not once it happened', async () => {
    const { id: staged } = await scenario.stagedResultFile(csv('DISCARD', 1))
    const { id: published } = await scenario.resultFile(csv('KEPT', 1))
    const discard = async (id: string) =>
      (await app.as('ADMIN').run(DiscardStagedExamResults, { id })).discardStagedExamResults
    expect(await discard(published)).toBe(false)
    expect(await app.as('ADMIN').run(DeleteResultFile, { id: staged })).toEqual({ deleteResultFile: false })
    expect(await markOf('KEPT')).toBe('1')
    expect(await discard(staged)).toBe(true)
    expect(await discard(staged)).toBe(false)
    expect(await discard('nonsense')).toBe(false)
    const { resultFile } = await app.as('ADMIN').run(OneResultFile, { id: published })
    expect(resultFile).toMatchObject({ id: published, examId: 'KEPT', publishOrder: 1 })
    for (const missing of [staged, 'nonsense'])
      expect(await app.as('ADMIN').run(OneResultFile, { id: missing })).toEqual({ resultFile: null })
  })

  test('is written down with who did it', async () => {
    const { id } = await scenario.resultFile(csv('NOTED', 1), { examTitle: 'Noted' })
    await app.as('ADMIN').run(SetExamDate, { id, examDate: '2026-01-02' })
    await app.as('ADMIN').run(SetExamDate, { id, examDate: '2026-01-02' })
    await app.as('ADMIN').run(DeleteResultFile, { id })
    const activities = await app.db.prisma.activity.findMany({
      where: { subject: { endsWith: '.csv: Noted' } },
      orderBy: { at: 'asc' },
      select: { action: true, actor: { select: { email: true } } },
    })
    const actor = { email: 'admin@test.example' }
    expect(activities).toEqual([
      { action: 'results.published', actor },
      { action: 'results.date-changed', actor },
      { action: 'results.removed', actor },
    ])
  })
})

describe('an embargo', () => {
  test('hides everything until it is over', async () => {
    const { id } = await scenario.resultFile(csv('LATER', 77), { releaseAt: '2100-01-01T00:00:00Z' })
    expect(await markOf('LATER')).toBeUndefined()
    expect(await app.as('VISITOR').run(TopPerformers, { examId: 'LATER' })).toEqual({ topPerformers: [] })
    expect((await app.as('VISITOR').run(Exams)).exams.map((exam) => exam.id)).not.toContain('LATER')
    expect((await app.as('ADMIN').run(ResultFiles)).resultFiles.map((file) => file.id)).toContain(id)

    await app.db.prisma.examResultFile.update({
      where: { id },
      data: { releaseAt: new Date(Date.now() - 60_000) },
    })
    expect(await markOf('LATER')).toBe('77')
    const { topPerformers } = await app.as('VISITOR').run(TopPerformers, { examId: 'LATER' })
    expect(topPerformers).toHaveLength(1)
  })

  test('leaves the older results in sight, and warns who publishes past it', async () => {
    await scenario.resultFile(csv('MIXED', 1))
    await scenario.resultFile(csv('MIXED', 2), { releaseAt: '2100-01-01T00:00:00Z' })
    expect(await markOf('MIXED')).toBe('1')
    const { id } = await scenario.stagedResultFile(csv('MIXED', 2))
    const { stagedExamResults } = await app.as('ADMIN').run(StagedResults, { id })
    expect(stagedExamResults).toMatchObject({ unchangedRows: 1 })
    expect(stagedExamResults?.findings.map(({ message }) => message)).toEqual([
      'Candidates without a student record: their results show without a name.',
      'Every row is the same as what is published already.',
      'Published results of this exam still wait for their release: “Model 1 - results.csv” (Jan 1, 2100, 5:45 AM, 1 of these candidates). Without a release time, the rows of this file show at once. A file that is released later wins from then on, unless you let this file win over it, or another file does so already.',
    ])
  })
})

describe("a result file's date", () => {
  test('can be changed while the file is published', async () => {
    const { id } = await scenario.resultFile(csv('DATED', 1), { examDate: '2026-01-01' })
    const { setExamDate } = await app.as('ADMIN').run(SetExamDate, { id, examDate: '2025-12-31' })
    expect(setExamDate).toMatchObject({ id, examDate: '2025-12-31' })
    expect((await app.as('VISITOR').run(Exams)).exams).toContainEqual({
      id: 'DATED',
      title: 'Model 1',
      date: '2025-12-31',
    })
  })
})
