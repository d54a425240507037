import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  contentCollection as collection,
  contentField as field,
  contentItem as item,
  openContentForm as openForm,
} from '#tests/support/content/content-form.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T06:00:00Z') }))
afterEach(() => vi.useRealTimers())

const leaves = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))

test('the browser asks before it closes a form with something unsaved, and not after it is saved', async () => {
  const { retype, press } = await openForm({
    saveContent: ({ data }: { data: { vision: string } }) => item(2, data.vision),
  })
  expect(leaves()).toBe(true)
  await retype('Mine')
  expect(leaves()).toBe(false)
  await press('Publish')
  await screen.findByText('Published. Students see it now.')
  await waitFor(() => expect(leaves()).toBe(true))
})

test('Enter in the day or the time of a publication schedules it', async () => {
  const { user, asked, retype } = await openForm({
    saveContent: ({ data }: { data: { vision: string } }) => item(2, data.vision),
  })
  await retype('For Friday')
  await user.click(screen.getByText('Publish at a time'))
  const time = screen.getByLabelText('Time in Nepal')
  await user.type(time, '{Enter}')
  await screen.findAllByText('Enter day and time')
  fireEvent.change(time, { target: { value: '06:00' } })
  await user.type(screen.getByLabelText('Show from'), '2027-04-20{Enter}')
  await screen.findByText('Scheduled. Students see it from then on.')
  expect(asked.filter(({ data }) => data)).toMatchObject([
    { publication: 'AT', publishAt: '2027-04-20T00:15:00.000Z', data: { vision: 'For Friday' } },
  ])
})

test('a day that is not understood is refused at its field, however the item is saved', async () => {
  const day = { ...field, name: 'day', kind: 'DATE', label: 'Day', required: false }
  const { user, asked, press } = await openForm({
    contentCollection: { ...collection, fields: [...collection.fields, day] },
    saveContent: item(2, 'Before'),
  })
  const input = screen.getByLabelText('Day (optional)')
  await user.type(input, '2083-08-30')
  const problem = 'There is no day 2083-08-30 in B.S.: its month has 29 days'
  for (const name of ['Publish', 'Save draft', /^Schedule/]) {
    await press(name)
    expect((await screen.findByRole('link', { name: problem })).getAttribute('href')).toContain('day')
    await user.clear(input)
    await user.type(input, '2083-08-30')
  }
  // Of either calendar.
  await user.clear(input)
  await user.type(input, '2072-05-10')
  await press('Publish')
  await screen.findByRole('link', { name: /may be in A\.D\. or in B\.S\./ })
  expect(asked.filter(({ data }) => data)).toEqual([])
  await user.type(input, ' BS')
  await press('Publish')
  await screen.findByText('Published. Students see it now.')
  expect(asked.find(({ data }) => data)?.data).toEqual({ vision: 'Before', day: '2015-08-27' })
})

test('the form and the history say what is scheduled, and saving over it that this is cancelled', async () => {
  const publishAt = '2999-04-20T00:15:00.000Z'
  const version = (number: number, at: string | null) => ({
    ...{ number, savedAt: '2026-11-20T06:00:00.000Z', author: 'Maya', publishAt: at },
    isScheduled: at === publishAt,
    data: { vision: 'Before' },
  })
  const { press, retype } = await openForm({
    contentItem: {
      ...{ ...item(2, 'Before'), state: 'SCHEDULED', publishAt },
      versions: [version(2, publishAt), version(1, '2026-11-20T06:00:00.000Z')],
    },
    saveContent: item(3, 'Corrected'),
  })
  expect(screen.getByText(/^This version is scheduled for Apr 20, 2999/)).toBeDefined()
  const history = screen.getByText(/^Earlier versions/).closest('details')
  expect(history?.textContent).toMatch(/Maya, scheduled for Apr 20, 2999.*Maya, published/)
  await retype('Corrected')
  await press('Save draft')
  await screen.findByText(/^The publication scheduled for Apr 20, 2999.* is cancelled\.$/)
})

test('an earlier version replaces changes that are not saved only after a question', async () => {
  const version = (number: number, vision: string) => ({
    ...{ number, savedAt: '2026-11-20T06:00:00.000Z', author: 'Maya', publishAt: null },
    isScheduled: false,
    data: { vision },
  })
  const { user, press, retype, vision } = await openForm({
    contentItem: { ...item(2, 'Before'), versions: [version(2, 'Before'), version(1, 'First')] },
  })
  await retype('Typed')
  await user.click(screen.getByText(/^Earlier versions/))
  await press('Use version 1')
  await press('Cancel')
  expect(vision.value).toBe('Typed')
  await press('Use version 1')
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Use version 1' }))
  expect(vision.value).toBe('First')
})

