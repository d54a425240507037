import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Component, loader } from '#client/pages/admin/add-result/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { staged } from '#tests/support/results/staged-results.ts'

test('a blocking finding stands first and has to be confirmed by its own tick', async () => {
  const blocking = { code: 'MEAN', severity: 'BLOCKING', message: 'Is this the right file?', count: null }
  const findings = [{ ...blocking, examples: [] }, ...staged.findings]
  let sent: Record<string, unknown> = {}
  const { user } = await openPage({
    route: { path: '/admin/add-result', loader, Component },
    at: '/admin/add-result?staged=staged-1',
    root: {
      site: { name: 'Himshikhar', description: '', publicUrl: '' },
      stagedExamResults: { ...staged, findings },
      publishExamResults: ({ input }: { input: Record<string, unknown> }) => {
        sent = input
        return { __typename: 'ExamResultFile', id: staged.id, totalResults: 3 }
      },
    },
  })
  const [first] = within(screen.getByRole('region', { name: 'Preview' })).getAllByText(
    /^(Probably|Worth|For)/,
  )
  expect(first?.textContent).toBe('Probably a mistake: confirm or correct it before you publish')
  await user.click(screen.getByRole('checkbox', { name: /I have verified/ }))
  await user.click(screen.getByRole('button', { name: /^Publish/ }))
  expect(sent).toEqual({})
  expect(screen.getAllByText('Confirm or correct: Is this the right file?').length).toBeGreaterThan(0)
  await user.click(screen.getByRole('checkbox', { name: /^I have checked this/ }))
  await user.click(screen.getByRole('button', { name: /^Publish/ }))
  await waitFor(() => expect(sent.confirmedFindings).toEqual(['MEAN']))
})
