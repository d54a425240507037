import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as correctResult from '#client/pages/admin/correct-result.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'

async function open(result: Record<string, unknown>) {
  const results = [{ examId: 'E1', examTitle: 'CEE Model 7', isShown: true, ...result }]
  const page = await openPage({
    route: { path: '/admin/correct-result', ...correctResult },
    at: '/admin/correct-result?exam=E1&candidate=081001',
    root: {
      site: { name: 'Himshikhar', description: '', publicUrl: '' },
      candidateData: { candidateId: '081001', results, listEntries: [] },
    },
  })
  await screen.findByLabelText(/^Exam Mark/)
  return page
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const marked = {
  ...{
    version: 7,
    outcome: null,
    examMark: '120',
    examRank: '2',
    ranksByPercentage: false,
    percentage: '60',
  },
  subjects: [],
}

test('the percentage of another mark goes with it, unless somebody has entered one', async () => {
  const { user, asked } = await open(marked)
  await user.type(field(/^Exam Mark/), '{Backspace}4')
  expect([field(/^Exam Mark/).value, field(/^Percentage/).value]).toEqual(['124', ''])
  await user.type(field(/^Percentage/), '62')
  await user.type(field(/^Exam Mark/), '.5')
  expect(field(/^Percentage/).value).toBe('62')
  await user.click(screen.getByRole('button', { name: 'Preview the correction' }))
  expect(asked.at(-1)).toMatchObject({
    input: { examMark: '124.5', percentage: '62' },
    version: 7,
  })
})
