import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ERROR_FILES, writeErrorFile } from '#server/domains/imports/error-file.ts'
import { createProblemList } from '#server/domains/imports/load-rows.ts'
import { cleanUpErrorFiles } from '#server/domains/imports/signed-file.ts'
import { graphql } from '#tests/gql/gql.ts'
import { samples } from '#tests/support/results/results-operations.ts'
import { csvFile } from '#tests/support/results/scenarios.ts'
import { studentSamples } from '#tests/support/results/students-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const StageResultsForErrors = graphql(`
  mutation StageResultsForErrors($file: Upload!) {
    staged: stageExamResults(file: $file) {
      __typename
      ... on InvalidCsv { problemCount errorFile { fileName rowCount downloadUrl } }
    }
  }
`)

const StageStudentsForErrors = graphql(`
  mutation StageStudentsForErrors($file: Upload!) {
    staged: stageStudents(file: $file) {
      __typename
      ... on InvalidCsv { problemCount errorFile { fileName rowCount downloadUrl } }
    }
  }
`)

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const header = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage'
type Kind = 'results' | 'students'

async function refused(file: File, kind: Kind = 'results') {
  const admin = app.as('ADMIN')
  const { staged } =
    kind === 'results'
      ? await admin.run(StageResultsForErrors, { file })
      : await admin.run(StageStudentsForErrors, { file })
  if (staged.__typename !== 'InvalidCsv') throw new Error('The file was taken')
  return staged
}

/** The lines of an error file, without its byte order mark. */
async function errorLines(file: File, kind: Kind = 'results'): Promise<string[]> {
  const { errorFile } = await refused(file, kind)
  const response = await app.as('ADMIN').fetch(errorFile?.downloadUrl ?? '')
  expect(response.status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const lines = bytes.subarray(3).toString().split('\r\n').slice(0, -1)
  expect(lines[0]).toMatch(/,Error \(upload [\da-f-]{36}\)$/)
  return [lines[0]?.replace(/ \(upload .*$/, '') ?? '', ...lines.slice(1)]
}

async function keptErrorFiles(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of app.files.list(ERROR_FILES)) keys.push(key)
  return keys.sort()
}

describe('an error file', () => {
  test('has every wrong row with its own columns and what is wrong with it', async () => {
    const lines = await errorLines(
      csvFile(
        [
          `${header},Remarks`,
          '1,A,1,1,1,"fine, indeed"',
          '2,A,absent,1,101,late',
          '3,A',
          ',A,1,1,1,"=cmd|\'x\'!A1"',
          '1,A,-5,"1",1,',
          '4,B,1,1,1,-',
          '',
        ].join('\n'),
      ),
    )
    expect(lines).toEqual([
      `${header},Remarks,Error`,
      '2,A,absent,1,101,late,"Row 3: Exam Mark: “absent” means that there is no mark, but the row has the percentage “101” and the rank “1”"',
      '3,A,,,,,"Row 4: This row has 2 values, but the header has 6 columns"',
      `,A,1,1,1,"'=cmd|'x'!A1",Row 5: Candidate ID is required`,
      '1,A,-5,1,1,,Row 6: Candidate ID “1” is in row 2 already',
      "4,B,1,1,1,'-,Row 7: Exam ID: “B” differs from “A” in row 2. A file holds the results of one exam",
    ])
  })

  test('keeps the zeros of its IDs in a spreadsheet program', async () => {
    const lines = await errorLines(
      csvFile('Groups,Student Name,Candidate ID\nA,,081000\nA,,="0017"\n'),
      'students',
    )
    expect(lines.map((line) => line.split(',')[2])).toEqual(['Candidate ID', '"=""081000"""', '"=""0017"""'])
  })

  test('keeps PINs, groups, dates, exam IDs and ranks as text, too', async () => {
    const students = await errorLines(
      csvFile('Candidate ID,Student Name,Groups,PIN,Date of Birth\n1,,011,048213,2063-04-21\n'),
      'students',
    )
    expect(students[1]).toMatch(/^1,,"=""011""","=""048213""","=""2063-04-21""",/)
    const results = await errorLines(csvFile(`${header}\n1,007,x,1/20,1\n`))
    expect(results[1]).toMatch(/^1,"=""007""",x,"=""1\/20""",1,/)
  })

  test('has them all, where the answer lists the first thousand', async () => {
    const rows = Array.from({ length: 3500 }, (_, index) => `${index},MANY,absent,1,1`)
    const file = csvFile([header, ...rows, ''].join('\n'), 'नतिजा 1.csv')
    const { problemCount, errorFile } = await refused(file)
    expect(problemCount).toBe(3500)
    expect(errorFile).toMatchObject({ fileName: 'नतिजा 1 - errors.csv', rowCount: 3500 })
    const lines = await errorLines(file)
    expect(lines).toHaveLength(3501)
    expect(lines.at(-1)).toMatch(/^3499,MANY,absent,1,1,"Row 3501: /)
  })

  test('is offered again for a corrected error file, with one Error column', async () => {
    const lines = await errorLines(
      csvFile(`Error,${header}\nRow 2: old,1,A,absent,1,1\n,2,A,1,1,1\n,3,A,x,1,1,more\n`),
    )
    expect(lines).toHaveLength(3)
    expect(lines[0]).toBe(`${header},Error`)
    expect(lines[1]).toMatch(/^1,A,absent,1,1,"Row 2: /)
    expect(lines[2]).toMatch(/^3,A,x,1,1,"?Row 4: This row has 7 values.*,more$/)
  })

  test('names a row that could not be read', async () => {
    const lines = await errorLines(csvFile(`${header}\n1,Q,absent,1,1\n2,"Q,1,1,1\n3,Q,1,1,1\n`))
    expect(lines.at(-1)).toMatch(/^,,,,,"?Row 3: A quotation mark/)
  })

  test.each([
    ['results', samples.withErrors],
    ['students', studentSamples.withErrors],
  ] as const)('has the wrong rows of the sample of %s', async (kind, sample) => {
    const file = await sample()
    const original = (await file.text()).replace(/^\uFEFF/, '').split(/\r?\n/)
    const lines = await errorLines(file, kind)
    expect(lines[0]).toBe(`${original[0]},Error`)
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines.slice(1)) {
      const row = Number(/Row (\d+): /.exec(line)?.[1])
      const [candidate = ''] = (original[row - 1] ?? '').split(',')
      expect(line.replace(/^"=""(\w+)"""/, '$1').startsWith(candidate.trim()), line).toBe(true)
    }
  })

  test('is not there when the whole file is to blame', async () => {
    const before = await keptErrorFiles()
    const bad = [csvFile('a,b\n1,2\n'), csvFile(''), csvFile(header), await samples.wrongHeaders()]
    for (const file of bad) expect((await refused(file)).errorFile).toBeNull()
    expect(await keptErrorFiles()).toEqual(before)
  })
})

