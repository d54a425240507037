import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { stageLayer } from '#server/domains/imports/stage-layer.ts'
import { rankAndPreview, stagedPreview } from '#server/domains/results/import/rank-and-preview.ts'
import { resultsImport } from '#server/domains/results/import/results-import.ts'
import { inLanguage } from '#server/locales/say.ts'
import { graphql } from '#tests/gql/gql.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import { DeleteCandidateData } from '#tests/support/people/personal-data-operations.ts'
import { everyFinding } from '#tests/support/results/every-finding.ts'
import { csvOf } from '#tests/support/results/layout-operations.ts'
import { CorrectResult, DeleteResultFile, StagedResults } from '#tests/support/results/results-operations.ts'
import { type ResultRow, resultsCsv, type scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { SetStudentUploadActive, StagedStudents } from '#tests/support/results/students-operations.ts'
import type { TestApp } from '#tests/support/server/api.ts'
import { test as base } from '#tests/support/server/test.ts'

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
  .extend(
    'about',
    ({ scenario }) =>
      (file: File) =>
        scenario.findingsAbout(/tudent/, file),
  )
  // How many the preview of a file takes for unknown; the database's own preview is to be the same.
  .extend('unknownIn', ({ app, scenario }) => async (file: File): Promise<number> => {
    const { id } = await scenario.stagedResultFile(file)
    const kept = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
    const { layer, totalResults: rowCount, examId, basedOn, totalStudents, fullMarks } = kept
    const measured = await app.db.prisma.$transaction((tx) =>
      rankAndPreview(tx, { layer, rowCount, examId, read: { notes: [] } }),
    )
    const preview = stagedPreview.parse(kept.preview)
    expect({ preview, basedOn, totalStudents, fullMarks }).toEqual({
      ...measured,
      preview: stagedPreview.parse(measured.preview),
    })
    return preview.unknownStudents
  })

// Findings about the candidates of a file: who has no record, who may have no mark.

const quoted = (id: string) => `"${id.replaceAll('"', '""')}"`

const list = (...ids: string[]) => studentsCsv(ids.map((id) => ({ candidate: quoted(id) })))

const results = (exam: string, ...ids: string[]) =>
  resultsCsv(ids.map((id) => ({ candidate: quoted(id), exam })))

// Findings about the marks, percentages and ranks of a file.

type Scenario = ReturnType<typeof scenarios>

/** Candidates whose percentage follows from their mark of 200, and whose rank from both. */
function sound(exam: string, count: number, from = 0): ResultRow[] {
  return Array.from({ length: count }, (_, at) => ({
    ...{
      candidate: String(1000 + from + at),
      exam,
      mark: 150 - at,
      rank: at + 1,
      percentage: (150 - at) / 2,
    },
  }))
}

describe('percentages', () => {
  test('that contradict their mark and the full mark are pointed out', async ({ scenario, exam }) => {
    const rows = [...sound(exam, 40), { candidate: '9', exam, mark: 100, percentage: 55 }]
    expect(await scenario.findingsAbout('full mark', resultsCsv(rows))).toEqual([
      {
        message: 'Percentages that do not fit their mark (row 42): the other rows mean a full mark of 200.',
        count: 1,
      },
    ])
    expect(await scenario.findingsAbout('full mark', resultsCsv(sound(exam, 40)))).toEqual([])
    // Of a test of one mark.
    const halves = rows.map((row) => ({ ...row, mark: 0.5, percentage: row.candidate === '9' ? 55 : 50 }))
    expect(await scenario.findingsAbout('full mark of 1.', resultsCsv(halves))).toHaveLength(1)
  })

  const ofMarks = (exam: string, rows: readonly (readonly [number, number | string])[]) =>
    resultsCsv(rows.map(([mark, percentage], at) => ({ candidate: `${at}`, exam, mark, percentage })))
  const about = async (app: TestApp, scenario: Scenario, file: File) => {
    const { id } = await scenario.stagedResultFile(file)
    const { preview } = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
    return stagedPreview.parse(preview).findings.filter(({ code }) => /PERCENT|FRACTION|GRADE/.test(code))
  }

  test('that are wrong stop the publication, up to half of the rows', async ({ app, scenario, exam }) => {
    let exams = 0
    const wrong = fc.constantFrom([150, 35], [100, '0.5'], [250, 40], [140, 73], [60, '29.1'])
    const right = fc.integer({ min: 10, max: 200 }).map((mark) => [mark, mark / 2] as const)
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(wrong, { minLength: 1, maxLength: 3, selector: String }),
        fc.uniqueArray(right, { minLength: 3, maxLength: 6, selector: String }),
        async (some, others) => {
          const found = await about(
            app,
            scenario,
            ofMarks(`${exam}-${++exams}`, [...others, ...some] as never),
          )
          expect(found).toMatchObject([{ code: 'PERCENTAGES', severity: 'BLOCKING', count: some.length }])
        },
      ),
      { numRuns: 20 },
    )
  })

  test.for<[string, [number, number | string][], object[]]>([
    [
      'three of six',
      [
        [160, 80],
        [140, 70],
        [120, 60],
        [150, 35],
        [100, 0.5],
        [250, 40],
      ],
      [{ count: 3 }],
    ],
    [
      'one of three',
      [
        [250, 75],
        [140, 70],
        [130, 65],
      ],
      [{ severity: 'BLOCKING', count: 1 }],
    ],
    [
      'rounded to whole numbers',
      [
        [113, 57],
        [99, 50],
        [87, 44],
        [61, 31],
      ],
      [],
    ],
    [
      'rounded differently',
      [
        [133, '66.5'],
        [100, '33.3333'],
        [50, '16.67'],
        [200, '66.67'],
      ],
      [{ count: 1 }],
    ],
    [
      'of marks below 0',
      [
        [150, 75],
        [-7, '-3.5'],
        [-5, 0],
      ],
      [],
    ],
    [
      'by no full mark',
      [
        [150, 75],
        [140, 55],
        [130, 45],
      ],
      [{ code: 'PERCENTAGES', severity: 'WARNING' }],
    ],
    [
      'grade points',
      [
        [180, '3.65'],
        [160, '3.2'],
      ],
      [{ code: 'GRADE_POINTS', severity: 'BLOCKING' }],
    ],
  ])('%s', async ([_name, rows, found], { app, scenario, exam }) => {
    expect(await about(app, scenario, ofMarks(exam, rows))).toMatchObject(found)
  })

  test('that are fractions are noticed where they are a fifth or all', async ({ scenario, exam }) => {
    const fractions = [0, 1].map((at) => ({ candidate: `${at}`, exam, mark: 100, percentage: '0.5' }))
    const found = (rows: ResultRow[]) => scenario.findingsAbout('fractions', resultsCsv(rows))
    expect(await found([...fractions, ...sound(exam, 8)])).toEqual([
      { message: expect.stringMatching(/^Percentages of 1 or less beside larger/), count: 2 },
    ])
    expect(await found([...fractions, ...sound(exam, 9)])).toEqual([])
    expect((await scenario.preview(resultsCsv(fractions))).findings[0]?.message).toBe(
      'No percentage is above 1. Are they fractions, such as 0.64 for 64%?',
    )
  })
})

