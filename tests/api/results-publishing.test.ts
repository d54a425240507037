import { describe, expect } from 'vitest'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import {
  DeleteResultFile,
  DiscardStagedExamResults,
  Exams,
  OneResultFile,
  ResultFiles,
  SetExamDate,
  StagedResults,
  TopPerformers,
} from '#tests/support/results/results-operations.ts'
import { resultsCsv } from '#tests/support/results/scenarios.ts'
import { test } from '#tests/support/server/test.ts'

const csv = (exam: string, mark: number, candidate = '1') => resultsCsv([{ candidate, exam, mark }])

describe('publishing', () => {
  test('takes today in Nepal and the name of the file by default', async ({ visitor, scenario, exam }) => {
    const { id } = await scenario.stagedResultFile(
      resultsCsv([{ candidate: '1', exam }], 'Plain Model - final - v2.csv'),
    )
    const before = todayInNepal()
    const published = await scenario.publish(id, { examId: exam, examTitle: '  ' })
    const today = expect.toBeOneOf([before, todayInNepal()])
    expect(published).toMatchObject({
      __typename: 'ExamResultFile',
      examTitle: 'Plain Model',
      examDate: today,
    })
    const shown = { id: exam, title: 'Plain Model', date: today }
    expect((await visitor.run(Exams)).exams).toContainEqual(shown)
  })

  test('again with the same words answers the same, else it is refused', async ({ scenario, exam }) => {
    const { id } = await scenario.stagedResultFile(csv(exam, 1))
    const first = await scenario.publish(id, { examId: exam, examTitle: 'Twice' })
    const again = await scenario.publish(id, { examId: exam, examTitle: 'Twice' })
    const withoutAddress = { ...again, downloadUrl: null }
    expect(withoutAddress).toEqual({ ...first, downloadUrl: null })
    expect(await scenario.publish(id, { examId: exam, examTitle: 'Thrice' })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'id', message: 'This file is published already' }],
    })
  })

  test('with a release that has passed shows at once, above what stands', async ({ scenario, exam }) => {
    await scenario.resultFile(csv(exam, 1), { releaseAt: '2021-01-01T00:00:00Z' })
    await scenario.resultFile(csv(exam, 2), { releaseAt: '2020-01-01T00:00:00Z' })
    expect((await scenario.lookUp(exam))?.examMark).toBe('2')
  })

  test("is refused under another exam's code", async ({ scenario, exam }) => {
    const { id } = await scenario.stagedResultFile(csv(exam, 1))
    expect(await scenario.publish(id, { examId: `${exam}-2` })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'input.examId', message: `The file holds the results of the exam ${exam}` }],
    })
    expect(await scenario.publish(id, { examId: ' ', examTitle: 'x'.repeat(201) })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [
        { path: 'input.examId', message: 'Exam ID is required' },
        { path: 'input.examTitle', message: 'The exam title is longer than 200 characters' },
      ],
    })
  })

  test('of a file that is gone says so', async ({ app, admin, scenario, exam }) => {
    const { id } = await scenario.stagedResultFile(csv(exam, 1))
    await admin.run(DiscardStagedExamResults, { id })
    const { id: going } = await scenario.stagedResultFile(csv(exam, 1))
    await app.db.prisma.examResultFile.update({ where: { id: going }, data: { state: 'REMOVED' } })
    for (const missing of [id, going, 'nonsense']) {
      expect(await scenario.publish(missing, { examId: exam })).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ path: 'id', message: 'This upload is not there any more. Please upload the file again' }],
      })
      expect(await admin.run(StagedResults, { id: missing })).toEqual({ stagedExamResults: null })
    }
  })

  test('can be given up, but not once it happened', async ({ admin, scenario, exam }) => {
    const { id: staged } = await scenario.stagedResultFile(csv(exam, 1))
    const { id: published } = await scenario.resultFile(csv(`${exam}-2`, 1))
    const discard = async (id: string) =>
      (await admin.run(DiscardStagedExamResults, { id })).discardStagedExamResults
    expect(await discard(published)).toBe(false)
    expect(await admin.run(DeleteResultFile, { id: staged })).toEqual({ deleteResultFile: false })
    expect((await scenario.lookUp(`${exam}-2`))?.examMark).toBe('1')
    expect(await discard(staged)).toBe(true)
    expect(await discard(staged)).toBe(false)
    expect(await discard('nonsense')).toBe(false)
    const { resultFile } = await admin.run(OneResultFile, { id: published })
    expect(resultFile).toMatchObject({ id: published, examId: `${exam}-2`, publishOrder: 1 })
    for (const missing of [staged, 'nonsense'])
      expect(await admin.run(OneResultFile, { id: missing })).toEqual({ resultFile: null })
  })

  test('is written down with who did it', async ({ app, admin, scenario, exam }) => {
    const { id } = await scenario.resultFile(csv(exam, 1), { examTitle: exam })
    await admin.run(SetExamDate, { id, examDate: '2026-01-02' })
    await admin.run(SetExamDate, { id, examDate: '2026-01-02' })
    await admin.run(DeleteResultFile, { id })
    const activities = await app.db.prisma.activity.findMany({
      where: { OR: [{ subject: { endsWith: `.csv: ${exam}` } }, { subject: exam }] },
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
  test('hides everything until it is over', async ({ app, admin, visitor, scenario, exam }) => {
    const { id } = await scenario.resultFile(csv(exam, 77), { releaseAt: '2100-01-01T00:00:00Z' })
    expect((await scenario.lookUp(exam))?.examMark).toBeUndefined()
    expect(await visitor.run(TopPerformers, { examId: exam })).toEqual({ topPerformers: [] })
    expect((await visitor.run(Exams)).exams.map((exam) => exam.id)).not.toContain(exam)
    expect((await admin.run(ResultFiles)).resultFiles.map((file) => file.id)).toContain(id)

    await app.db.prisma.exam.update({
      where: { id: exam },
      data: { releaseAt: new Date(Date.now() - 60_000) },
    })
    expect((await scenario.lookUp(exam))?.examMark).toBe('77')
    const { topPerformers } = await visitor.run(TopPerformers, { examId: exam })
    expect(topPerformers).toHaveLength(1)
  })
})

test('the title of a new exam has nothing to overwrite', async ({ scenario, exam }) => {
  const { id, examVersion } = await scenario.preview(csv(exam, 1))
  const form = { examId: exam, examTitle: 'Fresh', examVersion }
  expect((await scenario.publish(id, form)).__typename).toBe('ExamResultFile')
})

test('the date of a published file can be changed', async ({ admin, visitor, scenario, exam }) => {
  const { id } = await scenario.resultFile(csv(exam, 1), { examDate: '2026-01-01' })
  const { setExamDate } = await admin.run(SetExamDate, { id, examDate: '2025-12-31' })
  expect(setExamDate).toMatchObject({ id, examDate: '2025-12-31' })
  const shown = { id: exam, title: 'Model 1', date: '2025-12-31' }
  expect((await visitor.run(Exams)).exams).toContainEqual(shown)
})
