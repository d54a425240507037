import { describe, expect } from 'vitest'
import { stagedPreview } from '#server/domains/results/staged-results-preview.ts'
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
    return stagedPreview.parse(preview).findings.filter((finding) => finding.code.startsWith(code))
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

describe('zeros in front', () => {
  const dropped = (example: string, count: number) => ({
    message: `Candidate IDs that differ from those of published results only by zeros in front, such as ${example}. Did a spreadsheet program drop them?`,
    count,
  })

  test('have to be confirmed though only one ID lost them', async ({ scenario, kept, exam }) => {
    const ids = Array.from({ length: 9 }, (_, at) => `08080${at}`)
    await scenario.resultFile(rows(exam, ...ids, '080899'))
    expect(await kept('DROPPED_ZEROS', rows(exam, ...ids, '80899'))).toMatchObject([
      { severity: 'BLOCKING', count: 1 },
    ])
  })

  test('are missed where the exam has its results with them', async ({ scenario, exam }) => {
    const zeros = (...ids: string[]) => scenario.findingsAbout('zeros in front', rows(exam, ...ids))
    await scenario.resultFile(rows(exam, '0901', '0902', '0903'))
    expect(await zeros('901', '902', '903')).toEqual([dropped('901', 3)])
    expect(await zeros('0901', '0902', '0903')).toEqual([])
  })

  test('are missed in a first student list', async ({ scenario, inList, exam, candidate }) => {
    await scenario.noStudents()
    const ids = ['1', '2', '3'].map((end) => candidate + end)
    await scenario.resultFile(rows(exam, ...ids.slice(0, 2)))
    const [one = '', two = '', three = ''] = ids
    expect(await inList('zeros in front', one.slice(1), two.slice(1), three)).toEqual([
      dropped(one.slice(1), 2),
    ])
    expect(await inList('zeros in front', ...ids)).toEqual([])
  })

  test('are not missed where a student has the ID without them', async ({ scenario, exam, candidate }) => {
    const [one, two] = [`${candidate}1`, `${candidate}2`]
    await scenario.resultFile(rows(exam, one, two))
    await scenario.studentList(studentsCsv([{ candidate: one.slice(1) }]))
    expect(await scenario.findingsAbout('zeros in front', rows(exam, one.slice(1)))).toEqual([])
    expect(await scenario.findingsAbout('zeros in front', rows(exam, two.slice(1)))).toHaveLength(1)
  })
})

describe('capital letters', () => {
  const about = (whose: string, example: string) =>
    `Candidate IDs that differ from ${whose} only by capital letters, such as ${example}. Each is taken as another candidate.`

  test('alone may not tell candidates of a file apart', async ({ kept, inList, exam }) => {
    expect(await kept('CAPITALS', rows(exam, 'cee-001a', 'CEE-001A', 'CEE-001B'))).toEqual([
      {
        ...{ code: 'CAPITALS', severity: 'BLOCKING', count: 2 },
        message: about('others in this file', 'cee-001a'),
      },
    ])
    expect(await kept('CAPITALS', rows(exam, 'cee-001a', 'CEE-001B', 'क-1'))).toEqual([])
    expect(await inList('capital letters', 'cee-001a', 'CEE-001A')).toEqual([
      { message: about('others in this file', 'cee-001a'), count: 2 },
    ])
  })

  test('are other ones than in the results that a file corrects', async ({
    scenario,
    kept,
    inList,
    exam,
    candidate,
  }) => {
    const found = (...ids: string[]) => kept('CAPITALS', rows(exam, ...ids.map((id) => id + candidate)))
    await scenario.resultFile(rows(exam, `CEE-A${candidate}`, `Cee-b${candidate}`, `cee-c${candidate}`))
    const message = about('those of published results', `CEE-B${candidate}`)
    expect(await found('CEE-A', 'CEE-B', 'cee-c')).toMatchObject([
      { severity: 'BLOCKING', count: 1, message },
    ])
    expect(await found('CEE-A', 'Cee-b', 'CEE-D')).toEqual([])
    expect(await inList('capital letters', `CEE-A${candidate}`, `CEE-B${candidate}`)).toEqual([
      { message, count: 1 },
    ])
  })

  test('are other ones than a student has', async ({ scenario, kept, inList, exam, candidate }) => {
    const [small, capital] = [`cee-${candidate}`, `CEE-${candidate}`]
    await scenario.studentList(studentsCsv([{ candidate: small }]))
    const found = [{ count: 1, message: about("a student's", capital) }]
    expect(await kept('CAPITALS', rows(exam, capital))).toMatchObject(found)
    expect(await inList('capital letters', capital, small)).toMatchObject(found)
    expect(await kept('CAPITALS', rows(exam, small))).toEqual([])
  })
})

describe('IDs like dates', () => {
  test('must be confirmed when they are new, and may be what they are', async ({ scenario, kept, exam }) => {
    const message =
      'Candidate IDs that look like dates, such as 2-Mar. If a spreadsheet program changed them, format the column as text and enter them again.'
    const file = rows(exam, '081', '1-Mar', '2-Mar')
    expect(await kept('DATE', file)).toEqual([
      { code: 'DATES_AS_IDS', severity: 'BLOCKING', message, count: 2 },
    ])
    await scenario.resultFile(file)
    expect(await kept('DATE', file)).toEqual([])
  })

  test('of an exam, too', async ({ kept }) => {
    expect(await kept('DATE', rows('3-Feb', '081'))).toMatchObject([
      { code: 'DATE_AS_EXAM_ID', severity: 'BLOCKING' },
    ])
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
