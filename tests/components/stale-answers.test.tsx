import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as activity from '#client/pages/admin/activity/page.tsx'
import * as notices from '#client/pages/admin/notices/page.tsx'
import * as personalData from '#client/pages/admin/personal-data/page.tsx'
import * as users from '#client/pages/admin/users/page.tsx'
import { held } from '#tests/support/browser/held.ts'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { contentItem as item, openContentForm } from '#tests/support/content/content-form.tsx'

const site = { name: 'Koshi', description: '', publicUrl: '' }
const person = (candidateId: string) => ({
  ...{ candidateId, results: [], listEntries: [], entries: [], rechecks: [], slips: [] },
  ...{ link: null, invitation: null },
})
const noPage = { hasNextPage: false, endCursor: null }

test('until the data of a candidate is there, nothing is said about it, and no other data stands in its place', async () => {
  const { wait, hasAsked, letGo } = held()
  const { navigate } = await openPage({
    route: { path: '/admin/personal-data', ...personalData },
    at: '/admin/personal-data',
    root: {
      site,
      viewer: { role: null, user: null, session: null },
      candidateData: async ({ candidateId }: { candidateId: string }) => {
        await wait()
        return candidateId === 'C' ? null : person(candidateId)
      },
    },
  })
  const deletion = () => screen.queryByRole('button', { name: 'Delete…' })
  for (const candidate of ['A', 'B', 'C']) {
    await navigate(`/admin/personal-data?candidate=${candidate}`)
    await hasAsked(1)
    expect(screen.getByText('Loading personal data')).toBeDefined()
    expect([deletion(), screen.queryByText('Nothing is kept')]).toEqual([null, null])
    await letGo()
    if (candidate !== 'C') await waitFor(() => expect(deletion()).not.toBeNull())
  }
  await screen.findByText(/^No result file and no student list/)
})

test('an entry that has just been added is not said to be gone', async () => {
  const { wait, hasAsked, letGo } = held()
  const { user, press, vision } = await openContentForm(
    {
      contentItem: async ({ id }: { id: string | null }) => {
        if (id !== null) await wait()
        return id === null ? null : item(1, 'New')
      },
      saveContent: item(1, 'New'),
    },
    '/admin/website/departments/new',
  )
  await user.type(vision, 'New')
  await press('Publish')
  await hasAsked(1)
  expect(screen.getByText('Loading the content')).toBeDefined()
  expect(screen.queryByText(/not there any more/)).toBeNull()
  await letGo()
  await screen.findByLabelText('Vision')
})

test.each([
  ['/admin/users', users, 'users', 'No matching accounts found'],
  ['/admin/notices', notices, 'allNotices', 'No matching notices found'],
  ['/admin/activity', activity, 'activities', 'No matching activity found'],
])('a search in %s says that nothing was found only once it has searched', async (path, page, name, none) => {
  const { wait, hasAsked, letGo } = held()
  const { navigate } = await openPage({
    route: { path, ...page },
    at: `${path}?search=a`,
    root: {
      site,
      viewer: { role: null, user: null, session: null },
      [name]: async ({ search }: { search: string }) => {
        if (search !== 'a') await wait()
        return { totalCount: 0, nodes: [], pageInfo: noPage }
      },
    },
  })
  await screen.findByText(none)
  await navigate(`${path}?search=b`)
  await hasAsked(1)
  expect(screen.queryByText(none)).toBeNull()
  await letGo()
  await screen.findByText(none)
})

test('the next page of a list is asked for once', async () => {
  const account = (email: string) => ({
    ...{ id: email, email, name: null, role: 'STUDENT', version: 1, createdAt: '2026-11-01T06:00:00.000Z' },
    ...{ emailVerifiedAt: null, disabledAt: null, openSessions: 0, lastSeenAt: null, candidateLinks: [] },
  })
  const { user, asked } = await openPage({
    route: { path: '/admin/users', ...users },
    at: '/admin/users',
    root: {
      site,
      viewer: { role: null, user: null, session: null },
      users: ({ after }: { after: string | null }) => ({
        totalCount: 50,
        nodes: Array.from({ length: 25 }, (_, at) => account(`${after ?? 'a'}${at}@koshi.example`)),
        pageInfo: { hasNextPage: true, endCursor: 'b' },
      }),
    },
  })
  await user.click(await screen.findByText('Older accounts'))
  await screen.findAllByText('b0@koshi.example')
  expect(asked.map(({ after }) => after)).toEqual([null, 'b'])
})
