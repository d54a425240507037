import { createReadStream } from 'node:fs'
import { request } from 'node:http'
import { register } from 'prom-client'
import { describe, expect } from 'vitest'
import { publishLayer } from '#server/domains/imports/import-flow.ts'
import { stageLayer } from '#server/domains/imports/stage-layer.ts'
import { studentsFlow, studentsImport } from '#server/domains/students/students-import.ts'
import { backgroundSettled } from '#server/lib/background.ts'
import {
  DeleteResultFile,
  Exams,
  ResultFiles,
  StagedResults,
  StageResults,
  samples,
} from '#tests/support/results/results-operations.ts'
import { csvFile, resultsCsv } from '#tests/support/results/scenarios.ts'
import type { TestApp } from '#tests/support/server/api.ts'
import { test as base } from '#tests/support/server/test.ts'

const test = base
  .extend(
    'stage',
    ({ admin }) =>
      async (file: File) =>
        (await admin.run(StageResults, { file })).stageExamResults,
  )
  .extend('refused', ({ stage }) => async (file: File) => {
    const answer = await stage(file)
    if (answer.__typename !== 'InvalidCsv') throw new Error('The file was taken')
    return answer
  })
  .extend('staged', ({ stage }) => async (file: File) => {
    const answer = await stage(file)
    if (answer.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(answer))
    return answer
  })
  .extend(
    'resultOf',
    ({ scenario }) =>
      (candidateId: string) =>
        scenario.lookUp('CEE-MODEL-07', candidateId),
  )
  .extend('expectNothingLeft', ({ app }) => async () => {
    expect(await app.db.prisma.examResultFile.count({ where: { state: 'STAGED' } })).toBe(0)
    const layers = await app.db.prisma.examResultFile.findMany({ select: { layer: true, filePath: true } })
    const known = layers.map(({ layer }) => layer)
    expect(await app.db.prisma.examResult.count({ where: { layer: { notIn: known } } })).toBe(0)
    const stored: string[] = []
    for await (const { key } of app.files.list('exam_results')) stored.push(key)
    expect(stored.sort()).toEqual(layers.map(({ filePath }) => filePath).sort())
  })

const title7 = { examTitle: ' CEE Model Test 7 ', examDate: '2026-10-31' }

const header = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage'

/** Files in the store, unfinished ones included, and rows and records in the database. */
async function countStored(app: TestApp) {
  const files: string[] = []
  for await (const { key } of app.files.list('exam_results')) files.push(key)
  const [records, rows] = await Promise.all([
    app.db.prisma.examResultFile.count(),
    app.db.prisma.examResult.count(),
  ])
  return { files: files.length, records, rows }
}

const many = Array.from({ length: 2500 }, (_, at) => `${at},MANY,none,1,${at === 7 ? 101 : 1}`)
const far = Array.from({ length: 3000 }, (_, at) => `${at},FAR,1,1,1`)
const csvOf = (...lines: string[]) => csvFile([header, ...lines, ''].join('\n'))

test.for<[name: string, file: File, answer: object]>([
  [
    'has another ending',
    csvFile(`${header}\n1,A,1,1,1\n`, 'results.docx'),
    { message: 'Please upload a CSV file' },
  ],
  [
    'is a damaged spreadsheet, whatever its name',
    csvFile('PK\x03\x04…', 'results.csv'),
    {
      message: expect.stringMatching(
        /^This spreadsheet cannot be read: it is damaged or of an unknown kind\./,
      ),
    },
  ],
  ['is empty', csvFile(''), { message: 'The file is empty.', problemCount: 1, isEmpty: true }],
  ['has blank rows only', csvFile('\n\n,,\n'), { message: 'The file is empty.', isEmpty: true }],
  ['has no rows', csvOf('', ''), { message: 'The file has a header but no rows.', isEmpty: true }],
  [
    'has another Exam ID in its first row than in most',
    csvOf('1,TYP0,1,1,1', '2,TYPO,1,1,1', '3,TYPO,1,1,1'),
    {
      problems: [
        {
          row: 2,
          column: 'Exam ID',
          message: '“TYP0” differs from “TYPO” in row 3. A file holds the results of one exam.',
        },
      ],
    },
  ],
  [
    'lists a candidate again, however far apart and whatever else is wrong',
    csvOf('A,FAR,absent,1,1', ...far, 'A,FAR,1,1,1', '०,FAR,1,1,1', 'A,FAR,1,1,1'),
    {
      problems: [
        [2, '“absent” means that there is no mark, but the row has the percentage “1” and the rank “1”.'],
        [3003, 'Candidate ID “A” is in row 2 already.'],
        [3004, 'Candidate ID “0” is in row 3 already.'],
        [3005, 'Candidate ID “A” is in row 2 already.'],
      ].map(([row, message]) => expect.objectContaining({ row, message })),
    },
  ],
  [
    'does not close a quotation mark, with the errors before it',
    csvOf('1,Q,absent,1,1', '', '2,"Q,1,1,1', '3,Q,1,1,1'),
    { problems: [{ row: 2 }, { row: 4, message: expect.stringContaining('is not closed') }] },
  ],
  [
    'has thousands of errors, of which a thousand are listed',
    csvOf(...many),
    {
      message: 'Found 2500 validation errors. Please fix them before uploading.',
      ...{ problemCount: 2501, errorCount: 2500 },
      causes: [
        { column: 'Exam Mark', count: 2500, rows: [2, 3, 4, 5, 6] },
        { column: 'Percentage', count: 1, rows: [9] },
      ],
      problems: Array.from({ length: 1000 }, (_, at) => ({ row: at < 8 ? at + 2 : at + 1 })),
    },
  ],
])(
  'a file that %s is refused, and nothing of it is kept',
  async ([_name, file, answer], { app, refused }) => {
    const before = await countStored(app)
    expect(await refused(file)).toMatchObject(answer)
    expect(await countStored(app)).toEqual(before)
  },
)

