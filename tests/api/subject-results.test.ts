import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import { slipsOf } from '#tests/support/results/result-slips.ts'
import { CorrectResult, DeleteResultFile, PublishResults } from '#tests/support/results/results-operations.ts'
import { scenarios } from '#tests/support/results/scenarios.ts'
import {
  inShort,
  SubjectsKept,
  SubjectsOwn,
  SubjectsSeen,
  subjectScenario,
  subjectsCsv,
} from '#tests/support/results/subject-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>
beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

const { staged, seen } = subjectScenario(() => app)

describe('a correction', () => {
  const first = () =>
    subjectsCsv(
      'FIX',
      ['Physics', 'Botany'],
      [
        ['1', '60', '12', '13'],
        ['2', '60', '12', '13'],
        ['3', '60', '12', '13'],
      ],
    )

  test('with another mark in a subject changes the row, and candidates see which', async () => {
    await scenario.resultFile(first())
    const file = subjectsCsv(
      'FIX',
      ['Physics', 'Botany'],
      [
        ['1', '60', '12', '14'],
        ['2', '60', '12', '13'],
      ],
    )
    const { changedRows, unchangedRows, sample } = await staged(file)
    expect([changedRows, unchangedRows]).toEqual([1, 1])
    expect(inShort(sample[0]?.before?.subjects)).toEqual(['Physics 12', 'Botany 13'])
    const { id } = await scenario.resultFile(file)
    const { examResult } = await app.as('VISITOR').run(SubjectsSeen, { examId: 'FIX', candidateId: '1' })
    expect(examResult?.revisions).toEqual([
      {
        subjects: [
          { name: 'Botany', before: { mark: '13', isAbsent: false }, after: { mark: '14', isAbsent: false } },
        ],
      },
    ])
    await app.as('ADMIN').run(DeleteResultFile, { id })
    expect(await seen('FIX', '1')).toEqual(['Physics 12', 'Botany 13'])
  })

  test('without subjects takes them away, and the preview says so', async () => {
    const { changedRows, findings } = await staged(subjectsCsv('FIX', [], [['1', '60']]))
    expect(changedRows).toBe(1)
    expect(findings.find(({ code }) => code === 'OTHER_SUBJECTS')).toEqual({
      code: 'OTHER_SUBJECTS',
      severity: 'WARNING',
      message:
        'The published results have the subjects “Physics”, “Botany”; this file has none. A row of this file replaces the whole result of its candidate, so candidates in this file are shown only the subjects of this file.',
    })
  })

  test('is compared with the newest file that has subjects', async () => {
    await scenario.resultFile(subjectsCsv('BETWEEN', ['Physics'], [['1', '60', '12']]))
    await scenario.resultFile(subjectsCsv('BETWEEN', [], [['2', '60']]))
    const about = async (subject: string) => {
      const { findings } = await staged(subjectsCsv('BETWEEN', [subject], [['1', '60', '13']]))
      return findings.find(({ code }) => code === 'OTHER_SUBJECTS')?.message.split('. ')[0]
    }
    expect(await about('Physics')).toBeUndefined()
    expect(await about('Zoology')).toBe(
      'The published results have the subjects “Physics”; those of this file are “Zoology”',
    )
  })

  test('with other names of the subjects changes every row', async () => {
    const { changedRows, unchangedRows } = await staged(
      subjectsCsv(
        'FIX',
        ['Physics', 'Zoology'],
        [
          ['1', '60', '12', '13'],
          ['2', '60', '12', '13'],
        ],
      ),
    )
    expect([changedRows, unchangedRows]).toEqual([2, 0])
  })

  test('of one candidate keeps the subjects, and corrects one of them', async () => {
    const correct = (input: object) =>
      app.as('ADMIN').send(CorrectResult, {
        examId: 'FIX',
        candidateId: '3',
        input: { examMark: '60', percentage: '60', ...input },
      })
    const wrong = await correct({ subjects: [{ name: 'Botany', mark: 'many' }] })
    expect(wrong.data?.correctResult).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'input.subjects.1.mark' }],
    })
    const same = await correct({ subjects: [{ name: 'Botany', mark: '13.0' }] })
    expect(same.data?.correctResult).toMatchObject({ __typename: 'InvalidInput' })
    const { data } = await correct({ subjects: [{ name: 'Botany', mark: 'Absent' }] })
    if (data?.correctResult.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(data))
    const { publishExamResults: published } = await app.as('ADMIN').run(PublishResults, {
      id: data.correctResult.id,
      input: { examId: 'FIX', revisionReason: 'RETOTALLED' },
    })
    expect(published.__typename).toBe('ExamResultFile')
    expect(await seen('FIX', '3')).toEqual(['Physics 12', 'Botany AB'])
  })
})

