import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TopPerformers } from '#client/features/results/top-performers.tsx'
import type { TopPerformerRowFragment } from '#client/gql/graphql.ts'
import { renderPart } from '#tests/support/browser/render.tsx'

const performer = (
  rank: number,
  candidateId: string,
  percentage: string,
  studentName?: string,
): TopPerformerRowFragment => ({
  rank,
  result: { candidateId, percentage, student: studentName === undefined ? null : { studentName } },
})

const performers = [
  performer(1, '081003', '91.50', 'Deepa Rai'),
  performer(2, '081001', '90.25', 'कमला राई'),
  performer(2, '081002', '90.25', 'Sagar Joshi'),
  performer(4, '081004', '88'),
]

const panel = { examId: 'CEE-08', examTitle: 'CEE Model 8', loading: false, problem: false }

test('the ranks are read out, the first three with their medals', () => {
  renderPart(<TopPerformers {...panel} performers={performers} />)
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '1First place, goldDeepa Rai91.50%',
    '2Second place, silverकमला राई90.25%',
    '2Second place, silverSagar Joshi90.25%',
    '4Fourth place08100488.00%',
  ])
})

test('the candidate whose result is shown is pointed out', () => {
  renderPart(<TopPerformers {...panel} performers={performers} candidateId="081004" />)
  const marked = screen.getAllByRole('listitem').filter((line) => within(line).queryByText('This result'))
  expect(marked.map((line) => line.textContent)).toEqual(['4Fourth place081004This result88.00%'])
})

test('while they load the panel has its ten lines, without names', () => {
  renderPart(<TopPerformers {...panel} performers={performers} loading />)
  expect(screen.queryByText('Deepa Rai')).toBeNull()
  screen.getByRole('status', { busy: true })
})

test('when they could not be loaded it says so and offers to try again', () => {
  renderPart(<TopPerformers {...panel} performers={undefined} />)
  screen.getByText(/could not be loaded/)
  screen.getByRole('link', { name: 'Try again' })
})

test('beside a notice that offers to try again, it does not offer it twice', () => {
  renderPart(<TopPerformers {...panel} performers={undefined} problem />)
  screen.getByText(/could not be loaded/)
  expect(screen.queryByRole('link')).toBeNull()
})

test('shortened candidate IDs may be the same', () => {
  const same = [performer(1, '••••01', '90', 'K. R.'), performer(1, '••••01', '90', 'S. J.')]
  renderPart(<TopPerformers {...panel} performers={same} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})
