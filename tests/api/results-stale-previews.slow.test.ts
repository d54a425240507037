import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DeleteCandidateData } from '#tests/support/people/personal-data-operations.ts'
import {
  DeleteResultFile,
  ExamResult,
  PublishResults,
  StagedResults,
} from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { SetStudentUploadActive } from '#tests/support/results/students-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

async function publish(id: string, input: { examId: string }) {
  return (
    await app.as('ADMIN').run(PublishResults, { id, input: { revisionReason: 'RETOTALLED', ...input } })
  ).publishExamResults
}

async function markOf(examId: string) {
  const { examResult } = await app.as('VISITOR').run(ExamResult, { examId, candidateId: '1' })
  return examResult?.examMark
}

const csv = (exam: string, mark: number, candidate = '1') => resultsCsv([{ candidate, exam, mark }])

describe('a preview that no longer tells the truth', () => {
  test('stops the publication and comes anew, without a second upload', async () => {
    const { id: mine } = await scenario.stagedResultFile(csv('STALE', 10))
    await scenario.resultFile(csv('STALE', 20))

    const answer = await publish(mine, { examId: 'STALE' })
    expect(answer).toMatchObject({
      __typename: 'StalePreview',
      message: 'The published results of this exam have changed meanwhile. Please check the new preview.',
      preview: { id: mine, newRows: 0, changedRows: 1, sample: [{ before: { examMark: '20' } }] },
    })
    expect(await markOf('STALE')).toBe('20')
    const { stagedExamResults } = await app.as('ADMIN').run(StagedResults, { id: mine })
    expect(stagedExamResults).toMatchObject({ changedRows: 1 })

    expect(await publish(mine, { examId: 'STALE' })).toMatchObject({ __typename: 'ExamResultFile' })
    expect(await markOf('STALE')).toBe('10')
  })

  test('is noticed when a file was taken back, too', async () => {
    const { id: first } = await scenario.resultFile(csv('STALE-2', 20))
    const { id: second } = await scenario.stagedResultFile(csv('STALE-2', 10))
    await app.as('ADMIN').run(DeleteResultFile, { id: first })
    expect(await publish(second, { examId: 'STALE-2' })).toMatchObject({
      __typename: 'StalePreview',
      preview: { newRows: 1, changedRows: 0 },
    })
  })

  test('is noticed when a student list came or was switched, whose names it told', async () => {
    const { id } = await scenario.stagedResultFile(csv('STALE-3', 1, '4711'))
    const list = await scenario.studentList(studentsCsv([{ candidate: '4711', name: 'Sita' }]))
    expect(await publish(id, { examId: 'STALE-3' })).toMatchObject({
      __typename: 'StalePreview',
      message: 'The active student lists have changed meanwhile. Please check the new preview.',
      preview: { unknownStudents: 0, sample: [{ studentName: 'Sita' }] },
    })
    await app.as('ADMIN').run(SetStudentUploadActive, { id: list, isActive: false })
    expect(await publish(id, { examId: 'STALE-3' })).toMatchObject({
      __typename: 'StalePreview',
      preview: { unknownStudents: 1, sample: [{ studentName: null }] },
    })
    expect(await publish(id, { examId: 'STALE-3' })).toMatchObject({ __typename: 'ExamResultFile' })
    const { totalStudents } = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
    expect(totalStudents).toBe(0)
  })

  test('says nothing of the rows of a file whose only candidate was deleted', async () => {
    const { id } = await scenario.stagedResultFile(csv('STALE-4', 1, 'ONLY'))
    await app.as('ADMIN').run(DeleteCandidateData, { candidateId: 'ONLY', confirmation: 'ONLY' })
    const answer = await publish(id, { examId: 'STALE-4' })
    expect(answer).toMatchObject({ __typename: 'StalePreview', preview: { totalRows: 0 } })
    expect(JSON.stringify(answer)).not.toContain('Every row')
  })

  test('lets only one of several who publish at the same moment win', async () => {
    const staged = []
    for (const mark of [1, 2, 3, 4]) staged.push((await scenario.stagedResultFile(csv('RACE', mark))).id)
    const answers = await Promise.all(staged.map((id) => publish(id, { examId: 'RACE' })))
    expect(answers.map((answer) => answer.__typename).sort()).toEqual([
      'ExamResultFile',
      'StalePreview',
      'StalePreview',
      'StalePreview',
    ])
    const winner = answers.findIndex((answer) => answer.__typename === 'ExamResultFile')
    expect(await markOf('RACE')).toBe(String(winner + 1))
  })

  test('publishes one file once, however often it is asked at the same moment', async () => {
    const { id } = await scenario.stagedResultFile(csv('DOUBLE', 1))
    const answers = await Promise.all([1, 2, 3].map(() => publish(id, { examId: 'DOUBLE' })))
    expect(answers.map((answer) => answer.__typename)).toEqual(Array(3).fill('ExamResultFile'))
    expect(
      await app.db.prisma.activity.count({ where: { subjectId: id, action: 'results.published' } }),
    ).toBe(1)
  })
})
