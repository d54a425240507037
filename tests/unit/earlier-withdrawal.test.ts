import { describe, expect, test } from 'vitest'
import { earlierWithdrawal } from '#server/domains/results/withdrawals.ts'

const values = {
  ...{ examMark: '120', examRank: '4', percentage: '60', outcome: null, subjectMarks: ['40', null] },
  ranksByPercentage: false,
}
const told = { withdrawnAt: '2026-11-05T06:00:00Z', words: 'Question 14' }
const found = (seenSeconds: number) => ({ ...told, values, seenSeconds })

test('it is told from ten minutes on', () => {
  const present = { ...values, percentage: '61' }
  expect(earlierWithdrawal(found(599.9), present)).toBeNull()
  expect(earlierWithdrawal(found(600), present)).toEqual(told)
  expect(earlierWithdrawal(null, present)).toBeNull()
})

describe('it is told who has another', () => {
  test.each([
    { examMark: '121' },
    { examRank: null },
    { percentage: '60.5' },
    { outcome: 'ABSENT' },
    { subjectMarks: ['40', '41'] },
    { subjectMarks: null },
  ])('%o', (other) => {
    expect(earlierWithdrawal(found(600), { ...values, ...other })).toEqual(told)
  })

  test('result, and nobody else', () => {
    expect(earlierWithdrawal(found(600), { ...values, subjectMarks: ['40', null] })).toBeNull()
  })

  test('result, not who has another rank by percentage', () => {
    const unranked = { ...values, ranksByPercentage: true }
    expect(earlierWithdrawal({ ...found(600), values: unranked }, { ...unranked, examRank: '5' })).toBeNull()
    expect(earlierWithdrawal({ ...found(600), values: unranked }, { ...values, examRank: '5' })).toEqual(told)
  })
})
