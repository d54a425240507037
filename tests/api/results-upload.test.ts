import { request } from 'node:http'
import { register } from 'prom-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PublishResults, StageResults } from '#tests/support/results/results-operations.ts'
import { csvFile, resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const header = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage'
const stage = async (file: File) => (await app.as('ADMIN').run(StageResults, { file })).stageExamResults
async function refusal(file: File) {
  const answer = await stage(file)
  if (answer.__typename !== 'InvalidCsv') throw new Error('The file was taken')
  return answer
}

/** Files in the store, unfinished ones included, and rows and records in the database. */
async function whatIsKept() {
  const files: string[] = []
  for await (const { key } of app.files.list('exam_results')) files.push(key)
  const [records, rows] = await Promise.all([
    app.db.prisma.examResultFile.count(),
    app.db.prisma.examResult.count(),
  ])
  return { files: files.length, records, rows }
}

describe('a file that is no CSV file', () => {
  test('is refused by its name', async () => {
    expect(await refusal(csvFile(`${header}\n1,A,1,1,1\n`, 'results.docx'))).toMatchObject({
      message: 'Please upload a CSV file',
    })
  })

  test('is refused by its content, whatever its name', async () => {
    const { message } = await refusal(csvFile('PK\x03\x04…', 'results.csv'))
    expect(message).toBe(
      'This spreadsheet cannot be read: it is damaged or of an unknown kind. Open it in the spreadsheet program, save it again as .xlsx, and upload that file.',
    )
  })

  test.each([
    ['nothing', '', 'The file is empty.'],
    ['only blank rows', '\n\n,,\n', 'The file is empty.'],
    ['only a header', `${header}\n\n`, 'The file has a header but no rows.'],
  ])('is refused when it holds %s', async (_name, content, message) => {
    expect(await refusal(csvFile(content))).toMatchObject({ message, problemCount: 1, isEmpty: true })
  })

  test('leaves nothing behind', async () => {
    expect(await whatIsKept()).toEqual({ files: 0, records: 0, rows: 0 })
  })
})

test.each([
  ['sep=;\r\n', ';'],
  ['\uFEFFsep=|\n', '|'],
  ['', '|'],
])('is taken with the first line %j and the delimiter %j', async (first, delimiter) => {
  const lines = [header, 'S-1,SEP,1,1,1', 'S-2,SEP,"2",1,2', ''].join('\n').replaceAll(',', delimiter)
  expect(await stage(csvFile(`${first}${lines}`))).toMatchObject({
    __typename: 'StagedExamResults',
    examId: 'SEP',
    totalRows: 2,
    sample: [
      { rowNumber: 2, candidateId: 'S-1' },
      { rowNumber: 3, candidateId: 'S-2' },
    ],
  })
})

test.each(['application/vnd.ms-excel', 'text/plain', 'application/octet-stream', ''])(
  'is taken with the media type %j that browsers send',
  async (type) => {
    const answer = await stage(csvFile(`${header}\n1,TYPES,1,1,1\n`, 'Folder\\Résultats – नतिजा.CSV', type))
    expect(answer).toMatchObject({ __typename: 'StagedExamResults', fileName: 'Résultats – नतिजा.CSV' })
  },
)

describe('problems', () => {
  test('are listed by row up to a thousand and counted all', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => `${index},MANY,none,1,${index === 7 ? 101 : 1}`)
    const { message, problemCount, errorCount, causes, problems } = await refusal(
      csvFile([header, ...rows].join('\n')),
    )
    expect(message).toBe('Found 2500 validation errors. Please fix them before uploading.')
    expect(problemCount).toBe(2501)
    expect(errorCount).toBe(2500)
    expect(causes.map(({ column, count, rows: first }) => ({ column, count, first }))).toEqual([
      { column: 'Exam Mark', count: 2500, first: [2, 3, 4, 5, 6] },
      { column: 'Percentage', count: 1, first: [9] },
    ])
    expect(problems).toHaveLength(1000)
    expect(problems.map(({ row }) => row).slice(6, 10)).toEqual([8, 9, 9, 10])
  })

  test('of the Exam ID are those of the rows that differ from most, also of the first row', async () => {
    const { problems } = await refusal(
      csvFile([header, '1,TYP0,1,1,1', '2,TYPO,1,1,1', '3,TYPO,1,1,1', ''].join('\n')),
    )
    expect(problems).toEqual([
      {
        row: 2,
        column: 'Exam ID',
        message: '“TYP0” differs from “TYPO” in row 3. A file holds the results of one exam.',
      },
    ])
  })

  test('name both rows of a candidate who is listed again, however far apart and whatever else is wrong', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => `${index},FAR,1,1,1`)
    const { problems } = await refusal(
      csvFile([header, 'A,FAR,absent,1,1', ...rows, 'A,FAR,1,1,1', '०,FAR,1,1,1', 'A,FAR,1,1,1'].join('\n')),
    )
    expect(problems.map(({ row, message }) => [row, message])).toEqual([
      [2, '“absent” means that there is no mark, but the row has the percentage “1” and the rank “1”.'],
      [3003, 'Candidate ID “A” is in row 2 already.'],
      [3004, 'Candidate ID “0” is in row 3 already.'],
      [3005, 'Candidate ID “A” is in row 2 already.'],
    ])
  })

  test('before a quotation mark that is never closed are listed with it', async () => {
    const { problems } = await refusal(csvFile(`${header}\n1,Q,absent,1,1\n\n2,"Q,1,1,1\n3,Q,1,1,1\n`))
    expect(problems.map(({ row }) => row)).toEqual([2, 4])
    expect(problems[1]?.message).toContain('is not closed')
  })
})

/** Imports that ended without an answer about the file. */
async function failedImports(): Promise<number> {
  const values = (await register.getSingleMetric('pravesh_imports_total')?.get())?.values ?? []
  return (
    values.find(({ labels }) => labels.kind === 'exam_results' && labels.outcome === 'failed')?.value ?? 0
  )
}

describe('an upload that breaks off', () => {
  test('leaves nothing behind: no row, no record, no file', async () => {
    const [before, failed] = [await whatIsKept(), await failedImports()]
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
    await expect.poll(async () => (await whatIsKept()).files).toBe(before.files + 1)
    upload.destroy()
    await broken
    await expect.poll(failedImports).toBe(failed + 1)
    expect(await whatIsKept()).toEqual(before)
  })
})

test('keeps the exact decimals that the file states', async () => {
  const scenario = scenarios(app)
  const { id } = await scenario.stagedResultFile(
    resultsCsv([{ candidate: '1', exam: 'EXACT', mark: '0.1001', percentage: '33.3333' }]),
  )
  await app.as('ADMIN').run(PublishResults, { id, input: { revisionReason: 'RETOTALLED', examId: 'EXACT' } })
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

  test('is staged with every row as it stands there', async () => {
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

  test.each([
    ['is there twice', line(7), `Candidate ID “0000000007” is in row 9 already.`],
    ['has no mark', '1,LONG,,,,', 'Exam Mark is required'],
    ['does not close its quotation mark', '1,"LONG', 'A quotation mark'],
  ])('is refused when its last row %s', async (_what, last, message) => {
    const before = await whatIsKept()
    const { problems } = await refusal(long(last))
    expect(problems[0]).toMatchObject({ row: count + 2, message: expect.stringContaining(message) })
    expect(await whatIsKept()).toEqual(before)
  })
})