test('a corrected mark that is not the sum of its subjects has to be confirmed', async () => {
  const rows = [
    ['S1', '86.5', '44', '42.5'],
    ['S2', '75', '40', '35'],
  ] as const
  await scenario.resultFile(subjectsCsv('SUM', ['Physics', 'Botany'], rows, 'Sums - results.csv'))
  const { data } = await app.as('ADMIN').send(CorrectResult, {
    ...{ examId: 'SUM', candidateId: 'S1', input: { examMark: '87.5', percentage: '87.5' } },
  })
  if (data?.correctResult.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(data))
  const { publishExamResults } = await app.as('ADMIN').run(PublishResults, {
    ...{ id: data.correctResult.id, input: { examId: 'SUM', revisionReason: 'RETOTALLED' } },
  })
  expect(publishExamResults).toMatchObject({
    __typename: 'InvalidInput',
    fields: [{ message: expect.stringContaining('not the sum of their subjects') }],
  })
})

test('a withheld result gets the marks of its subjects by a correction', async () => {
  await scenario.resultFile(
    subjectsCsv(
      'HELD',
      ['Physics', 'Botany'],
      [
        ['H1', 'Withheld', '12', '13'],
        ['H2', '60', '12', '13'],
      ],
    ),
  )
  const { candidateData } = await app.as('ADMIN').run(SubjectsKept, { candidateId: 'H1' })
  expect(inShort(candidateData?.results[0]?.subjects)).toEqual(['Physics –', 'Botany –'])
  expect(await seen('HELD', 'H1')).toEqual([])
  const { version = 0 } = candidateData?.results[0] ?? {}
  const correct = async (names: string[], edited = version) => {
    const subjects = names.map((name) => ({ name, mark: '30' }))
    const input = { examMark: '60', percentage: '60', subjects }
    const about = { examId: 'HELD', candidateId: 'H1', input, version: edited }
    return (await app.as('ADMIN').run(CorrectResult, about)).correctResult
  }
  expect(await correct(['Physics', 'Zoology'])).toEqual({
    __typename: 'InvalidInput',
    fields: [{ path: 'input.subjects.1.name', message: 'The result has no subject “Zoology”' }],
  })
  expect(await correct(['Physics'], version - 1)).toMatchObject({
    __typename: 'ResultConflict',
    current: { version, examMark: null },
  })
  const staged = await correct(['Physics', 'Botany'])
  if (staged.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(staged))
  const { id } = staged
  await app.as('ADMIN').run(PublishResults, { id, input: { examId: 'HELD', revisionReason: 'RETOTALLED' } })
  expect(await seen('HELD', 'H1')).toEqual(['Physics 30', 'Botany 30'])
})

describe('subjects', () => {
  beforeAll(() =>
    scenario.resultFile(
      subjectsCsv(
        'WHERE',
        ['Physics', 'Botany'],
        [
          ['W881', '80', '12', 'AB'],
          ['W882', '70', '10', '5'],
        ],
      ),
    ),
  )

  test('of the best are not shown to everybody', async () => {
    const { topPerformers } = await app.as('VISITOR').run(SubjectsSeen, { examId: 'WHERE', candidateId: '' })
    expect(topPerformers.map(({ result }) => [result.candidateId, result.subjects])).toEqual([
      ['W881', []],
      ['W882', []],
    ])
  })

  test('are in the own results of an account, and in what is kept of a candidate', async () => {
    const { id } = await addAccount(app, { email: 'own@example.com' })
    await app.db.prisma.candidateLink.create({ data: { candidateId: 'W881', userId: id } })
    const browser = await signedInBrowser(app, 'own@example.com')
    const { myResults } = await browser.run(SubjectsOwn, {})
    expect(inShort(myResults[0]?.subjects)).toEqual(['Physics 12', 'Botany AB'])
    const { candidateData } = await app.as('ADMIN').run(SubjectsKept, { candidateId: 'W881' })
    expect(inShort(candidateData?.results[0]?.subjects)).toEqual(['Physics 12', 'Botany AB'])
    expect(JSON.parse(candidateData?.export ?? '').results[0].subjects).toEqual([
      { name: 'Physics', mark: '12', isAbsent: false },
      { name: 'Botany', mark: null, isAbsent: true },
    ])
  })

  test('are on the slip, which holds until one of them changes', async () => {
    const slips = slipsOf(app)
    const { code, subjects } = await slips.slipOf('WHERE', 'W881')
    expect(inShort(subjects)).toEqual(['Physics 12', 'Botany AB'])
    expect((await slips.check(code))?.slip.subjects).toEqual(subjects)
    expect(await slips.stateOf(code)).toBe('GENUINE')
    await scenario.resultFile(subjectsCsv('WHERE', ['Physics', 'Botany'], [['W881', '80', '12', '9']]))
    expect(await slips.stateOf(code)).toBe('REVISED')
  })

  test('are in the download, which can be uploaded again', async () => {
    const response = await app.as('ADMIN').fetch('/files/exam-results.csv?exam=WHERE')
    const text = await response.text()
    const [header, , last] = text.trim().split('\r\n')
    expect(header).toMatch(/,Percentile,Physics,Botany$/)
    expect(last).toMatch(/,10,5$/)
    const again = await staged(new File([text], 'again.csv', { type: 'text/csv' }))
    expect([again.changedRows, again.unchangedRows]).toEqual([0, 2])
  })
})
