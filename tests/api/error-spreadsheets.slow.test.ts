import { readXlsx, writeXlsx } from 'hucre'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openResultsTable } from '#server/domains/results/import/read-results-csv.ts'
import { plainCsvLine } from '#server/lib/csv/write-csv.ts'
import { sheetText } from '#server/lib/spreadsheet/write-sheet.ts'
import { graphql } from '#tests/gql/gql.ts'
import { readTable } from '#tests/support/database/read-table.ts'
import fc from '#tests/support/project/fuzz.ts'
import { studentSamples } from '#tests/support/results/students-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const StageForSpreadsheet = graphql(`
  mutation StageForSpreadsheet($file: Upload!) {
    staged: stageExamResults(file: $file) {
      __typename
      ... on StagedExamResults { fileName totalRows findings { code count } sample { candidateId examMark examRank subjects { name mark isAbsent } } }
      ... on InvalidCsv { errorFile { fileName rowCount downloadUrl spreadsheetUrl } }
    }
  }
`)

const StageStudentsForSpreadsheet = graphql(`
  mutation StageStudentsForSpreadsheet($file: Upload!) {
    staged: stageStudents(file: $file) {
      __typename
      ... on InvalidCsv { problems { row } errorFile { spreadsheetUrl } }
    }
  }
`)

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const header = 'candidate_id,Exam ID,Exam Mark,Exam Rank,Percentage,Remarks'
const csvFile = (lines: string[], name = 'CEE 5.csv') => new File([lines.join('\n')], name)
const stage = async (file: File) => (await app.as('ADMIN').run(StageForSpreadsheet, { file })).staged

async function refused(file: File) {
  const answer = await stage(file)
  if (answer.__typename !== 'InvalidCsv') throw new Error('The file was taken')
  return answer.errorFile
}

async function download(url: string | null | undefined) {
  const response = await app.as('ADMIN').fetch(url ?? '')
  expect(response.status).toBe(200)
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()), { readStyles: true })
  const [sheet] = sheets
  if (!sheet) throw new Error('The spreadsheet has no sheet')
  return { response, ...sheet }
}

const wrongFile = (exam: string, name?: string) =>
  csvFile(
    [
      header,
      `081000,${exam},120,1,60,fine`,
      `081001,${exam},x,2,101,"=cmd|'x'!A1"`,
      `081002,${exam}`,
      `0017,${exam},90,4,45,`,
      `,${exam},80,5,40,late`,
    ],
    name,
  )

describe('an error file as a spreadsheet', () => {
  test('has the wrong rows as text, with wrong cells coloured and commented', async () => {
    const errorFile = await refused(wrongFile('XLSX-1', "It's नतिजा.csv"))
    expect(errorFile).toMatchObject({ fileName: "It's नतिजा - errors.csv", rowCount: 3 })
    const { response, rows, cells } = await download(errorFile?.spreadsheetUrl)
    expect(response.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    const disposition = response.headers.get('content-disposition') ?? ''
    expect(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? '')).toBe(
      "It's नतिजा - errors.xlsx",
    )
    expect(rows.map((row) => row.slice(0, 6))).toEqual([
      header.split(','),
      ['081001', 'XLSX-1', 'x', '2', '101', "=cmd|'x'!A1"],
      ['081002', 'XLSX-1', ...Array(4).fill(expect.toBeOneOf([null, '']))],
      [expect.toBeOneOf([null, '']), 'XLSX-1', '80', '5', '40', 'late'],
    ])
    expect(rows[1]?.[6]).toMatch(/^Row 3: Exam Mark: Expected number/)
    const marked = new Map(
      [...(cells ?? [])].flatMap(([key, { comment, style }]) =>
        comment ? [[key, [comment.text, style?.fill]] as const] : [],
      ),
    )
    const fill = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFC7CE' } }
    expect(Object.fromEntries(marked)).toEqual({
      '1,2': ['Expected number, received “x”.', fill],
      '1,4': [expect.stringContaining('100'), fill],
      '2,6': ['This row has 2 values, but the header has 6 columns.', fill],
      '3,0': ['Candidate ID is required', fill],
    })
    // Values entered there stay text, with their zeros.
    expect([0, 1, 2].map((place) => cells?.get(`1,${place}`)?.style?.numFmt === '@')).toEqual([
      ...[true, true, false],
    ])
  })

  test('is written once when it is asked for twice at the same time', async () => {
    const errorFile = await refused(wrongFile('XLSX-TWICE'))
    const [one, other] = await Promise.all([1, 2].map(() => download(errorFile?.spreadsheetUrl)))
    expect(one?.rows).toEqual(other?.rows)
  })

  test('is taken back once it is corrected, with its colours and comments', async () => {
    const errorFile = await refused(wrongFile('XLSX-2'))
    const { rows, cells } = await download(errorFile?.spreadsheetUrl)
    const corrected = rows.map((row) => [...row])
    Object.assign(corrected[1] ?? [], { 2: 100, 4: '50' })
    Object.assign(corrected[2] ?? [], { 2: 110, 3: '3', 4: '55' })
    Object.assign(corrected[3] ?? [], { 0: '009' })
    // Cells that a program keeps: those with values, styles and comments.
    const kept = new Map([...(cells ?? [])].map(([key, { style, comment }]) => [key, { style, comment }]))
    const bytes = await writeXlsx({
      sheets: [{ name: 'Wrong rows', rows: corrected, cells: kept as NonNullable<typeof cells> }],
    })
    const answer = await stage(new File([new Uint8Array(bytes)], 'CEE 5 - errors (1).xlsx'))
    if (answer.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(answer))
    expect(answer).toMatchObject({ fileName: 'CEE 5.csv', totalRows: 5 })
    expect(answer.findings).toContainEqual({ code: 'CORRECTED_ROWS', count: 3 })
    expect(answer.sample.map(({ candidateId }) => candidateId).sort()).toEqual([
      '0017',
      '009',
      '081000',
      '081001',
      '081002',
    ])
  })

  test('marks the same cells wherever the errors of the last time stood', async () => {
    const row = ['081001', 'XLSX-3', 'x', '2', '50', 'late']
    for (const place of [0, 2, 6]) {
      const lines = [header.split(','), row].map((cells, at) =>
        cells.toSpliced(place, 0, at === 0 ? 'Error' : 'Row 3: old'),
      )
      const errorFile = await refused(csvFile(lines.map((cells) => cells.join(','))))
      const { rows, cells } = await download(errorFile?.spreadsheetUrl)
      expect(rows[1]?.slice(0, 6)).toEqual(row)
      const marked = [...(cells ?? [])].flatMap(([key, { comment }]) => (comment ? [key] : []))
      expect(marked, `errors in column ${place}`).toEqual(['1,2'])
      expect(cells?.get('1,0')?.style?.numFmt).toBe('@')
    }
  })

  test('marks the own columns of a student list', async () => {
    const { staged } = await app
      .as('ADMIN')
      .run(StageStudentsForSpreadsheet, { file: await studentSamples.withErrors() })
    if (staged.__typename !== 'InvalidCsv') throw new Error('The file was taken')
    const { rows, cells } = await download(staged.errorFile?.spreadsheetUrl)
    const commented = new Set(
      [...(cells ?? [])].flatMap(([key, { comment }]) => (comment ? [key.split(',')[0]] : [])),
    )
    expect(commented.size).toBe(rows.length - 1)
  })

  test('is offered for up to 20,000 rows', async () => {
    const many = (count: number) =>
      csvFile([header, ...Array.from({ length: count }, (_none, at) => `${at},XLSX-3,x,1,1,`)])
    const most = await refused(many(20_000))
    const { rows } = await download(most?.spreadsheetUrl)
    expect(rows).toHaveLength(20_001)
    expect(await refused(many(20_001))).toMatchObject({ rowCount: 20_001, spreadsheetUrl: null })
  })
})

const cell = fc
  .string({ unit: fc.constantFrom(...`=+-@＝－;', \t0129.AZx_क०é`), minLength: 1, maxLength: 12 })
  .map((text) => text.trim())

