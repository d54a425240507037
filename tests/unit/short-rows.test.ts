import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { applyLayout } from '#server/domains/imports/apply-layout.ts'
import { openResultsTable, resultFields } from '#server/domains/results/import/read-results-csv.ts'
import { localFileStore } from '#server/storage/file-store.ts'
import { readTable } from '#tests/support/database/read-table.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'

const folder = await mkdtemp(join(tmpdir(), 'short-rows-'))
const files = localFileStore(folder)

afterAll(() => removeFolder(folder))

const FILE = 'a.csv'

test('a last row that is cut off is refused also when the file is written with another header', async () => {
  const text = 'Roll,Exam ID,Exam Mark,Percentage,Exam Rank\r\n081001,E1,40,40,1\r\n081002,E1,45,4'
  await files.put(FILE, Readable.from([Buffer.from(text)]), { maxBytes: 1_000 })
  const names = ['Candidate ID', 'Exam ID', 'Exam Mark', 'Percentage', 'Exam Rank']
  const columns = names.map((name, place) => ({ name, place }))
  const layout = { headerRow: null, columns, values: [], leaveOut: [] }
  await applyLayout(files, FILE, resultFields, layout)
  const { rows, problems } = await readTable(await readFile(join(folder, FILE)), openResultsTable)
  expect(rows).toMatchObject([{ candidateId: '081001' }])
  expect(problems).toEqual([
    { row: 3, column: null, message: 'This row has 4 values, but the header has 5 columns.' },
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