test.for([
  ['sep=;\r\n', ';'],
  ['\uFEFFsep=|\n', '|'],
  ['', '|'],
] as const)(
  'a file is taken with the first line %j and the delimiter %j',
  async ([first, delimiter], { stage }) => {
    const lines = [header, 'S-1,SEP,1,1,1', 'S-2,SEP,"2",1,2', ''].join('\n').replaceAll(',', delimiter)
    expect(await stage(csvFile(`${first}${lines}`))).toMatchObject({
      ...{ __typename: 'StagedExamResults', examId: 'SEP', totalRows: 2 },
      sample: [
        { rowNumber: 2, candidateId: 'S-1' },
        { rowNumber: 3, candidateId: 'S-2' },
      ],
    })
  },
)

test.for(['application/vnd.ms-excel', 'text/plain', 'application/octet-stream', ''])(
  'a file is taken with the media type %j that browsers send',
  async (type, { stage }) => {
    const answer = await stage(csvFile(`${header}\n1,TYPES,1,1,1\n`, 'Folder\\Résultats – नतिजा.CSV', type))
    expect(answer).toMatchObject({ __typename: 'StagedExamResults', fileName: 'Résultats – नतिजा.CSV' })
  },
)

/** Imports that ended without an answer about the file. */
async function failedImports(): Promise<number> {
  const values = (await register.getSingleMetric('pravesh_imports_total')?.get())?.values ?? []
  return (
    values.find(({ labels }) => labels.kind === 'exam_results' && labels.outcome === 'failed')?.value ?? 0
  )
}

