import { describe, expect, test } from 'vitest'
import { openResultsTable } from '#server/domains/results/import/read-results-csv.ts'
import { readTable } from '#tests/support/database/read-table.ts'

const read = ({ rank }: { rank: string }) =>
  readTable(
    `Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage\n081000,CEE-7,128,"${rank.replaceAll('"', '""')}",64`,
    openResultsTable,
  )

test('a rank is read without what keeps it as text in a spreadsheet program', async () =>
  expect((await read({ rank: '="1/20"' })).rows[0]?.examRank).toBe('1/20'))

describe('a rank', () => {
  test.each([
    ['', null],
    ['731', '731'],
    ['731.0', '731'],
    ['1 (tie)', '1 (tie)'],
    ['१२.०', '12'],
    ['1,234', '1,234'],
  ])('%j is the text %j', async (rank, value) => {
    expect((await read({ rank })).rows[0]?.examRank).toBe(value)
  })

  test.each([
    ['2-Mar', 'it was turned into a date'],
    ['1.2E+01', 'the number was shortened and its last digits are lost'],
  ])('%j is recognised as damaged by a spreadsheet', async (rank, damage) => {
    const message = `“${rank}” was damaged by a spreadsheet program: ${damage}. Format the column as text, enter the rank again and save.`
    expect((await read({ rank })).problems).toEqual([{ row: 2, column: 'Exam Rank', message }])
  })
})