test('what is written into an error file, as CSV or spreadsheet, is read as it was in the file', async () => {
  const tuple = fc.tuple(cell, fc.oneof(cell, fc.constantFrom('-', '=2', '1.50', '_x0041_')), cell)
  const isSubject = (name: string) => /\p{L}/u.test(name)
  for (const [exam, subject] of fc.sample(fc.tuple(cell, cell.filter(isSubject)), 5)) {
    const names = ['Candidate ID', 'Exam ID', 'Exam Mark', 'Exam Rank', 'Percentage', subject, 'Remarks']
    const read = (lines: string[][]) =>
      readTable([names, ...lines].map((cells) => plainCsvLine(cells)).join(''), (row) =>
        openResultsTable(row),
      )
    const lines: string[][] = []
    for (const [id, rank, remarks] of fc.sample(tuple, 12)) {
      const line = [`${id}${lines.length}`, `${exam}E`, 'WRONG', rank, '50', '7.5', remarks]
      if ((await read([line.with(2, '5')])).problems.length === 0) lines.push(line)
    }
    const file = (rows: string[][], name = 'odd.csv') =>
      csvFile([[names, ...rows].map((cells) => plainCsvLine(cells)).join('')], name)
    const original = await stage(file(lines.map((line) => line.with(2, '5'))))
    const errorFile = await refused(file(lines))
    const csv = await (await app.as('ADMIN').fetch(errorFile?.downloadUrl ?? '')).text()
    const { rows } = await download(errorFile?.spreadsheetUrl)
    const corrected = rows.map((row) =>
      row.map((value) => (value === 'WRONG' ? 5 : sheetText(String(value ?? '')))),
    )
    const xlsx = await writeXlsx({ sheets: [{ name: 'Wrong rows', rows: corrected }] })
    for (const again of [
      new File([csv.replaceAll(',WRONG,', ',5,')], 'odd - errors.csv'),
      new File([new Uint8Array(xlsx)], 'odd - errors.xlsx'),
    ]) {
      const answer = await stage(again)
      if (answer.__typename !== 'StagedExamResults') throw new Error(JSON.stringify([lines, answer]))
      expect(answer).toMatchObject({ sample: 'sample' in original ? original.sample : 'none' })
    }
  }
})
