import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { candidateBox, exam, exams, openResultsPage, outcome } from '#tests/support/browser/results-page.tsx'

test('a withdrawn exam is in the list, says so, and leads to the notice', async () => {
  const [withdrawn, ...others] = exams
  const { user } = await openResultsPage('/results', {
    exams: others,
    withdrawnExams: [withdrawn ?? { id: '' }],
  })
  expect(exam(/CEE Model 7/).checked).toBe(true)
  await user.click(exam(/CEE Model 8\s*Withdrawn/))
  expect(screen.queryByRole('complementary', { name: 'Top Performers' })).toBeNull()
  await user.type(candidateBox(), '0812{Enter}')
  const notice = await outcome(/^Result withdrawn on Nov 20, 2026/)
  expect(notice.textContent).toContain('Question 14 had two right answers.')
  expect(notice.textContent).toContain('CEE Model 8')
})

test('a withdrawn exam alone can be chosen, too', async () => {
  await openResultsPage('/results', { exams: [], withdrawnExams: exams.slice(0, 1) })
  expect(exam(/CEE Model 8/).checked).toBe(true)
})
