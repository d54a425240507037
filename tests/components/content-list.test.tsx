import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as websiteCollection from '#client/pages/admin/website-collection/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'

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
  ...{ savedAt: '2026-11-20T06:00:00.000Z', translation: untranslated, ...o },
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
  const row = (await screen.findByRole('link', { name: title })).closest('li')
  if (!row) throw new Error(`no row of ${title}`)
  return within(row)
}

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
  const callout = (await screen.findByText('1 entry was not published')).parentElement
  expect(callout?.textContent).toContain('Half: Story is required')
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