describe('its address', () => {
  test('gives the name of the upload, and opens nothing else', async () => {
    const { errorFile } = await refused(csvFile(`${header}\n1,A,x,1,1\n`, "It's नतिजा (1).csv"))
    const address = errorFile?.downloadUrl ?? ''
    const response = await app.as('ADMIN').fetch(address)
    const disposition = response.headers.get('content-disposition') ?? ''
    expect(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? '')).toBe(
      "It's नतिजा (1) - errors.csv",
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const [path = '', query = ''] = address.split('?')
    for (const other of [path, `${path}?${query.slice(0, -1)}`, `${path}x?${query}`]) {
      expect((await app.as('ADMIN').fetch(other)).status, other).toBe(404)
    }
  })

  test('leads nowhere once the file is swept, after an hour', async () => {
    const { errorFile } = await refused(csvFile(`${header}\n1,A,x,1,1\n`))
    const address = errorFile?.downloadUrl ?? ''
    const cleanUpAfter = (minutes: number) => {
      const time = Date.now() + minutes * 60_000
      vi.useFakeTimers({ toFake: ['Date'], now: time })
      return cleanUpErrorFiles({ files: app.files, db: { now: () => new Date(time) } }).finally(
        vi.useRealTimers,
      )
    }
    await cleanUpAfter(59)
    expect((await app.as('ADMIN').fetch(address)).status).toBe(200)
    await cleanUpAfter(61)
    expect((await app.as('ADMIN').fetch(address)).status).toBe(404)
    expect(await keptErrorFiles()).toEqual([])
  })
})

describe('writing one', () => {
  test('stays within bounds, and says that there is more', async () => {
    const writer = writeErrorFile(app.files, { cells: ['A', 'B'], textAt: [0] }, { maxBytes: 2000 })
    for (let row = 2; row < 1000; row += 1) await writer.add(['1', '2'], `Row ${row}: wrong`)
    const { id, rowCount } = await writer.finish()
    const stored = await app.files.open(`${ERROR_FILES}/${id}.csv`)
    const lines = Buffer.concat(await Readable.from(stored).toArray())
      .toString()
      .split('\r\n')
    expect(rowCount).toBeLessThan(150)
    expect(lines).toHaveLength(rowCount + 3)
    expect(lines.at(-2)).toBe(',,The file has more wrong rows. They show up once these are corrected.')
  })

  test('leaves nothing when it is given up', async () => {
    const before = await keptErrorFiles()
    const writer = writeErrorFile(app.files, { cells: ['A'], textAt: [0] })
    for (let row = 2; row < 5000; row += 1) await writer.add(['x'.repeat(50)], `Row ${row}: wrong`)
    await writer.abandon()
    expect(await keptErrorFiles()).toEqual(before)

    // The store takes the rows, and not what is marked in them.
    const put: typeof app.files.put = (key, ...rest) =>
      key.endsWith('.csv') ? app.files.put(key, ...rest) : Promise.reject(new Error('disk full'))
    const half = writeErrorFile({ ...app.files, put }, { cells: ['A'], textAt: [0] })
    await half.add(['1'], 'Row 2: wrong')
    await expect(half.finish()).rejects.toThrow('disk full')
    await half.abandon()
    expect(await keptErrorFiles()).toEqual(before)
  })

  test('leaves nothing when the import breaks off', async () => {
    const before = await keptErrorFiles()
    const problems = createProblemList(app.files, 'a.csv')
    const rows = Array.from({ length: 5000 }, (_none, at) => ({ number: at + 2, cells: ['x'.repeat(50)] }))
    await problems.add(
      rows.map(({ number }) => ({ row: number, column: null, message: 'Wrong.' })),
      rows,
    )
    await problems.abandon()
    expect(await keptErrorFiles()).toEqual(before)
  })

  test('tells the writer when the store fails', async () => {
    const full = { ...app.files, put: async () => Promise.reject(new Error('disk full')) }
    const writer = writeErrorFile(full, { cells: ['A'], textAt: [0] })
    const fill = async () => {
      for (let row = 2; row < 5000; row += 1) await writer.add(['x'.repeat(50)], `Row ${row}: wrong`)
      await writer.finish()
    }
    await expect(fill()).rejects.toThrow('disk full')
    await writer.abandon()
  })
})