describe('ranks', () => {
  const ranked = (exam: string, ranks: readonly (string | number)[], marks: readonly number[]) =>
    resultsCsv(
      ranks.map((rank, at) => {
        const mark = marks[at] ?? 0
        return { candidate: String(at), exam, mark, rank, percentage: mark / 2 }
      }),
    )

  test.for([
    ['follow the marks, ties sharing one', [1, 2, 2, 4], [90, 80, 80, 70]],
    ['break ties between equal marks', [2, 1, 3], [80, 80, 70]],
    ['are missing or are no numbers', ['', 'first', 'II', 'A'], [1, 2, 3, 4]],
    ['are in any order', [3, 1, 10, 2], [70, 90, 10, 80]],
  ] as const)('are sound when they %s', async ([_name, ranks, marks], { scenario, exam }) => {
    expect(await scenario.findingsAbout('Ranks', ranked(exam, ranks, marks))).toEqual([])
  })

  test.for([
    ['a mark too high for its rank', [1, 2, 3, 4, 5], [90, 80, 70, 60, 99], 'row 6', 1],
    ['a mark too low for its rank', [1, 2, 3, 4, 5], [9, 80, 70, 60, 50], 'row 2', 1],
    ['one rank for two marks', [1, 2, 2, 4], [90, 80, 75, 60], 'row 3', 1],
    ['everything upside down', [1, 2, 3, 4, 5], [10, 20, 30, 40, 50], 'rows 3, 4, 5 and 1 more', 4],
  ] as const)(
    'that contradict marks are pointed out: %s',
    async ([_name, ranks, marks, rows, count], { scenario, exam }) => {
      const message = `Ranks that contradict marks (${rows}): a lower mark has the same or a better rank.`
      expect(await scenario.findingsAbout('Ranks', ranked(exam, ranks, marks))).toEqual([{ message, count }])
    },
  )
})

