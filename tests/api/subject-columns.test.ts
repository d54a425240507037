import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scenarios } from '#tests/support/results/scenarios.ts'
import {
  inShort,
  StageSubjects,
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
    const file = () => subjectsCsv('OTHERS', names, [['1', '60', '1', '12', '98410000', '200', '99.5', '1']])
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