test('publishing says why nobody sees an entry that is hidden, or that belongs to one', async () => {
  let answer: object = { state: 'HIDDEN' }
  const { user, press } = await openForm({
    saveContent: ({ version }: { version: number }) => ({ ...item(version + 1, 'Before'), ...answer }),
  })
  await press('Publish')
  await screen.findByText(/^The entry is hidden: Students do not see it\. To show it/)
  expect(screen.queryByText('Published. Students see it now.')).toBeNull()
  answer = { state: 'SCHEDULED', unpublishedReferences: [{ title: 'Sciences' }] }
  await user.click(screen.getByText('Publish at a time'))
  await user.type(screen.getByLabelText('Show from'), '2027-04-20')
  fireEvent.change(screen.getByLabelText('Time in Nepal'), { target: { value: '06:00' } })
  await press(/^Schedule/)
  await screen.findByText(/^Students do not see it yet: “Sciences”/)
  expect(screen.queryByText('Scheduled. Students see it from then on.')).toBeNull()
})

test('settings that a file decides are shown as they are, and cannot be typed over', async () => {
  const locked = { ...collection, locked: true, lockedData: { vision: 'From the file' } }
  const { vision } = await openForm({ contentCollection: locked })
  expect(vision.value).toBe('From the file')
  expect(vision.closest('fieldset')?.disabled).toBe(true)
  expect(screen.getByText('These settings come from a file')).toBeDefined()
  for (const name of ['Publish', 'Save draft', 'Schedule'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('choices, a file and a preview that cannot be read say so, keep what was chosen, and are asked for again', async () => {
  const answers: Record<string, unknown> = {
    contentItems: [{ ...item(1, 'Biology'), id: 'g', title: 'Medical' }],
    mediaFile: { id: 'p', kind: 'PDF', url: '/media/p.pdf', fileName: 'timetable.pdf' },
  }
  let isAway = true
  const answer = (name: string) => () => {
    if (isAway || !(name in answers)) throw new Error(`No ${name} now.`)
    return answers[name]
  }
  const names = ['contentItems', 'mediaFile', 'contentPreview']
  const group = { ...field, name: 'group', kind: 'REFERENCE', label: 'Group', collection: 'courseGroups' }
  const file = { ...field, name: 'file', kind: 'FILE', label: 'File' }
  const { user } = await openForm({
    ...Object.fromEntries(names.map((name) => [name, answer(name)])),
    contentCollection: { ...collection, hasPreview: true, fields: [...collection.fields, group, file] },
    contentItem: { ...item(1, 'Before'), data: { vision: 'Before', group: 'g', file: 'p' } },
  })
  for (const name of names) await screen.findByText(new RegExp(`No ${name} now\\.`))
  const choice = screen.getByLabelText<HTMLSelectElement>('Group')
  expect(choice.selectedOptions[0]?.textContent).toBe('Chosen before')
  expect(screen.getByRole('button', { name: 'Remove File' })).toBeDefined()
  isAway = false
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await user.click(button)
  await screen.findByRole('link', { name: 'timetable.pdf' })
  await screen.findByRole('option', { name: 'Medical' })
  expect(choice.selectedOptions[0]?.textContent).toBe('Medical')
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'The preview could not be madeNo contentPreview now.Try again',
  ])
})

test('a draft says what it lacks, and publishing it says so at the field', async () => {
  const problems = [{ path: 'vision', message: 'Vision is required' }]
  const { press } = await openForm({
    contentItem: { ...item(1, ''), state: 'DRAFT', data: { vision: null }, problems },
    saveContent: { __typename: 'InvalidInput', fields: problems },
  })
  expect(screen.getByText('To fill in before this can be published')).toBeDefined()
  await press('Publish')
  const vision = await screen.findByLabelText<HTMLInputElement>('Vision')
  await waitFor(() => expect(vision.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.queryByText('To fill in before this can be published')).toBeNull()
})

test('the Nepali text stands below the other, says while it is missing, and is saved with it', async () => {
  const { user, asked, press } = await openForm({
    saveContent: ({ data }: { data: { vision: string } }) => item(2, data.vision),
  })
  expect(screen.queryByLabelText('Vision in Nepali')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Edit the texts in Nepali, too' }))
  expect(screen.getByText('Nepali: 1 of 1 texts missing')).toBeDefined()
  const nepali = screen.getByLabelText('Vision in Nepali')
  expect(nepali.getAttribute('lang')).toBe('ne')
  expect(screen.getByText('Missing: Nepali pages show the text above.')).toBeDefined()
  await user.type(nepali, 'दृष्टि')
  expect(screen.getByText('Nepali: complete')).toBeDefined()
  await press('Save draft')
  await screen.findByText('Draft saved. Students do not see it.')
  expect(asked.find(({ data }) => data)?.data).toEqual({ vision: 'Before', ne: { vision: 'दृष्टि' } })
})

test('an item with Nepali texts opens with them', async () => {
  const translated = { ...item(1, 'Before'), data: { vision: 'Before', ne: { vision: 'दृष्टि' } } }
  await openForm({
    contentItem: { ...translated, translation: { texts: 1, missing: 0, hasBegun: true } },
  })
  expect(screen.getByLabelText<HTMLInputElement>('Vision in Nepali').value).toBe('दृष्टि')
})
