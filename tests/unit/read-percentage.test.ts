import { describe, expect, test } from 'vitest'
import { openResultsTable } from '#server/domains/results/import/read-results-csv.ts'
import { readTable } from '#tests/support/database/read-table.ts'

const header = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage'
const read = (...lines: string[]) => readTable(lines.join('\n'), openResultsTable)
const row = ({ mark = '128', percentage }: { mark?: string; percentage: string }) =>
  `081000,CEE-7,${mark},731,${percentage}`

describe('percentages that a spreadsheet computed', () => {
  test.each([
    ['99.2857142857143', '99.2857'],
    ['66.6666666666667%', '66.6667'],
    ['४९.९९९९९९९९९९', '50'],
    ['0.99999', '1'],
    ['100.00000000000001', '100'],
  ])('%s is read as %s, and the preview says so', async (cell, value) => {
    const { rows, notes, problems } = await read(header, row({ percentage: cell }))
    expect(problems).toEqual([])
    expect(rows[0]?.percentage).toBe(value)
    expect(notes).toEqual([`Percentages are rounded to 4 decimals, such as ${cell} to ${value}.`])
  })

  test('are not rounded where nothing is lost, and marks never are', async () => {
    const { rows, notes } = await read(header, row({ percentage: '66.12340000' }))
    expect([rows[0]?.percentage, notes]).toEqual(['66.1234', []])
    const { problems } = await read(header, row({ mark: '92.85714', percentage: '100.00006' }))
    expect(problems.map(({ message }) => message)).toEqual([
      '“92.85714” has more than 4 decimals. Round it.',
      'Percentage must be between 0 and 100, received “100.00006”.',
    ])
  })
})

describe('a percentage below 0', () => {
  test.each([
    ['-7', '-3.5', '-3.5'],
    ['-3.5', '−1.75%', '-1.75'],
    ['-0.25', '-0.12345', '-0.1235'],
    ['-200', '-100', '-100'],
    ['-7', '0', '0'],
    ['-7', '', '-3.5'],
    ['-0.25', '', '-0.13'],
    ['-0.0001', '', '0'],
  ])('of the mark %s: “%s” is %s', async (mark, percentage, value) => {
    const { rows, problems } = await readTable([header, row({ mark, percentage })].join('\n'), (cells) =>
      openResultsTable(cells, { fullMarks: '200' }),
    )
    expect(problems).toEqual([])
    expect(rows[0]?.percentage).toBe(value)
  })

  test.each([
    ['7', '-3.5', 'Percentage must be between 0 and 100, received “-3.5”.'],
    ['0', '-3.5', 'Percentage must be between 0 and 100, received “-3.5”.'],
    ['-7', '-100.5', 'Percentage must be between 0 and 100, received “-100.5”.'],
    ['-200.5', '', 'Exam Mark -200.5 is below minus the 200 full marks.'],
  ])('of the mark %s: “%s” is refused', async (mark, percentage, message) => {
    const { problems } = await readTable([header, row({ mark, percentage })].join('\n'), (cells) =>
      openResultsTable(cells, { fullMarks: '200' }),
    )
    expect(problems.map((problem) => problem.message)).toEqual([message])
  })
})
