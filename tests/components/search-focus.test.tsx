import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AdminSearch } from '#client/layouts/admin-layout.tsx'
import * as activity from '#client/pages/admin/activity/page.tsx'
import * as personalData from '#client/pages/admin/personal-data/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'

const root = {
  site: { name: 'Koshi', description: '', publicUrl: '' },
  viewer: { role: null, user: null, session: null },
  activities: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
  candidateData: null,
}

test.each([
  ['/admin/personal-data', 'candidate', /^Candidate ID/, personalData],
  ['/admin/activity', 'who', /^Who/, activity],
  ['/admin/search', 'search', /^Search candidates/, { Component: AdminSearch }],
])(
  'the search of %s keeps the focus when it is answered, and follows the address',
  async (path, name, label, page) => {
    const { user, address, navigate } = await openPage({ route: { path, ...page }, at: path, root })
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    await user.type(field, 'A-1{Enter}')
    await waitFor(() => expect(address()).toContain(`${name}=A-1`))
    expect(document.activeElement).toBe(field)
    await navigate(`${path}?${name}=B-2`)
    expect(field.value).toBe('B-2')
    expect(document.activeElement).toBe(field)
  },
)

test('days in the address are written into the filter of the activity log', async () => {
  const path = '/admin/activity'
  const { navigate } = await openPage({ route: { path, ...activity }, at: path, root })
  await navigate(`${path}?from=2026-11-20`)
  expect((await screen.findByLabelText<HTMLInputElement>(/^From/)).value).toBe('2026-11-20')
})

test('what is kept of a candidate, or that nothing is, is said when it is known', async () => {
  const { user } = await openPage({
    route: { path: '/admin/personal-data', ...personalData },
    at: '/admin/personal-data',
    root,
  })
  await user.type(await screen.findByLabelText(/^Candidate ID/), 'A-1{Enter}')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Nothing is kept'))
})
