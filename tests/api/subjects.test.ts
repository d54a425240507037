import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import { slipsOf } from '#tests/support/results/result-slips.ts'
import { CorrectResult, DeleteResultFile, PublishResults } from '#tests/support/results/results-operations.ts'
import { scenarios } from '#tests/support/results/scenarios.ts'
import {
  inShort,
  StageSubjects,
  SubjectsKept,
  SubjectsOwn,
  SubjectsSeen,
  subjectScenario,
  subjectsCsv,
} from '#tests/support/results/subject-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

describe('subject columns', () => {
  let app: TestApp
  let scenario: ReturnType<typeof scenarios>
  beforeAll(async () => {
    app = await testApp()
    scenario = scenarios(app)
  })
  afterAll(() => app.close())

  const { stage, staged, seen } = subjectScenario(() => app)

  const NAMES = ['Physics', 'भौतिक शास्त्र', 'Botany']

  describe('columns of numbers', () => {
    test('are subjects of each result, in the order of the file', async () => {
      const file = subjectsCsv(
        'SUB',
        [...NAMES, 'Remarks'],
        [
          ['1', '60', '12.50', '३०', '7', 'good'],
          ['2', '55', 'AB', '-', '', ''],
          ['3', '50', 'अनुपस्थित', '0', '-2.25', 'late'],
        ],
      )
      const { sample, subjectColumns, findings } = await staged(file)
      expect(subjectColumns).toEqual(NAMES.map((name) => ({ name, isTaken: true, problem: null })))
      expect(sample.map(({ subjects }) => inShort(subjects))).toEqual([
        ['Physics 12.5', 'भौतिक शास्त्र 30', 'Botany 7'],
        ['Physics AB', 'भौतिक शास्त्र AB', 'Botany –'],
        ['Physics AB', 'भौतिक शास्त्र 0', 'Botany -2.25'],
      ])
      const notes = findings.filter(({ code }) => code === 'HEADER').map(({ message }) => message)
      expect(notes).toEqual([
        'Shown as subjects, with their marks: “Physics”, “भौतिक शास्त्र”, “Botany”.',
        'The column “Remarks” is ignored.',
      ])
      await scenario.resultFile(file)
      expect(await seen('SUB', '2')).toEqual(['Physics AB', 'भौतिक शास्त्र AB', 'Botany –'])
    })

    test('that name no subject are not taken, unless they are chosen', async () => {
      const names = ['S.N.', 'Physics', 'Phone', 'Total Marks', 'Percentile', 'क्र.सं.']
      const file = () =>
        subjectsCsv('OTHERS', names, [['1', '60', '1', '12', '98410000', '200', '99.5', '1']])
      const { subjectColumns, sample } = await staged(file())
      expect(subjectColumns.filter(({ isTaken }) => isTaken).map(({ name }) => name)).toEqual(['Physics'])
      expect(subjectColumns.map(({ name }) => name)).toEqual(names)
      expect(inShort(sample[0]?.subjects)).toEqual(['Physics 12'])
      const chosen = await staged(file(), ['Total Marks'])
      expect(inShort(chosen.sample[0]?.subjects)).toEqual(['Total Marks 200'])
      const none = await staged(file(), [])
      expect(none.sample[0]?.subjects).toEqual([])
    })

    test('without a fitting name cannot be taken', async () => {
      const long = 'x'.repeat(41)
      const names = ['Maths', 'Maths', long, 'Phy�sics', 'y'.repeat(40)]
      const { subjectColumns } = await staged(
        subjectsCsv('NAMES', names, [['1', '60', '1', '2', '3', '4', '5']]),
      )
      expect(subjectColumns).toEqual([
        { name: 'Maths', isTaken: false, problem: 'Another column has the same name.' },
        { name: 'Maths', isTaken: false, problem: 'Another column has the same name.' },
        { name: long, isTaken: false, problem: 'Its name is longer than 40 characters.' },
        { name: 'Phy�sics', isTaken: false, problem: 'Its name cannot be read.' },
        { name: 'y'.repeat(40), isTaken: true, problem: null },
      ])
    })

    test('are at most twelve', async () => {
      const names = Array.from({ length: 13 }, (_none, at) => `Subject ${at + 1}`)
      const file = () => subjectsCsv('MANY', names, [['1', '60', ...names.map(() => '5')]])
      const { subjectColumns } = await staged(file())
      expect(subjectColumns.map(({ isTaken }) => isTaken)).toEqual([...Array(12).fill(true), false])
      const { errors } = await app.as('ADMIN').send(StageSubjects, { file: file(), subjects: names })
      expect(errors?.[0]?.message).toBe('Choose at most 12 subjects')
    })

    test('that are chosen and cannot be taken refuse the file', async () => {
      const file = () =>
        subjectsCsv('CHOSEN', ['Physics', 'Maths', 'Maths', 'Remarks'], [['1', '60', '12', '1', '2', 'good']])
      const chosen = await stage(file(), ['Physics', 'Phyics', 'Maths', 'Exam Mark'])
      if (chosen.__typename !== 'InvalidCsv') throw new Error('The file was staged')
      const absent = 'The file has no such column that could be a subject.'
      expect(chosen.problems).toEqual([
        { row: null, column: 'Phyics', message: absent },
        { row: null, column: 'Maths', message: 'Another column has the same name.' },
        { row: null, column: 'Exam Mark', message: absent },
      ])
      expect(chosen.subjectColumns.map(({ name }) => name)).toEqual(['Physics', 'Maths', 'Maths'])
      const words = await stage(file(), ['Remarks'])
      expect(
        words.__typename === 'InvalidCsv' && words.problems.map(({ row, column }) => [row, column]),
      ).toEqual([[2, 'Remarks']])
      expect(await app.db.prisma.examResultFile.count({ where: { examId: 'CHOSEN' } })).toBe(0)
    })

    test('are asked for again only where the header is understood', async () => {
      const file = new File(['Results\nCandidate ID,Exam ID\n1,X\n'], 'x.csv', { type: 'text/csv' })
      const answer = await stage(file, ['Physics'])
      expect(answer.__typename === 'InvalidCsv' && answer.problems[0]?.message).toBe(
        'The column “Candidate ID” is missing.',
      )
    })

    test('are found where all rows before the 20,000th are empty', async () => {
      const rows = Array.from(
        { length: 20_000 },
        (_none, at) => [`${at + 1}`, '60', '10', at < 19_999 ? '' : '8'] as const,
      )
      const { subjectColumns } = await staged(subjectsCsv('LATE', ['Physics', 'Optional'], rows))
      expect(subjectColumns.map(({ isTaken }) => isTaken)).toEqual([true, true])
    })

    test('with a wrong cell refuse the file, or are left out', async () => {
      const file = () =>
        subjectsCsv(
          'WRONG',
          ['Physics', 'Code'],
          [
            ['1', '60', '1O', '5'],
            ['2', '60', '12', '5'],
            ['3', '60', '13', '5'],
          ],
        )
      const refused = await stage(file())
      if (refused.__typename !== 'InvalidCsv') throw new Error('The file was staged')
      expect(refused.problems).toEqual([
        {
          row: 2,
          column: 'Physics',
          message: 'Expected number, received “1O”. If this column is no subject, leave it out.',
        },
      ])
      expect(refused.subjectColumns.map(({ name }) => name)).toEqual(['Physics', 'Code'])
      expect(inShort((await staged(file(), ['Code'])).sample[0]?.subjects)).toEqual(['Code 5'])
    })
  })

  describe('marks that are not the sum of their subjects', () => {
    type Row = [candidate: string, mark: string, ...subjects: string[]]
    const right: Row = ['1', '25', '12', '13']
    const absent: Row = ['2', '12', 'AB', '12']
    const wrong: Row = ['3', '90', '10', '10']
    const found = async (exam: string, ...rows: Row[]) => {
      const { findings } = await staged(subjectsCsv(exam, ['Physics', 'Botany'], rows))
      return findings.find(({ code }) => code === 'SUBJECT_SUMS')
    }

    test.each<[string, Row[], string, string]>([
      ['beside right ones stop', [right, absent, wrong], 'BLOCKING', '(row 4). Correct'],
      ['alone stop', [wrong], 'BLOCKING', '(row 2). Correct'],
      ['of all are a warning', [wrong, ['4', '80', '1', '2']], 'WARNING', '(rows 2, 3). If'],
    ])('%s', async (name, rows, severity, message) => {
      const finding = await found(`SUMS-${name}`, ...rows)
      expect(finding).toMatchObject({ severity, message: expect.stringContaining(message) })
    })

    test('are none of right ones, of empty subjects, and of a result without a mark', async () => {
      expect(await found('SUMS', right, absent, ['4', '5', '', ''], ['5', 'AB', '1', '2'])).toBeUndefined()
    })

    test('in a file of one are compared with the published results', async () => {
      await scenario.resultFile(subjectsCsv('SUMS-OLD', ['Physics', 'Botany'], [right, absent]))
      expect(await found('SUMS-OLD', wrong)).toMatchObject({ severity: 'BLOCKING' })
      const weighted: Row[] = [
        ['1', '90', '10', '10'],
        ['2', '80', '10', '9'],
      ]
      await scenario.resultFile(subjectsCsv('SUMS-WEIGHTED', ['Physics', 'Botany'], weighted))
      expect(await found('SUMS-WEIGHTED', wrong)).toMatchObject({ severity: 'WARNING' })
    })
  })

  describe('a result without a mark', () => {
    test('shows the subjects of an absent candidate, and none of a result that is withheld, as the preview says', async () => {
      const file = subjectsCsv(
        'NOMARK',
        ['Physics', 'Botany'],
        [
          ['1', '60', '12', '13'],
          ['2', 'AB', '12', 'AB'],
          ['3', 'Withheld', '12', '13'],
          ['4', 'DQ', '12', '13'],
        ],
      )
      const { findings } = await staged(file)
      expect(findings.find(({ code }) => code === 'DROPPED_SUBJECTS')).toMatchObject({ severity: 'WARNING' })
      await scenario.resultFile(file)
      expect(await seen('NOMARK', '2')).toEqual(['Physics 12', 'Botany AB'])
      expect(await seen('NOMARK', '3')).toEqual([])
      expect(await seen('NOMARK', '4')).toEqual([])
    })
  })
})

describe('subject results', () => {
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
            {
              name: 'Botany',
              before: { mark: '13', isAbsent: false },
              after: { mark: '14', isAbsent: false },
            },
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
      const { topPerformers } = await app
        .as('VISITOR')
        .run(SubjectsSeen, { examId: 'WHERE', candidateId: '' })
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
})
