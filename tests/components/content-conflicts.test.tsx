import { screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import * as websiteCollection from '#client/pages/admin/website-collection/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import {
  contentCollection as collection,
  contentField,
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

test('a conflict takes the focus from the field in which Enter was pressed, unless somebody types on', async () => {
  let answer: ((conflict: object) => void) | undefined
  const { user, vision, press } = await openForm({
    saveContent: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  async function conflict() {
    await waitFor(() => expect(answer).toBeDefined())
    answer?.({ __typename: 'ContentConflict', message: 'Somebody was faster.', current: item(2, 'Theirs') })
    answer = undefined
    return screen.findByRole('alert')
  }
  await user.type(vision, 'Mine{Enter}')
  const alert = await conflict()
  expect(document.activeElement?.contains(alert)).toBe(true)
  await press('Keep my version')
  await user.type(vision, ' and more')
  await conflict()
  expect(document.activeElement).toBe(vision)
})

test('“Keep both” saves the lines of both, without those that either has removed', async () => {
  const lines = (...payments: string[]) => ({ vision: 'Before', payments })
  const base = { ...lines('R-1', 'R-2', 'R-3'), onlyFor: ['Day', 'Morning'] }
  const version = { savedAt: '2026-11-20T06:00:00.000Z', author: null, publishAt: null, isScheduled: false }
  const list = { ...contentField, name: 'payments', kind: 'TEXTS', label: 'Payments', isTranslated: false }
  const audience = { ...list, name: 'onlyFor', label: 'Only for' }
  const { user, asked, press } = await openForm({
    contentCollection: { ...collection, fields: [...collection.fields, list, audience] },
    contentItem: { ...item(1, ''), data: base, versions: [{ ...version, number: 1, data: base }] },
    saveContent: ({ version, data }: { version: number; data: object }) =>
      version === 2
        ? { ...item(3, ''), data }
        : {
            ...{ __typename: 'ContentConflict', message: 'Somebody was faster.' },
            current: {
              ...item(2, ''),
              data: { vision: 'Theirs', payments: ['R-1', 'R-3', 'Theirs'], onlyFor: ['Morning'] },
            },
          },
  })
  const payments = screen.getByLabelText<HTMLTextAreaElement>(/^Payments/)
  await user.clear(payments)
  await user.type(payments, 'R-2{enter}R-3{enter}Mine')
  const onlyFor = screen.getByLabelText<HTMLTextAreaElement>(/^Only for/)
  await user.clear(onlyFor)
  await user.type(onlyFor, 'Day')
  await press('Publish')
  const conflict = await screen.findByRole('alert')
  expect(conflict.textContent).toContain(
    'Payments: the saved version has 2 lines that your version has not, and your version has 2 lines that the saved one has not.',
  )
  await press('Keep both')
  await screen.findByText('Published. Students see it now.')
  expect(asked.filter(({ data }) => data).map(({ version, data }) => [version, data])).toEqual([
    [1, { ...lines('R-2', 'R-3', 'Mine'), onlyFor: ['Day'] }],
    // Without a name it would be for everybody.
    [2, { vision: 'Theirs', payments: ['R-3', 'Mine', 'Theirs'], onlyFor: ['Day'] }],
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
