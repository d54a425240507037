import { expect, test } from 'vitest'
import { openResultsTable } from '#server/domains/results/import/read-results-csv.ts'
import { readTable } from '#tests/support/database/read-table.ts'

const header = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage'

test.each([
  ['0', 'AB', '0', 'ABSENT'],
  ['0.00', 'Withheld', '0.00%', 'WITHHELD'],
  ['', 'DQ', '', 'DISQUALIFIED'],
  ['#VALUE!', 'अनुपस्थित', '-', 'ABSENT'],
  ['-', 'W/H', '-', 'WITHHELD'],
  ['०', 'अनुपस्थित', '०.००%', 'ABSENT'],
  ['N/A', 'AB', 'Nil', 'ABSENT'],
  ['AB', 'NA', 'n.a.', 'ABSENT'],
  ['अनुपस्थित', '०', '०.००', 'ABSENT'],
])('mark %j, rank %j and percentage %j are %s', async (mark, rank, percentage, outcome) => {
  const { rows, problems } = await readTable(
    `${header}\n081000,X,${mark},${rank},${percentage}`,
    openResultsTable,
  )
  expect(problems).toEqual([])
  expect(rows).toMatchObject([{ outcome, examMark: null, examRank: null, percentage: null }])
})

test.each([
  ['0', '4', '0'],
  ['60', 'AB', '30'],
  ['0', 'AB', '30'],
])('mark %j, rank %j and percentage %j are a result', async (mark, rank, percentage) => {
  const { rows, problems } = await readTable(
    `${header}\n081000,X,${mark},${rank},${percentage}`,
    openResultsTable,
  )
  expect(problems).toEqual([])
  expect(rows).toMatchObject([{ outcome: null, examMark: mark, examRank: rank, percentage }])
})