describe('a mean', () => {
  const all = (exam: string, percentage: number, count = 30) =>
    resultsCsv(
      Array.from({ length: count }, (_, at) => ({
        ...{ candidate: String(at), exam, mark: percentage * 2, percentage },
      })),
    )
  const found = (mean: string, title: string, before: string) => ({
    message: `The mean percentage is ${mean}, but in ${title} it was ${before}. Is this the right file?`,
    count: null,
  })

  test.beforeEach(async ({ scenario, exam }) => {
    await scenario.noResults()
    await scenario.resultFile(all(`${exam}-OLD`, 80), { examTitle: 'Old Test', examDate: '2020-01-01' })
    await scenario.resultFile(all(`${exam}-NEW`, 60), { examTitle: 'New Test', examDate: '2026-06-01' })
    // In force in the newer exam: 10 candidates with 30, the other 20 with 60.
    await scenario.resultFile(all(`${exam}-NEW`, 30, 10), { examDate: '2026-06-01' })
  })

  test('far from that of the latest exam, which is read once, is pointed out', async ({ scenario, exam }) => {
    const about = (percentage: number) => scenario.findingsAbout('mean', all(exam, percentage))
    expect(await about(34)).toEqual([found('34.0', 'New Test', '50.0')])
    const { result, queries } = await queriesOf(() => about(66))
    expect(result).toEqual([found('66.0', 'New Test', '50.0')])
    expect(queries.filter((text) => text.includes('avg(percentage)'))).toEqual([])
    for (const near of [35, 65]) expect(await about(near)).toEqual([])
  })

  test('of a few candidates says nothing', async ({ scenario, exam }) => {
    expect(await scenario.findingsAbout('mean', all(exam, 90, 19))).toEqual([])
    expect(await scenario.findingsAbout('mean', all(exam, 90, 20))).toHaveLength(1)
  })

  test('is compared with no exam that nobody took, nor is that one', async ({ admin, scenario, exam }) => {
    const absent = (exam: string) =>
      resultsCsv(
        Array.from({ length: 20 }, (_, at) => ({
          ...{ candidate: String(at), exam, mark: 'absent', percentage: '' },
        })),
      )
    expect(await scenario.findingsAbout('mean', absent(exam))).toEqual([])
    const { id } = await scenario.resultFile(absent(`${exam}-CANCELLED`), { examDate: '2026-07-01' })
    expect(await scenario.findingsAbout('mean', all(exam, 90))).toEqual([])
    await admin.run(DeleteResultFile, { id })
    expect(await scenario.findingsAbout('mean', all(exam, 90))).toHaveLength(1)
  })

  test('is compared with the exam before, once the exam has a date', async ({ scenario, exam }) => {
    await scenario.resultFile(all(exam, 78), { examDate: '2025-01-01' })
    expect(await scenario.findingsAbout('mean', all(exam, 60))).toEqual([found('60.0', 'Old Test', '80.0')])
  })

  test('of a correction of fewer than half is its own', async ({ scenario, exam }) => {
    await scenario.resultFile(all(exam, 55, 90), { examDate: '2026-01-01' })
    expect(await scenario.findingsAbout('mean', all(exam, 20, 40))).toEqual([])
    expect(await scenario.findingsAbout('mean', all(exam, 20, 45))).toHaveLength(1)
  })

  test('is that of the candidates who are left', async ({ admin, scenario, exam }) => {
    await admin.run(DeleteCandidateData, { candidateId: '29', confirmation: '29' })
    expect(await scenario.findingsAbout('mean', all(exam, 34))).toEqual([found('34.0', 'New Test', '49.7')])
  })
})

