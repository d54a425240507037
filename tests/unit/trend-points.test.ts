import { expect, test } from 'vitest'
import { trendPoints } from '#client/features/results/trend.tsx'
import type { MarkSheetFragment } from '#client/gql/graphql.ts'
import { MOST_IN_TREND } from '#shared/limits.ts'

const result = (date: string | null, percentage: string | null): MarkSheetFragment => ({
  __typename: 'ExamResult',
  candidateId: '1',
  outcome: percentage === null ? 'ABSENT' : null,
  examMark: percentage,
  examRank: null,
  percentage,
  passed: percentage === null ? null : Number(percentage) >= 50,
  standing: null,
  exam: { __typename: 'Exam', id: `${date}`, title: 'Test', date, passPercentage: '50' },
  student: null,
  revisions: [],
  subjects: [],
})

test('a trend is of dated exams with a percentage, oldest first', () => {
  const points = trendPoints([
    result('2026-11-03', '67.25'),
    result('2026-10-01', null),
    result(null, '90'),
    result('2026-09-01', '45.5'),
  ])
  expect(points.map(({ date, percentage, passed }) => [date, percentage, passed])).toEqual([
    ['2026-09-01', 45.5, false],
    ['2026-11-03', 67.25, true],
  ])
})

test('one exam is no trend', () => {
  expect(trendPoints([result('2026-11-03', '67.25'), result('2026-10-01', null)])).toEqual([])
})

test('only the latest are shown', () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    result(`2026-01-${String(index + 10)}`, String(index)),
  )
  const points = trendPoints(many)
  expect(points).toHaveLength(MOST_IN_TREND)
  expect(points.at(-1)?.percentage).toBe(11)
})
