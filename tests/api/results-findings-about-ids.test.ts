import { describe, expect } from 'vitest'
import { stagedPreview } from '#server/domains/results/import/rank-and-preview.ts'
import { inLanguage } from '#server/locales/say.ts'
import { graphql } from '#tests/gql/gql.ts'
import { everyFinding } from '#tests/support/results/every-finding.ts'
import { resultsCsv, studentsCsv } from '#tests/support/results/scenarios.ts'
import { StagedStudents } from '#tests/support/results/students-operations.ts'
import { test as base } from '#tests/support/server/test.ts'

// Findings about the IDs of a file's exam and of its candidates.

const StagedFindings = graphql(`
  query StagedFindings($id: ID!) { stagedExamResults(id: $id) { findings { code message examples } } }
`)

const test = base
  // Findings of a file whose code begins so, as the database keeps them.
  .extend('kept', ({ app, scenario }) => async (code: string, file: File) => {
    const { id } = await scenario.stagedResultFile(file)
    const { preview } = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
    return inLanguage(stagedPreview.parse(preview).findings, 'en').filter((finding) =>
      finding.code.startsWith(code),
    )
  })
  .extend('inList', ({ admin, scenario }) => async (words: string, ...ids: string[]) => {
    const id = await scenario.stagedStudentList(studentsCsv(ids.map((candidate) => ({ candidate }))))
    const { stagedStudents } = await admin.run(StagedStudents, { id })
    return stagedStudents?.findings.filter(({ message }) => message.includes(words))
  })

const rows = (exam: string, ...ids: string[]) => resultsCsv(ids.map((candidate) => ({ candidate, exam })))

test('a blocking finding is the first, and refuses until it is confirmed', async ({
  scenario,
  kept,
  exam,
}) => {
  const fractions = (count: number) =>
    resultsCsv(
      ['1', '2', '3', '4', '5'].map((candidate, at) => ({
        ...{ candidate, exam, mark: 120, percentage: at < count ? '0.6' : '60' },
      })),
    )
  expect(await kept('FRACTIONS', fractions(1))).toEqual([])
  const findings = await kept('', fractions(2))
  const blocking = findings.filter(({ severity }) => severity === 'BLOCKING')
  expect(findings.slice(0, blocking.length)).toEqual(blocking)
  expect(blocking).toMatchObject([{ code: 'FRACTIONS', count: 2 }])
  const { id } = await scenario.stagedResultFile(fractions(2))
  const publish = (confirmedFindings: string[]) => scenario.publish(id, { examId: exam, confirmedFindings })
  expect(await publish(everyFinding.filter((code) => code !== 'FRACTIONS'))).toMatchObject({
    __typename: 'InvalidInput',
    fields: [
      {
        path: 'input.confirmedFindings',
        message: expect.stringMatching(/^Confirm this first: Percentages of 1/),
      },
    ],
  })
  expect((await publish(everyFinding)).__typename).toBe('ExamResultFile')
})

test.for([
  ['the same in small letters', (id: string) => id.toLowerCase(), 1],
  ['the same with a space behind', (id: string) => `${id} `, 0],
  ['the same with dashes and spaces', (id: string) => id.replace('EXAM-', 'E-X_A M'), 1],
  ['the same with O for 0', (id: string) => id.replaceAll('0', 'O'), 1],
  ['another', (id: string) => `${id}-2`, 0],
] as const)(
  'an Exam ID beside that of published results is %s',
  async ([_name, written, count], { scenario, exam }) => {
    await scenario.resultFile(rows(`${exam}0`, '1'))
    expect(await scenario.findingsAbout('the same exam', rows(written(`${exam}0`), '1'))).toHaveLength(count)
  },
)

test('an Exam ID with one question mark is taken once that is confirmed', async ({ kept, exam }) => {
  const about = (examId: string) => kept('QUESTION_MARK_IN_EXAM_ID', rows(examId, '1'))
  for (const examId of [`${exam}#1?a=b`, `?${exam}`, `${exam}?`])
    expect(await about(examId)).toMatchObject([{ severity: 'BLOCKING', count: null }])
  expect(await about(exam)).toEqual([])
})