describe('the full marks that are known of an exam', () => {
  const odd = /full mark|fractions/
  const ofMarks = (exam: string, ...rows: readonly (readonly [mark: string, percentage: string])[]) =>
    resultsCsv(rows.map(([mark, percentage], at) => ({ candidate: `${at + 1}`, exam, mark, percentage })))
  /** Whose percentages follow from 200 full marks to two decimals. */
  const of200 = (exam: string) => ofMarks(exam, ['120', '60'], ['113.75', '56.88'])

  test.for([
    // Half a mark more, and a percentage that is a whole number by chance.
    ['120.5', '60', 'Percentages that do not fit their mark (row 2): the full mark of the exam is 200.', 1],
    ['120.5', '60.25', undefined, null],
    ['1', '0.5', undefined, null],
    ['128', '0.64', expect.stringContaining('fractions'), null],
  ])(
    'judge a correction of one candidate: %s is %s%%',
    async ([examMark, percentage, message, count], { admin, scenario, exam }) => {
      await scenario.resultFile(of200(exam))
      const input = { examMark, percentage }
      const { correctResult } = await admin.run(CorrectResult, { examId: exam, candidateId: '1', input })
      if (correctResult.__typename !== 'StagedExamResults') throw new Error(correctResult.__typename)
      const { stagedExamResults } = await admin.run(StagedResults, { id: correctResult.id })
      const found = stagedExamResults?.findings.filter((one) => odd.test(one.message))
      expect(found).toEqual(message ? [{ message, count }] : [])
    },
  )

  test('judge a small file, whichever part of it is odd, and one of zeros', async ({ scenario, exam }) => {
    await scenario.resultFile(of200(exam))
    const part = ofMarks(exam, ['150', '60'], ['140', '70'], ['100', '56.88'])
    expect(await scenario.findingsAbout(odd, part)).toMatchObject([
      { count: 2, message: expect.stringContaining('(rows 2, 4)') },
    ])
    expect(await scenario.findingsAbout(odd, ofMarks(exam, ['150', '0']))).toMatchObject([{ count: 1 }])
  })

  test('are those that staff entered, to the decimals of the file', async ({ app, scenario, exam }) => {
    await scenario.resultFile(of200(exam))
    await app.db.prisma.exam.update({ where: { id: exam }, data: { fullMarks: 180 } })
    const rounded = [
      ['100', '55.6'],
      ['90', '50'],
    ] as const
    expect(await scenario.findingsAbout(odd, ofMarks(exam, ...rounded))).toEqual([])
    expect(await scenario.findingsAbout(odd, ofMarks(exam, ...rounded, ['120', '60']))).toMatchObject([
      { count: 1, message: expect.stringContaining('the full mark of the exam is 180.') },
    ])
  })

  test('are none before its first file, which is judged by its other rows', async ({ scenario, exam }) => {
    expect(await scenario.findingsAbout(odd, ofMarks(exam, ['100', '55']))).toEqual([])
  })
})

