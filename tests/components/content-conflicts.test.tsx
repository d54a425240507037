import { screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import * as websiteCollection from '#client/pages/admin/website-collection/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import {
  contentCollection as collection,
  contentItem as item,
  openContentForm as openForm,
} from '#tests/support/content/content-form.tsx'

test('“Keep my version” saves what was typed, as it was to be saved, over what somebody else has saved', async () => {
  const { asked, retype, press } = await openForm({
    saveContent: ({ version, data }: { version: number; data: { vision: string } }) =>
      version === 2
        ? item(3, data.vision)
        : { __typename: 'ContentConflict', message: 'Somebody was faster.', current: item(2, 'Theirs') },
  })
  await retype('Mine')
  await press('Save draft')
  const conflict = await screen.findByRole('alert')
  expect(conflict.textContent).toContain('Somebody was faster. Your change is not saved yet.')
  await press('Keep my version')
  await screen.findByText('Draft saved. Students do not see it.')
  const saved = asked.filter(({ data }) => data)
  expect(saved.map(({ version, data, publication }) => [version, data, publication])).toEqual([
    [1, { vision: 'Mine' }, 'DRAFT'],
    [2, { vision: 'Mine' }, 'DRAFT'],
  ])
})

test('“Use the saved version” shows what somebody else was the first to fill in, and goes on from there', async () => {
  let current: object | null = null
  const versions: number[] = []
  const at = '/admin/website/mission-page'
  const page = { ...collection, key: 'missionPage', label: 'Mission and vision', single: true }
  const { user } = await openPage({
    route: { path: at, ...websiteCollection },
    at,
    root: {
      ...{ contentCollections: [page], contentCollection: page, contentItems: [] },
      contentItem: () => current,
      saveContent: ({ version }: { version: number }) => {
        versions.push(version)
        current = item(1, 'Theirs')
        return version === 1
          ? item(2, 'Theirs, corrected')
          : { __typename: 'ContentConflict', message: 'Somebody was faster.', current }
      },
    },
  })
  const vision = await screen.findByLabelText<HTMLInputElement>('Vision')
  await user.type(vision, 'Mine')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await user.click(await screen.findByRole('button', { name: 'Use the saved version' }))
  await waitFor(() => expect(vision.value).toBe('Theirs'))
  await user.type(vision, ', corrected')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByText('Published. Students see it now.')
  expect(versions).toEqual([0, 1])
})

test('a lost answer is told as such, and the new item is sent again with its id', async () => {
  const failures = [
    new Error('No answer.'),
    // Also of a connection that the database lost while it committed.
    new GraphQLError('Busy.', { extensions: { code: 'UNAVAILABLE' } }),
    new GraphQLError('Not allowed.', { extensions: { code: 'FORBIDDEN' } }),
  ]
  const { asked, retype, press } = await openForm(
    {
      saveContent: ({ data }: { data: { vision: string } }) => {
        const failure = failures.shift()
        if (failure) throw failure
        return item(1, data.vision)
      },
    },
    '/admin/website/departments/new',
  )
  await retype('Mine')
  await press('Publish')
  await screen.findByRole('alert', { name: 'We do not know if this worked' })
  await press('Publish')
  await screen.findByText('Busy.')
  screen.getByText('You can try again: doing it twice does no harm.')
  screen.getByRole('alert', { name: 'We do not know if this worked' })
  await press('Publish')
  await screen.findByText('Not allowed. Nothing was saved; you can try again.')
  await press('Publish')
  await screen.findByText('Published. Students see it now.')
  const ids = asked.filter(({ data }) => data).map(({ id }) => id)
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
