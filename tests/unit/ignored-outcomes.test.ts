import { expect, test } from 'vitest'
import { openResultsTable } from '#server/domains/results/read-results-csv.ts'
import { readTable } from '#tests/support/database/read-table.ts'

const count = async (column: string, rows: readonly (readonly [mark: string, cell: string])[]) => {
  const botany = { name: 'Botany', isTaken: false, problem: null }
  const lines = rows.map(([mark, cell], at) => `${at + 1},X,${mark},${cell}`)
  const { facts, problems } = await readTable(
    [`Candidate ID,Exam ID,Exam Mark,${column}`, ...lines].join('\n'),
    (header) => openResultsTable(header, '200', [], [botany]),
  )
  expect(problems).toEqual([])
  const { ignoredOutcomes, ignoredColumns } = facts?.outcomes ?? {}
  return [ignoredOutcomes, ignoredColumns]
}

test.each([
  ['Remarks', 'Withheld'],
  ['Result', ' WITHHELD'],
  ['कैफियत', 'अनुपस्थित'],
  ['Status', 'W/H'],
  ['Remarks', 'AB'],
  ['Botany', 'Expelled'],
])('a candidate with a mark and “%s”: %j is counted', async (column, word) => {
  const rows = [
    ['150', word],
    ['0', word],
    ['140', ''],
    ['130', 'Passed'],
    ['AB', word],
  ] as const
  expect(await count(column, rows)).toEqual([2, [`“${column}”`]])
})

test('a candidate for whom two columns say so is counted once, and a column without a name has its letter', async () => {
  expect(await count('Remarks,', [['150', 'Withheld,Withheld']])).toEqual([1, ['“Remarks”', 'E']])
})

test.each([
  ['Grade', 'A-'],
  ['Grade', 'A'],
  ['First Name', 'अनु'],
  ['Blood group', 'AB-'],
  ['Section', 'AB'],
  ['Botany', 'AB'],
  ['Remarks', 'Absent on the first day'],
  ['Remarks', '-'],
])('“%s”: %j says nothing of a mark', async (column, word) => {
  expect(await count(column, [['150', word]])).toEqual([0, []])
})