describe('an ID in another spelling', () => {
  const about = (whose: string, example: string, known: string) =>
    `Candidate IDs that ${whose} in another spelling, such as ${example} for ${known}. Each counts as another candidate. Correct the IDs in the file, unless they are other candidates.`

  test('than in the results that a file corrects blocks though it is the only one', async ({
    scenario,
    kept,
    inList,
    exam,
    candidate,
  }) => {
    await scenario.noStudents()
    const ids = Array.from({ length: 9 }, (_, at) => `CEE-${candidate}${at}`)
    await scenario.resultFile(rows(exam, ...ids))
    const [one = '', ...others] = ids
    const message = about('published results have', one.toLowerCase(), one)
    expect(await kept('OTHER_SPELLING', rows(exam, one.toLowerCase(), ...others))).toEqual([
      { code: 'OTHER_SPELLING', severity: 'BLOCKING', message, count: 1 },
    ])
    expect(await kept('OTHER_SPELLING', rows(exam, ...ids, `CEE-${candidate}X`))).toEqual([])
    expect(await inList('another spelling', one.toLowerCase(), ...others)).toEqual([{ message, count: 1 }])
    expect(await inList('another spelling', ...ids)).toEqual([])
  })

  test('than a student has is none where another student has it so', async ({
    scenario,
    kept,
    exam,
    candidate,
  }) => {
    const [one, two] = [`${candidate}1`, `${candidate}2`]
    await scenario.resultFile(rows(exam, one, two))
    await scenario.studentList(studentsCsv([{ candidate: one.slice(1) }]))
    const [first, second] = await kept('OTHER_SPELLING', rows(`${exam}-2`, one, one.slice(1), two))
    expect([first?.message, first?.count, second]).toEqual([
      about('a student list has', one, one.slice(1)),
      1,
      undefined,
    ])
  })
})

test('each finding about the same IDs is confirmed for itself', async ({
  scenario,
  kept,
  exam,
  candidate,
}) => {
  const id = `Cee-${candidate}`
  await scenario.studentList(studentsCsv([{ candidate: id }]))
  await scenario.resultFile(rows(exam, id))
  const file = rows(exam, id.toUpperCase())
  const blocking = (await kept('', file)).filter(({ severity }) => severity === 'BLOCKING')
  const codes = blocking.map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(['OTHER_SPELLING', 'OTHER_SPELLING_OF_STUDENTS']))
  expect(new Set(codes).size).toBe(codes.length)
  const staged = await scenario.stagedResultFile(file)
  for (const { code, message } of blocking) {
    const input = { examId: exam, confirmedFindings: codes.filter((one) => one !== code) }
    expect(await scenario.publish(staged.id, input)).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ message: `Confirm this first: ${message}` }],
    })
  }
})

describe('IDs like dates', () => {
  test('must be confirmed when they are new, and may be what they are', async ({ scenario, kept, exam }) => {
    const message =
      'Candidate IDs that look like dates, such as 2081-03-02, which may have been one of these: 2-3, 3-2, MAR-2. If a spreadsheet program changed them, format the column as text, enter them again, and upload the spreadsheet (.xlsx) itself.'
    const file = rows(exam, '081', '1-Mar', '2081-03-02')
    expect(await kept('DATE', file)).toEqual([
      { code: 'DATES_AS_IDS', severity: 'BLOCKING', message, count: 2 },
    ])
    await scenario.resultFile(file)
    expect(await kept('DATE', file)).toEqual([])
  })

  test('must be confirmed for the first file of an exam', async ({ scenario, kept, candidate }) => {
    const file = rows('01/03/1981', candidate)
    expect(await kept('DATE', file)).toMatchObject([
      {
        ...{ code: 'DATE_AS_EXAM_ID', severity: 'BLOCKING' },
        message: expect.stringContaining('one of these: MAR-81, 3-81, 1-3.'),
      },
    ])
    await scenario.resultFile(file)
    expect(await kept('DATE', file)).toEqual([])
  })
})

describe('with nothing to compare with', () => {
  const usual = Array.from({ length: 10 }, (_, at) => `08100${at}`)
  const many = Array.from({ length: 30 }, (_, at) => `0810${at + 10}`)
  const shorter =
    'Candidate IDs shorter than the usual 6 characters. Did a spreadsheet program drop zeros in front?'
  const mixed =
    'Candidate IDs have 1 to 6 characters. Is that so, or did a spreadsheet program drop zeros in front?'

  test.beforeEach(({ scenario }) => scenario.noStudents())

  test.for([
    ['a few shorter IDs are named', [...usual, '81099'], shorter, ['81099']],
    [
      'three are examples',
      [...many, '1', '22', '333', '4444'],
      shorter,
      expect.toSatisfy((all) => all.length === 3),
    ],
    [
      'IDs of many lengths are named',
      [...usual, '1', '22', '333', '4444', '55555'],
      mixed,
      ['1', '22', '333'],
    ],
    ['IDs of one length are not', usual, undefined, undefined],
  ] as const)('%s', async ([_name, ids, message, examples], { admin, scenario, exam }) => {
    const { id } = await scenario.stagedResultFile(rows(exam, ...ids))
    const { stagedExamResults } = await admin.run(StagedFindings, { id })
    const found = stagedExamResults?.findings.find((one) => one.message.includes('characters'))
    expect([found?.message, found?.examples]).toEqual([message, examples])
  })

  test('a column that is ignored is noted', async ({ scenario, exam }) => {
    const text = await rows(exam, ...usual).text()
    const withRemarks = text.replace('Percentage\n', 'Percentage,Remarks\n').replaceAll(/(\d)\n/g, '$1,\n')
    const { findings } = await scenario.preview(new File([withRemarks], 'a.csv'))
    expect(findings.at(-1)?.message).toBe('The column “Remarks” is ignored.')
  })
})
