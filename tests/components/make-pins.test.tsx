import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Component, loader } from '#client/pages/admin/students/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'

const list = {
  ...{ id: 'list', fileName: 'Students', description: null, totalStudents: 14, isActive: true },
  ...{ uploadedAt: '2026-01-04T20:00:00.000Z', uploadedBy: null, publishOrder: 1 },
}
const groups = [
  { name: 'Day', students: 2 },
  { name: 'Morning', students: 12 },
]

/** Files handed to the browser to save. */
const saved: Blob[] = []
beforeEach(() => {
  saved.length = 0
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob)
        return 'blob:made'
      },
      revokeObjectURL: () => {},
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(makePins: unknown) {
  const page = await openPage({
    route: { path: '/admin/students', loader, Component },
    at: '/admin/students',
    root: {
      site: { name: 'Himshikhar', description: '', publicUrl: '' },
      studentUploads: [list],
      studentUpload: { ...list, groups },
      makePins,
    },
  })
  await page.user.click(await screen.findByRole('button', { name: /^Make PINs/ }))
  return { ...page, dialog: await screen.findByRole('dialog', { name: 'Make PINs' }) }
}

test('PINs of a group are made and saved once, as cards and as a table', async () => {
  const made = { __typename: 'MadePins', count: 2, csv: 'a,b\r\n', cards: btoa('%PDF') }
  const { user, dialog, asked } = await open(made)
  await within(dialog).findByRole('option', { name: 'Day (2 students)' })
  await user.selectOptions(within(dialog).getByLabelText(/^For/), 'Day')
  await user.type(within(dialog).getByLabelText(/^Exam/), ' CEE Model 9 ')
  await user.click(within(dialog).getByRole('button', { name: 'Make PINs' }))
  const done = await screen.findByRole('dialog', { name: 'PINs made' })
  expect(JSON.stringify(asked)).toContain('"groups":"Day"')
  expect(JSON.stringify(asked)).toContain('"exam":"CEE Model 9"')
  await user.click(within(done).getByRole('button', { name: 'Save cards (PDF)' }))
  await user.click(within(done).getByRole('button', { name: 'Save table (CSV)' }))
  expect(saved.map(({ type, size }) => [type, size])).toEqual([
    ['application/pdf', 4],
    ['text/csv', 5],
  ])
  await user.click(within(done).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('whoever closes without saving is asked first', async () => {
  const { user, dialog } = await open({ __typename: 'MadePins', count: 14, csv: 'a', cards: '' })
  await user.click(within(dialog).getByRole('button', { name: 'Make PINs' }))
  const done = await screen.findByRole('dialog', { name: 'PINs made' })
  await user.click(within(done).getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('Close without saving the PINs?')).toBeTruthy()
})

test('what is refused is said beside the group', async () => {
  const fields = [{ path: 'groups', message: 'These are 1,001 students. Choose a group of at most 1,000' }]
  const { user, dialog } = await open({ __typename: 'InvalidInput', fields })
  await user.click(within(dialog).getByRole('button', { name: 'Make PINs' }))
  expect((await within(dialog).findAllByText(/^These are 1,001 students/)).length).toBeGreaterThan(0)
  expect(within(dialog).getByLabelText(/^For/).getAttribute('aria-invalid')).toBe('true')
})

test('without an answer the PINs may have been changed, which is said', async () => {
  const { user, dialog } = await open(() => {
    throw new Error('Unexpected')
  })
  await user.click(within(dialog).getByRole('button', { name: 'Make PINs' }))
  expect(await within(dialog).findByText('We do not know if this worked')).toBeTruthy()
  expect(within(dialog).queryByText('No PIN was changed')).toBeNull()
  expect(
    within(dialog).getByText('PINs may have been changed. Make them again before you hand out cards.'),
  ).toBeTruthy()
})

test('what the API refuses has changed no PIN', async () => {
  const { user, dialog } = await open(() => {
    throw new GraphQLError('Not allowed', { extensions: { code: 'FORBIDDEN' } })
  })
  await user.click(within(dialog).getByRole('button', { name: 'Make PINs' }))
  expect(await within(dialog).findByText('No PIN was changed')).toBeTruthy()
})

test('nothing closes the dialog while PINs are made, so that they are told', async () => {
  let answer: (made: unknown) => void = () => {}
  const { user, dialog } = await open(() => new Promise((resolve) => (answer = resolve)))
  await user.click(within(dialog).getByRole('button', { name: 'Make PINs' }))
  await within(dialog).findByRole('button', { name: 'Making PINs…' })
  for (const name of ['Cancel', 'Close']) {
    const button = within(dialog).getByRole('button', { name })
    expect(button.getAttribute('aria-disabled'), name).toBe('true')
    await user.click(button)
  }
  await user.keyboard('{Escape}')
  answer({ __typename: 'MadePins', count: 14, csv: 'a', cards: '' })
  expect(await screen.findByRole('dialog', { name: 'PINs made' })).toBeTruthy()
})
