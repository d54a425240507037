import { expect, test } from 'vitest'
import { READ_LIMITS } from '#server/domains/imports/csv-table.ts'
import { RowArrangement } from '#server/domains/imports/prepare-csv.ts'
import { openResultsTable, resultFields } from '#server/domains/results/import/read-results-csv.ts'
import { type CsvRow, readCsv } from '#server/lib/csv/read-csv.ts'
import { readTable } from '#tests/support/database/read-table.ts'

test('a last row that is cut off is known also when staff chose the header', async () => {
  const text = 'Roll,Exam ID,Exam Mark,Percentage,Exam Rank\r\n081001,E1,40,40,1\r\n081002,E1,45,4'
  const names = ['Candidate ID', 'Exam ID', 'Exam Mark', 'Percentage', 'Exam Rank']
  const columns = names.map((name, place) => ({ name, place }))
  const layout = { headerRow: null, columns, values: [], leaveOut: [] }
  const rows: CsvRow[] = []
  const source = readCsv(
    (async function* () {
      yield Buffer.from(text)
    })(),
    READ_LIMITS,
  )
  for await (const batch of new RowArrangement(resultFields, layout).rows(source)) rows.push(...batch)
  expect(rows).toMatchObject([
    { number: 1, cells: names },
    { number: 2, cells: ['081001', 'E1', '40', '40', '1'] },
    { number: 3, cells: ['081002', 'E1', '45', '4'], isUnended: true },
  ])
})

test('rows that end before the last column are named: the missing cell may be another one', async () => {
  const header = 'Candidate ID,Exam ID,Exam Mark,Percentage,Exam Rank'
  const short = Array.from({ length: 5 }, (_none, at) => `${at},E1,AB`)
  const { notes } = await readTable([header, '9,E1,40,40,1', ...short, ''].join('\n'), openResultsTable)
  expect(notes).toEqual([
    'Rows that end before the last column, with its cells read as empty: rows 3, 4, 5 and 2 more.',
  ])
})
