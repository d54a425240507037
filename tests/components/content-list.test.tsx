import { gql } from '@apollo/client'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as websiteCollection from '#client/pages/admin/website-collection/page.tsx'
import { held } from '#tests/support/browser/held.ts'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { toasts } from '#tests/support/browser/toasts.ts'

const at = '/admin/website/success-stories'
const collection = {
  ...{ key: 'successStories', label: 'Success stories', section: 'People', help: '', page: '/testimonials' },
  ...{ hasPreview: true, single: false, max: 100, locked: false, lockedData: null, fields: [] },
}
const problems = [{ path: 'content', message: 'Story is required' }]
const untranslated = { texts: 8, missing: 8, hasBegun: false }
const item = (id: string, title: string, o: object) => ({
  __typename: 'ContentItem',
  ...{ id, title, state: 'DRAFT', version: 1, isDemo: false, publishAt: null, problems: [], problemCount: 0 },
  ...{ savedAt: '2026-11-20T06:00:00.000Z', translation: untranslated },
  ...{ unpublishedReferences: [], ...o },
})

async function openList(items: readonly object[], root: object = {}) {
  return openPage({
    route: { path: at, ...websiteCollection },
    at,
    root: {
      ...{ site: { name: 'Koshi', description: '', publicUrl: '' }, contentCollections: [collection] },
      ...{ contentCollection: collection, contentItem: null },
      contentItems: ({ deleted }: { deleted?: boolean }) => (deleted ? [] : items),
      ...root,
    },
  })
}

const rowOf = async (title: string) => {
  const row = (await screen.findByRole('link', { name: title })).closest('tr')
  if (!row) throw new Error(`no row of ${title}`)
  return within(row)
}

const readNext = () => toasts().querySelector('[aria-live=polite]')

test('the list marks incomplete drafts, and publishing says which were not published and why', async () => {
  const half = item('1', 'Half', { problems, problemCount: 1 })
  const whole = item('2', 'Whole', {})
  const { user } = await openList([half, whole], {
    publishContent: [half, { ...whole, state: 'PUBLISHED' }],
  })
  expect((await rowOf('Half')).getByText('Incomplete: 1 thing to fill in')).toBeDefined()
  expect((await rowOf('Whole')).queryByText(/Incomplete/)).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await user.click(screen.getByRole('button', { name: 'Publish (2)' }))
  const callout = await screen.findByRole('alert')
  expect(callout.textContent).toContain('1 entry was not published')
  expect(callout.textContent).toContain('Half: Story is required')
  await waitFor(() => expect(readNext()?.textContent).toContain('1 entry published'))
})

test('publishing several names those that nobody sees, and counts the others', async () => {
  const drafts = [item('1', 'Seen', {}), item('2', 'Hidden one', { state: 'HIDDEN' }), item('3', 'Apart', {})]
  const now = [
    { ...drafts[0], state: 'PUBLISHED' },
    drafts[1],
    { ...drafts[2], state: 'PUBLISHED', unpublishedReferences: [{ title: 'Sciences' }] },
  ]
  let items: readonly unknown[] = drafts
  const { user } = await openList(drafts, {
    contentItems: ({ deleted }: { deleted?: boolean }) => (deleted ? [] : items),
    publishContent: () => {
      items = now
      return now
    },
  })
  await rowOf('Seen')
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await user.click(screen.getByRole('button', { name: 'Publish (3)' }))
  const callout = await screen.findByRole('alert')
  expect(callout.textContent).toContain('2 entries are published, but not shown')
  expect(callout.textContent).toMatch(
    /Hidden one: The entry is hidden.*Apart: Visitors do not see it yet: “Sciences”/,
  )
  await waitFor(() => expect(readNext()?.textContent).toContain('1 entry published'))
})

test('publishing several asks before one is shown ahead of its time', async () => {
  const publishAt = '2026-11-20T00:15:00.000Z'
  const items = [item('1', 'Draft', {}), item('2', 'Later', { state: 'SCHEDULED', publishAt })]
  const asked: unknown[] = []
  const { user } = await openList(items, {
    publishContent: ({ ids }: { ids: string[] }) => {
      asked.push(ids)
      return items.map((one) => ({ ...one, state: 'PUBLISHED' }))
    },
  })
  await rowOf('Later')
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await user.click(screen.getByRole('button', { name: 'Publish (2)' }))
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Publish before the scheduled time?' }),
  )
  expect(dialog.getByRole('listitem').textContent).toMatch(/^Later: .*2026/)
  expect(asked).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Publish 2 entries now' }))
  await waitFor(() => expect(readNext()?.textContent).toContain('2 entries published'))
  expect(asked).toEqual([['1', '2']])
})

