import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { openResultsTable } from '#server/domains/results/import/read-results-csv.ts'
import { readTable } from '#tests/support/database/read-table.ts'

describe('the sample files', () => {
  test.each([
    ['prisma/seed-data/CEE Model 7 - results.csv', 1893],
    ['prisma/seed-data/CEE Model 8 - results (Excel).csv', 1829],
    ['tests/samples/CEE Model 7 - correction.csv', 41],
  ])('%s is read without a problem', async (file, count) => {
    const { rows, notes, problems } = await readTable(await readFile(file), openResultsTable)
    expect(problems).toEqual([])
    expect(notes).toEqual([])
    expect(rows).toHaveLength(count)
    expect(rows.every((each) => /^0\d{5}$/.test(each.candidateId))).toBe(true)
  })

  test('with errors names every row and column', async () => {
    const file = await readFile('tests/samples/results-with-errors.csv')
    const { problems } = await readTable(file, openResultsTable)
    // The candidate who is listed twice is found by the database's key, not here.
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [5, 'Candidate ID'],
      [12, 'Exam Mark'],
      [19, 'Percentage'],
      [33, 'Candidate ID'],
      [46, 'Exam ID'],
    ])
  })
})