// Findings about the IDs of a file's exam and of its candidates.

const StagedFindings = graphql(`
  query StagedFindings($id: ID!) { stagedExamResults(id: $id) { findings { code message examples } } }
`)

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

describe('findings about candidates', () => {
  test.beforeEach(({ scenario }) => scenario.noStudents())

  describe('students', () => {
    const unknown = (count: number) => ({
      message: 'Candidates without a student record: their results show without a name.',
      count,
    })
    const missing = (count: number) => ({
      message: 'Students of the active lists without a result in this exam.',
      count,
    })

    test('and candidates who do not match are counted both ways', async ({ scenario, about, exam }) => {
      expect(await about(results(exam, 'A', 'B'))).toEqual([unknown(2)])
      await scenario.studentList(list('A', 'B', 'C'))
      expect(await about(results(exam, 'A', 'B', 'C'))).toEqual([])
      expect(await about(results(exam, 'A', 'X', 'Y'))).toEqual([unknown(2), missing(2)])
      await scenario.studentList(list('C', 'D', '0042'))
      expect(await about(results(exam, 'A', 'B', 'C'))).toEqual([missing(2)])
    })

    test('and some of them are named', async ({ admin, scenario, exam }) => {
      await scenario.studentList(list('A', 'B', 'C', '0042'))
      await scenario.resultFile(results(exam, 'A', 'Z'))
      const { id } = await scenario.stagedResultFile(results(exam, 'A', 'X', 'Y'))
      const { data } = await admin.send(`{ stagedExamResults(id: "${id}") { findings { examples } } }`)
      // Candidates without a record, students without a result, candidates not in this file.
      const findings = [{ examples: ['X', 'Y'] }, { examples: ['0042', 'B', 'C'] }, { examples: ['Z'] }]
      expect(data).toEqual({ stagedExamResults: { findings } })
    })

    test('whose result is published already have one', async ({ scenario, about, exam }) => {
      await scenario.studentList(list('A', 'B', 'C', 'D', '0042'))
      await scenario.resultFile(results(exam, 'A', 'B', 'X'))
      expect(await about(results(exam, 'A', 'C'))).toEqual([missing(2)])
      await scenario.resultFile(results(exam, 'D'))
      expect(await about(results(exam, '0042', 'C'))).toEqual([])
    })

    test('whose zeros a spreadsheet dropped are recognised', async ({ scenario, about, exam }) => {
      await scenario.studentList(list('A', 'B', 'C', 'D', '0042'))
      expect(await about(results(exam, 'A', 'B', 'C', 'D', '42'))).toEqual([
        {
          message:
            'Candidate IDs that a student list has in another spelling, such as 42 for 0042. Each counts as another candidate. Correct the IDs in the file, unless they are other candidates.',
          count: 1,
        },
        unknown(1),
        missing(1),
      ])
    })
  })

  test('more than half of the candidates without a record block once there is a list', async ({
    app,
    scenario,
    exam,
  }) => {
    const severity = async (...candidates: string[]) => {
      const { id } = await scenario.stagedResultFile(results(exam, ...candidates))
      const { preview } = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
      return stagedPreview.parse(preview).findings.find(({ code }) => code === 'NO_STUDENT')?.severity
    }
    expect(await severity('A', 'B', 'C')).toBe('WARNING')
    await scenario.studentList(list('A', 'B'))
    expect(await severity('A', 'B')).toBeUndefined()
    expect(await severity('A', 'B', 'X', 'Y')).toBe('WARNING')
    expect(await severity('A', 'X', 'Y')).toBe('BLOCKING')
  })

  describe('the count of candidates without a record', () => {
    test('follows every change of the lists, with any IDs', async ({ admin, scenario, unknownIn, exam }) => {
      const odd = ['back\\slash', '\\N', 'ख १', 'O’Neil A', '=1', 'a,b', '007']
      const both = [...odd, 'X1', 'X2']
      let exams = 0
      const unknown = () => unknownIn(results(`${exam}-${++exams}`, ...both))
      expect(await unknown()).toBe(9)
      await scenario.studentList(list(...odd.slice(0, 5)))
      expect(await unknown()).toBe(4)
      const id = await scenario.studentList(list(...odd.slice(3), 'X1', 'elsewhere'))
      expect(await unknown()).toBe(1)
      await admin.run(DeleteCandidateData, { candidateId: '\\N', confirmation: '\\N' })
      expect(await unknown()).toBe(2)
      await admin.run(SetStudentUploadActive, { id, isActive: false })
      expect(await unknown()).toBe(5)
      await admin.run(SetStudentUploadActive, { id, isActive: true })
      // Beside a file that is published already.
      await scenario.resultFile(results(exam, ...both.slice(2, 5)))
      expect(await unknownIn(results(exam, ...both))).toBe(2)
    })

    test('follows a list that is published while the file comes in', async ({ app, scenario, exam }) => {
      async function unknownIfMeanwhile(happens: () => Promise<unknown>): Promise<number> {
        async function* body() {
          yield Buffer.from(`Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage\nLATE-1,${exam},1,1,1\n`)
          await happens()
          yield Buffer.from(`LATE-2,${exam},1,1,1\n`)
        }
        const upload = { fileName: 'late.csv', body: Readable.from(body()), uploadedById: null }
        const id = await stageLayer(app, resultsImport, upload)
        const { preview } = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
        return stagedPreview.parse(preview).unknownStudents
      }
      expect(await unknownIfMeanwhile(async () => {})).toBe(2)
      expect(await unknownIfMeanwhile(() => scenario.studentList(list('LATE-1')))).toBe(1)
    })
  })

  test('marks whose subjects, rank or remarks contradict them are asked about', async ({
    scenario,
    exam,
  }) => {
    const lines = [
      'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage,Physics,Botany,Remarks',
      `1,${exam},0,5,0,AB,AB,`,
      `2,${exam},0,5,0,-,,`,
      `3,${exam},0,5,0,AB,0,`,
      `4,${exam},0,5,0,,,`,
      `5,${exam},60,W/H,30,30,30,`,
      `6,${exam},80,1,40,40,AB,Good`,
      `7,${exam},70,2,35,40,30,Withheld`,
    ]
    const { id, findings } = await scenario.preview(csvOf(...lines))
    const publish = (confirmedFindings: string[]) => scenario.publish(id, { examId: exam, confirmedFindings })
    const asked = [
      { message: expect.stringContaining('absent in all subjects'), count: 2 },
      { message: expect.stringContaining('whose rank is a word'), count: 1 },
      { message: expect.stringContaining('AB or Withheld: “Remarks” (“Withheld”).'), count: 1 },
    ]
    expect(findings).toEqual(expect.arrayContaining(asked))
    // The preview that is made again asks the same.
    await scenario.resultFile(resultsCsv([{ candidate: '9', exam }]))
    expect(await publish([])).toMatchObject({
      __typename: 'StalePreview',
      preview: { findings: expect.arrayContaining(asked) },
    })
    const refused = await publish(everyFinding.filter((code) => code !== 'ABSENT_IN_SUBJECTS'))
    expect(refused).toMatchObject({
      __typename: 'InvalidInput',
      fields: [
        { path: 'input.confirmedFindings', message: expect.stringContaining('absent in all subjects') },
      ],
    })
    expect((await publish(everyFinding)).__typename).toBe('ExamResultFile')
    expect(await scenario.actionsOf(id)).toContain('results.marks-kept')
  })
})