test('the list says which published entries nobody sees, as what they belong to is not seen', async () => {
  const unpublishedReferences = [{ title: 'Sciences' }]
  await openList([
    item('1', 'Published', { state: 'PUBLISHED', unpublishedReferences }),
    item('2', 'Draft', { unpublishedReferences }),
  ])
  expect(
    (await rowOf('Published')).getByText('Not shown: “Sciences” is hidden, deleted or not published'),
  ).toBeDefined()
  expect((await rowOf('Draft')).queryByText(/^Not shown/)).toBeNull()
})

test('what was done to entries is read aloud', async () => {
  const items = [item('1', 'One', { state: 'PUBLISHED' }), item('2', 'Two', { state: 'PUBLISHED' })]
  const { user } = await openList(items, {
    setContentHidden: ({ ids }: { ids: string[] }) => items.filter(({ id }) => ids.includes(id)),
  })
  await rowOf('Two')
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  await waitFor(() => expect(readNext()?.textContent).toContain('2 entries hidden'))
  await user.click(screen.getByRole('checkbox', { name: 'Select Two' }))
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(readNext()?.textContent).toContain('1 entry shown again'))
})

test('pages visited before show what was done, however little of the content is asked for next', async () => {
  const items = [item('1', 'One', { state: 'PUBLISHED' })]
  const { user, apollo } = await openList(items, { setContentHidden: items })
  const empty = { content: { __typename: 'Content', emptyPages: [] } } as const
  const stories = {
    content: {
      __typename: 'Content',
      successStories: [{ __typename: 'SuccessStory', id: '1', title: 'One' }],
    },
  } as const
  apollo.writeQuery({
    query: gql`{ content { emptyPages successStories { id title } } }`,
    data: { content: { ...empty.content, ...stories.content } },
  })
  await user.click((await rowOf('One')).getByRole('button', { name: 'Hide One' }))
  await waitFor(() => expect(readNext()?.textContent).toContain('1 entry hidden'))
  apollo.writeQuery({ query: gql`{ content { emptyPages } }`, data: empty })
  expect(apollo.readQuery({ query: gql`{ content { successStories { id title } } }` })).toBeNull()
})

test('what was deleted is said with how to bring it back', async () => {
  const items = [item('1', 'One', {}), item('2', 'Two', {})]
  const { user } = await openList(items, {
    contentItems: ({ deleted }: { deleted?: boolean }) => (deleted ? [items[1]] : items),
    deleteContent: ({ ids }: { ids: string[] }) => ids.length,
    restoreContent: ({ ids }: { ids: string[] }) => ids.length,
  })
  await user.click((await rowOf('One')).getByRole('button', { name: 'Delete One' }))
  await waitFor(() => expect(readNext()?.textContent).toContain('1 entry deleted. It can be brought back'))
  await user.click(screen.getByRole('button', { name: 'Bring back Two' }))
  await waitFor(() => expect(readNext()?.textContent).toContain('1 entry brought back'))
})

test('the list says how many texts lack Nepali, once one has it', async () => {
  const begun = { texts: 8, missing: 3, hasBegun: true }
  await openList([item('1', 'Half', { translation: begun }), item('2', 'None', {})])
  expect((await rowOf('Half')).getByText('Nepali: 3 of 8 texts missing')).toBeDefined()
  expect((await rowOf('None')).getByText('Nepali: 8 of 8 texts missing')).toBeDefined()
})

test('the list says nothing of Nepali while nothing is translated', async () => {
  await openList([item('1', 'None', {})])
  expect((await rowOf('None')).queryByText(/Nepali/)).toBeNull()
})

test('an entry is moved on from where it was put, also while the list is read again', async () => {
  let stored = ['1', '2', '3']
  const orders: unknown[] = []
  const reading = held()
  let isRead = false
  const { user } = await openList([], {
    contentItems: async ({ deleted }: { deleted?: boolean }) => {
      if (deleted) return []
      const items = stored.map((id) => item(id, `Story ${id}`, {}))
      if (isRead) await reading.wait()
      isRead = true
      return items
    },
    orderContent: ({ ids, before }: { ids: string[]; before: string[] }) => {
      orders.push({ before, ids })
      stored = ids
      return ids.map((id) => item(id, `Story ${id}`, {}))
    },
  })
  await rowOf('Story 3')
  const shown = () => screen.getAllByRole('link', { name: /^Story/ }).map(({ textContent }) => textContent)
  const up = () => user.click(screen.getByRole('button', { name: 'Move up Story 3' }))
  await up()
  await reading.hasAsked(1)
  expect(shown()).toEqual(['Story 1', 'Story 3', 'Story 2'])
  expect(screen.getByText('Story 3: now place 2 of 3').getAttribute('role')).toBe('status')
  await up()
  await reading.letGo()
  await reading.hasAsked(1)
  await reading.letGo()
  await waitFor(() => expect(shown()).toEqual(['Story 3', 'Story 1', 'Story 2']))
  expect(orders).toEqual([
    { before: ['1', '2', '3'], ids: ['1', '3', '2'] },
    { before: ['1', '3', '2'], ids: ['3', '1', '2'] },
  ])
})