test('an upload that breaks off leaves no row, no record, no file', async ({ app }) => {
  const [before, failed] = [await countStored(app), await failedImports()]
  const boundary = 'cut'
  const operations = JSON.stringify({
    query: 'mutation ($file: Upload!) { stageExamResults(file: $file) { __typename } }',
    variables: { file: null },
  })
  const part = (disposition: string, body: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${body}`
  const beginning = [
    part('name="operations"', `${operations}\r\n`),
    part('name="map"', `{"0":["variables.file"]}\r\n`),
    part('name="0"; filename="cut.csv"', `${header}\n${'1,CUT,1,1,1\n'.repeat(10_000)}`),
  ].join('')
  const cookies = [...app.as('ADMIN').cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const upload = request(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': beginning.length + 1_000_000,
      'apollo-require-preflight': 'true',
      cookie: cookies,
    },
  })
  const broken = new Promise((resolve) => upload.once('error', resolve))
  upload.write(beginning)
  await expect.poll(async () => (await countStored(app)).files).toBe(before.files + 1)
  upload.destroy()
  await broken
  await expect.poll(failedImports).toBe(failed + 1)
  expect(await countStored(app)).toEqual(before)
})

test('a file keeps its exact decimals', async ({ app, scenario }) => {
  await scenario.resultFile(
    resultsCsv([{ candidate: '1', exam: 'EXACT', mark: '0.1001', percentage: '33.3333' }]),
  )
  const [row] = await app.db.prisma.examResult.findMany({ where: { candidateId: '1', examMark: '0.1001' } })
  expect(row?.percentage?.toString()).toBe('33.3333')
})

describe('a file so long that a thread of its own reads it', () => {
  const count = 4000
  // The last column, which makes the file long, is ignored.
  const header = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage,Remarks'
  const remark = 'पास '.repeat(60)
  const line = (candidate: number) =>
    `${String(candidate).padStart(10, '0')},LONG,${candidate % 200}.50,${candidate + 1},${(candidate % 200) / 2},${remark}`
  const lines = Array.from({ length: count }, (_, candidate) => line(candidate))
  const long = (...more: string[]) => csvFile([header, ...lines, ...more].join('\n'))

  test('is staged with every row as it stands there', async ({ app, stage }) => {
    expect(long().size).toBeGreaterThan(2_000_000)
    expect(await stage(long())).toMatchObject({ __typename: 'StagedExamResults', totalRows: count })
    const file = await app.db.prisma.examResultFile.findFirstOrThrow({ where: { examId: 'LONG' } })
    const rows = await app.db.prisma.examResult.findMany({
      where: { layer: file.layer },
      orderBy: { rowNumber: 'asc' },
    })
    expect(rows.map((row) => [row.candidateId, `${row.examMark}`, row.examRank, row.rowNumber])).toEqual(
      lines.map((text, index) => {
        const [candidate, , mark, rank] = text.split(',')
        return [candidate, `${Number(mark)}`, rank, index + 2]
      }),
    )
  })

  test.for([
    ['is there twice', line(7), `Candidate ID “0000000007” is in row 9 already.`],
    ['has no mark', '1,LONG,,,,', 'Exam Mark is required'],
    ['does not close its quotation mark', '1,"LONG', 'A quotation mark'],
  ] as const)('is refused when its last row %s', async ([_what, last, message], { app, refused }) => {
    const before = await countStored(app)
    const { problems } = await refused(long(last))
    expect(problems[0]).toMatchObject({ row: count + 2, message: expect.stringContaining(message) })
    expect(await countStored(app)).toEqual(before)
  })
})

describe('the sample files', () => {
  test.beforeAll(async ({ app }) => {
    const list = await stageLayer(app, studentsImport, {
      fileName: 'students-2000.csv',
      body: createReadStream('prisma/seed-data/students-2000.csv'),
      uploadedById: null,
    })
    const input = { fileName: 'students-2000', description: null, confirmedFindings: [] }
    await publishLayer(app.db, studentsFlow, { id: list, input, actorId: null })
  })

  test.beforeEach(({ scenario }) => scenario.noResults())

  test('Model 7 is staged with a preview, and nobody sees it until it is published', async ({
    admin,
    visitor,
    scenario,
    staged,
    resultOf,
  }) => {
    const answer = await staged(await samples.model7())
    expect(answer).toMatchObject({
      fileName: 'CEE Model 7 - results.csv',
      examId: 'CEE-MODEL-07',
      examTitle: 'CEE Model 7',
      examDate: null,
      ...{ totalRows: 1893, newRows: 1893, changedRows: 0, unchangedRows: 0, unknownStudents: 0 },
      findings: [{ message: 'Students of the active lists without a result in this exam.', count: 107 }],
    })
    expect(answer.sample).toHaveLength(50)
    expect(answer.sample[0]).toEqual({
      ...{ rowNumber: 2, candidateId: '081000', studentName: 'कमला राई' },
      ...{ examMark: '135.75', examRank: '475', percentage: '67.88', change: 'NEW', before: null },
    })
    const { stagedExamResults } = await admin.run(StagedResults, { id: answer.id })
    expect(stagedExamResults).toEqual({ ...answer, __typename: undefined })
    expect(await resultOf('081000')).toBeNull()
    expect(await visitor.run(Exams)).toEqual({ exams: [] })

    const published = await scenario.publish(answer.id, { examId: 'CEE-MODEL-07', ...title7 })
    expect(published).toMatchObject({
      __typename: 'ExamResultFile',
      id: answer.id,
      examTitle: 'CEE Model Test 7',
      examDate: '2026-10-31',
      totalResults: 1893,
      uploadedBy: { email: 'admin@test.example' },
    })
    expect(await admin.run(StagedResults, { id: answer.id })).toEqual({ stagedExamResults: null })

    expect(await resultOf(' ०८१००० ')).toEqual({
      ...{ candidateId: '081000', examMark: '135.75', examRank: '475', percentage: '67.88', passed: true },
      exam: { id: 'CEE-MODEL-07', title: 'CEE Model Test 7', date: '2026-10-31' },
      student: { candidateId: '081000', studentName: 'कमला राई', groups: 'Group A' },
    })
    expect(await resultOf('81000')).toMatchObject({ candidateId: '081000' })
    expect(await resultOf('81000x')).toBeNull()
  })

  test('Model 8, as Excel saves it, loads all the same', async ({ visitor, scenario }) => {
    expect(await scenario.resultFile(await samples.model8(), { examDate: '2026-11-14' })).toMatchObject({
      examId: 'CEE-MODEL-08',
    })
    expect((await visitor.run(Exams)).exams).toEqual([
      { id: 'CEE-MODEL-08', title: 'CEE Model 8', date: '2026-11-14' },
    ])
  })

  test('the correction shows what it changes, wins once published, and taking it back restores the old', async ({
    admin,
    scenario,
    staged,
    resultOf,
    expectNothingLeft,
  }) => {
    await scenario.resultFile(await samples.model7(), title7)
    const before = await resultOf('081104')
    const answer = await staged(await samples.correction())
    expect(answer).toMatchObject({
      examTitle: 'CEE Model Test 7',
      examDate: '2026-10-31',
      ...{ totalRows: 41, newRows: 1, changedRows: 20, unchangedRows: 20 },
    })
    expect(answer.findings).toContainEqual({
      message: 'Candidates of this exam who are not in this file: they keep the results they have.',
      count: 1893 - 40,
    })
    expect(answer.sample.map(({ change }) => change)).toEqual([
      ...Array(20).fill('CHANGED'),
      'NEW',
      ...Array(20).fill('UNCHANGED'),
    ])
    expect(answer.sample[0]).toMatchObject({
      candidateId: '081104',
      examMark: '113.75',
      before: {
        examMark: before?.examMark,
        examRank: before?.examRank,
        percentage: before?.percentage,
      },
    })
    expect(before?.examMark).not.toBe('113.75')

    await scenario.publish(answer.id, { revisionReason: 'RETOTALLED', examId: 'CEE-MODEL-07' })
    expect(await resultOf('081104')).toMatchObject({
      examMark: '113.75',
      exam: { title: 'CEE Model Test 7', date: '2026-10-31' },
    })
    expect(await resultOf('081000')).toMatchObject({ examMark: '135.75' })

    expect(await admin.run(DeleteResultFile, { id: answer.id })).toEqual({ deleteResultFile: true })
    expect(await resultOf('081104')).toEqual(before)
    expect((await admin.run(ResultFiles)).resultFiles.map((file) => file.examId)).toEqual(['CEE-MODEL-07'])
    expect(await admin.run(DeleteResultFile, { id: answer.id })).toEqual({
      deleteResultFile: false,
    })
    await backgroundSettled()
    await expectNothingLeft()
  })

  test('errors are all listed with row and column, the candidate who is listed twice with both rows', async ({
    refused,
    expectNothingLeft,
  }) => {
    const { message, problemCount, problems } = await refused(await samples.withErrors())
    expect(message).toBe('Found 6 validation errors. Please fix them before uploading.')
    expect(problemCount).toBe(6)
    expect(problems).toEqual([
      { row: 5, column: 'Candidate ID', message: 'Candidate ID is required' },
      {
        row: 12,
        column: 'Exam Mark',
        message:
          '“absent” means that there is no mark, but the row has the percentage “47.25” and the rank “1609”.',
      },
      { row: 19, column: 'Percentage', message: 'Percentage must be between 0 and 100, received “101.5”.' },
      { row: 27, column: 'Candidate ID', message: 'Candidate ID “081012” is in row 11 already.' },
      {
        row: 33,
        column: 'Candidate ID',
        message: expect.stringContaining('“1.23457E+11” was damaged by a spreadsheet program'),
      },
      {
        row: 46,
        column: 'Exam ID',
        message: '“CEE-MODEL-09” differs from “CEE-MODEL-08” in row 2. A file holds the results of one exam.',
      },
    ])
    await expectNothingLeft()
  })

  test('wrong headers are refused in the specified words', async ({ refused, expectNothingLeft }) => {
    const { message } = await refused(await samples.wrongHeaders())
    expect(message).toBe(
      'Invalid CSV format. Please ensure the CSV file has the correct headers: Candidate ID, Exam ID, Exam Mark, Exam Rank, Percentage',
    )
    await expectNothingLeft()
  })
})
