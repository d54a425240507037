import { expect, test } from 'vitest'
import { causesOf } from '#server/domains/imports/csv-problem.ts'

const decimals = (row: number, value: string) => ({
  row,
  column: 'Percentage',
  message: `“${value}” has more than 4 decimals. Round it.`,
})

test('problems that differ in values and numbers alone have one cause, with the first rows and all counted', () => {
  const problems = [
    ...[2, 3, 4, 5, 6, 7, 8].map((row) => decimals(row, `67.12345${row}`)),
    { row: 4, column: 'Exam Mark', message: 'Exam Mark is required' },
    { ...decimals(9, '1.123456'), column: 'Exam Mark' },
  ]
  expect(causesOf(problems)).toEqual([
    {
      column: 'Percentage',
      message: '“67.123452” has more than 4 decimals. Round it.',
      count: 7,
      rows: [2, 3, 4, 5, 6],
    },
    { column: 'Exam Mark', message: 'Exam Mark is required', count: 1, rows: [4] },
    { column: 'Exam Mark', message: '“1.123456” has more than 4 decimals. Round it.', count: 1, rows: [9] },
  ])
})

test('a problem of the whole file has no row', () => {
  expect(causesOf([{ row: null, column: null, message: 'The file is empty.' }])).toEqual([
    { column: null, message: 'The file is empty.', count: 1, rows: [] },
  ])
})

test('the number of causes has a limit', () => {
  const words = Array.from({ length: 200 }, (_none, index) => 'x'.repeat(index + 1))
  const problems = words.map((word, index) => ({ row: index + 2, column: null, message: word }))
  expect(causesOf(problems)).toHaveLength(100)
})
