import { readFile } from 'node:fs/promises'
import { deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { StageLayout } from '#tests/support/results/layout-operations.ts'
import { ResultFiles } from '#tests/support/results/results-operations.ts'
import { scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const StageSheet = graphql(`
  mutation StageSheet($file: Upload!, $sheet: String) {
    staged: stageExamResults(file: $file, sheet: $sheet) {
      __typename
      ... on StagedExamResults { id fileName examId totalRows findings { code message } sample { candidateId } subjectColumns { name isTaken } }
      ... on InvalidCsv { message sheets { name rows } problems { row column message } errorFile { fileName } }
    }
  }
`)

const StageStudentSheet = graphql(`
  mutation StageStudentSheet($file: Upload!, $sheet: String) {
    staged: stageStudents(file: $file, sheet: $sheet) {
      __typename
      ... on StagedStudents { fileName totalRows findings { message } sample { candidateId studentName } }
      ... on InvalidCsv { message sheets { name rows } }
    }
  }
`)

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const header = ['Candidate ID', 'Exam ID', 'Exam Mark', 'Exam Rank', 'Percentage']
const samples = 'tests/samples/spreadsheets'
const sample = async (name: string, as = name) => new File([await readFile(`${samples}/${name}`)], as)
const xlsx = async (rows: (string | number | null)[][], name = 'a.xlsx', hiddenAt = -1) => {
  const columns = rows[0]?.map((_cell, at) => ({ hidden: at === hiddenAt })) ?? []
  return new File([new Uint8Array(await writeXlsx({ sheets: [{ name: 'Results', rows, columns }] }))], name)
}
const stage = async (file: File, sheet: string | null = null) =>
  (await app.as('ADMIN').run(StageSheet, { file, sheet })).staged
const stageStudents = async (file: File, sheet: string | null = null) =>
  (await app.as('ADMIN').run(StageStudentSheet, { file, sheet })).staged

async function staged(file: File, sheet?: string) {
  const answer = await stage(file, sheet)
  if (answer.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(answer))
  return answer
}

async function refused(file: File) {
  const answer = await stage(file)
  if (answer.__typename !== 'InvalidCsv') throw new Error('The file was taken')
  return answer
}

/** Of all rows of a staged file, with their numbers. */
async function checksum(id: string): Promise<string> {
  const { rows } = await app.db.pool.query<{ checksum: string }>(
    `SELECT md5(string_agg(
       concat_ws('|', candidate_id, exam_mark, exam_rank, percentage, outcome, row_number), ',' ORDER BY row_number
     )) AS checksum
     FROM exam_results r JOIN exam_result_files f USING (layer) WHERE f.id = $1`,
    [id],
  )
  return rows[0]?.checksum ?? ''
}

test('the same 2,000 rows saved by LibreOffice as CSV, .xlsx and .ods are staged identically', async () => {
  const sums = new Set<string>()
  for (const ending of ['csv', 'xlsx', 'ods']) {
    const { id, totalRows, examId } = await staged(await sample(`results-2000.${ending}`))
    expect([ending, totalRows, examId]).toEqual([ending, 2000, 'CEE-MODEL-09'])
    sums.add(await checksum(id))
  }
  expect([...sums]).toEqual([expect.stringMatching(/^[\da-f]{32}$/)])
})

describe('a spreadsheet', () => {
  test('is recognised by its content, whatever its name', async () => {
    expect((await staged(await sample('results-2000.ods', 'results.csv'))).totalRows).toBe(2000)
    expect((await staged(await sample('results-2000.xlsx', 'results.ods'))).totalRows).toBe(2000)
    const { fileName, findings } = await staged(await sample('results-2000.csv', 'CEE 9 - results.xlsx'))
    expect(fileName).toBe('CEE 9 - results.csv')
    expect(findings.map(({ message }) => message).join()).not.toContain('spreadsheet')
  })

  test('is kept as CSV under its name, which the preview says', async () => {
    const scenario = scenarios(app)
    const { id } = await scenario.resultFile(
      await xlsx([header, ['081000', 'KEPT', 120, 1, 60]], 'Kept - results.xlsx'),
    )
    const { resultFiles } = await app.as('ADMIN').run(ResultFiles)
    const file = resultFiles.find((one) => one.id === id)
    expect(file).toMatchObject({ fileName: 'Kept - results.csv' })
    const download = await app.as('ADMIN').fetch(file?.downloadUrl ?? '')
    expect(await download.text()).toBe(`${header.join(',')}\r\n081000,KEPT,120,1,60\r\n`)
    const again = await staged(await xlsx([header, ['081000', 'KEPT', 130, 1, 65]], 'Again.xlsx'))
    expect(again.findings.map(({ message }) => message)).toContain(
      'Read from the spreadsheet “Again.xlsx”, and kept as CSV.',
    )
  })

  test('is refused with the rows of the sheet', async () => {
    const rows = [[], header, [], ['1', 'ROWS', 'x', null, 60], ['2', 'ROWS', 120, null, 60]]
    expect(await refused(await xlsx(rows, 'Wrong.xlsx'))).toMatchObject({
      problems: [{ row: 4, column: 'Exam Mark', message: 'Expected number, received “x”.' }],
      errorFile: { fileName: 'Wrong - errors.csv' },
    })
  })

  test('may have notes beside its table, with and without a layout', async () => {
    const rows = [
      ['A title'],
      header,
      ['1', 'BESIDE', 120, 1, 60, null, 'Highest', 95],
      ['2', 'BESIDE', 110, 2, 55],
    ]
    const note = '2 columns have no name, so their values are ignored: G, H.'
    const { findings } = await staged(await xlsx(rows.slice(1)))
    expect(findings.map(({ message }) => message)).toContain(note)
    const columns = header.map((name, place) => ({ name, place }))
    const { staged: answer } = await app.as('ADMIN').run(StageLayout, {
      ...{ file: await xlsx(rows), layout: { headerRow: 2, columns }, fullMarks: null },
    })
    if (answer.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(answer))
    expect(answer.findings.map(({ message }) => message)).toContain(note)
  })

  test('takes no hidden column as a subject', async () => {
    const names = [...header, 'Physics', 'Botany', 'Zoology']
    const rows = [
      names,
      ['081000', 'HIDDEN', 60, 1, 30, 20, 35, 40],
      ['081001', 'HIDDEN', 55, 2, 27.5, 25, 1, 30],
    ]
    const { subjectColumns } = await staged(await xlsx(rows, 'Hidden.xlsx', 6))
    expect(subjectColumns).toEqual([
      { name: 'Physics', isTaken: true },
      { name: 'Botany', isTaken: false },
      { name: 'Zoology', isTaken: true },
    ])
  })

  test('with several sheets is read once one is chosen', async () => {
    for (const name of ['students-sheets.xlsx', 'students-sheets.ods']) {
      const file = await sample(name)
      expect(await stageStudents(file)).toEqual({
        __typename: 'InvalidCsv',
        message: 'The spreadsheet has several sheets. Choose the one to read.',
        sheets: [
          { name: 'Notes', rows: 2 },
          { name: 'Batch A', rows: 6 },
        ],
      })
      const chosen = await stageStudents(file, 'Batch A')
      if (chosen.__typename !== 'StagedStudents') throw new Error(JSON.stringify(chosen))
      expect(chosen).toMatchObject({ fileName: 'students-sheets', totalRows: 5 })
      expect(chosen.sample[0]).toEqual({ candidateId: '081000', studentName: 'छात्र 0' })
      const messages = chosen.findings.map(({ message }) => message)
      expect(messages).toEqual(
        expect.arrayContaining([
          'Only the sheet “Batch A” is read.',
          'Hidden rows of the sheet are read, too: 4.',
          'Hidden columns of the sheet are read, too: F.',
        ]),
      )
      expect((await stageStudents(file, 'Gone')).__typename).toBe('InvalidCsv')
    }
  })

  test('of 20,000 rows is staged', async () => {
    const rows = Array.from({ length: 20_000 }, (_none, at) => [
      ...[String(at).padStart(6, '0'), 'FAST', (at % 401) / 2, at + 1, (at % 401) / 4],
    ])
    const file = await xlsx([header, ...rows])
    expect((await staged(file)).totalRows).toBe(20_000)
  })
})

describe('what cannot be read is refused with what to do', () => {
  const ole = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array<number>(600).fill(0)])
  test.each([
    ['an old Excel workbook', () => ole, 'This is an old Excel workbook (.xls).'],
    [
      'a workbook with a password',
      () => Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]),
      'This spreadsheet has a password.',
    ],
    ['a damaged workbook', () => Buffer.from('PK\x03\x04 and so on'), 'This spreadsheet cannot be read'],
    [
      'an archive that inflates to 4 GB',
      () => bomb({ claims: 4_294_967_294 }),
      'This spreadsheet is too large.',
    ],
    [
      'an archive that inflates to more than it says',
      () => bomb({ claims: 1000 }),
      'This spreadsheet cannot be read',
    ],
  ])('%s', async (_what, content, message) => {
    const bytes = new Uint8Array(content())
    const answer = refused(new File([bytes], 'a.xlsx'))
    const visit = await app.as('VISITOR').fetch('/graphql?query={__typename}')
    expect(visit.status).toBeLessThan(500)
    expect((await answer).message).toContain(message)
  })

  test('nothing of them stays in the store', async () => {
    await refused(new File([new Uint8Array(bomb({ claims: 1000 }))], 'a.xlsx'))
    for await (const { key } of app.files.list('import-errors')) expect(key).not.toContain('.sheet.csv')
  })
})

const REAL = 200_000_000

let deflated: Buffer | undefined

/** An archive of 200 kB whose sheet inflates to 200 MB, and says that it inflates to another number of bytes. */
function bomb({ claims }: { claims: number }): Buffer {
  deflated ??= deflateRawSync(Buffer.alloc(REAL), { level: 1 })
  const name = Buffer.from('xl/workbook.xml')
  const common = Buffer.alloc(22)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(8, 4)
  common.writeUInt32LE(0, 10)
  common.writeUInt32LE(deflated.length, 14)
  common.writeUInt32LE(claims, 18)
  const lengths = Buffer.alloc(4)
  lengths.writeUInt16LE(name.length, 0)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, lengths, name, deflated])
  const rest = Buffer.alloc(14)
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([20, 0]),
    common,
    lengths,
    rest,
    name,
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
