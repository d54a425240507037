import { gql } from '@apollo/client'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import type { DetachedWindowAPI } from 'happy-dom'
import { Link } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CourseList } from '#client/features/courses/course-list.tsx'
import { groupCourses } from '#client/features/courses/group-courses.ts'
import * as websiteCollection from '#client/pages/admin/website-collection/page.tsx'
import * as websiteItem from '#client/pages/admin/website-item/page.tsx'
import { MobileApp } from '#client/pages/public/home/mobile-app.tsx'
import { CourseGroupCard, OurCourses } from '#client/pages/public/home/our-courses.tsx'
import * as home from '#client/pages/public/home/page.tsx'
import { QuickLookUpForm } from '#client/pages/public/home/quick-look-up-form.tsx'
import { Component, loader } from '#client/pages/public/videos.tsx'
import { held } from '#tests/support/browser/held.ts'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'
import { toasts } from '#tests/support/browser/toasts.ts'
import {
  contentCollection as collection,
  contentCollection,
  contentField,
  contentItem,
  contentField as field,
  contentItem as item,
  openContentForm,
  openContentForm as openForm,
} from '#tests/support/content/content-form.tsx'
import { demoGroup, demoGroups } from '#tests/support/content/demo-courses.ts'

const picture = { ...contentField, kind: 'PICTURE', required: false, isTranslated: false }

const text = { ...contentField, kind: 'TEXT', isTranslated: false }

const people = {
  ...{ ...contentField, name: 'people', kind: 'ROWS', label: 'People', maxLength: 5 },
  fields: [
    { ...text, name: 'name', label: 'Name' },
    { ...picture, name: 'photo', label: 'Photo' },
  ],
}

const withPictures = {
  ...contentCollection,
  fields: [...contentCollection.fields, { ...picture, name: 'logo', label: 'Logo' }, people],
}

const chosen = () => new File(['x'], 'photo.png', { type: 'image/png' })

describe('content list', () => {
  const at = '/admin/website/success-stories'
  const collection = {
    ...{
      key: 'successStories',
      label: 'Success stories',
      section: 'People',
      help: '',
      page: '/testimonials',
    },
    ...{ hasPreview: true, single: false, max: 100, locked: false, lockedData: null, fields: [] },
  }
  const problems = [{ path: 'content', message: 'Story is required' }]
  const untranslated = { texts: 8, missing: 8, hasBegun: false }
  const item = (id: string, title: string, o: object) => ({
    __typename: 'ContentItem',
    ...{
      id,
      title,
      state: 'DRAFT',
      version: 1,
      isDemo: false,
      publishAt: null,
      problems: [],
      problemCount: 0,
    },
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
    const drafts = [
      item('1', 'Seen', {}),
      item('2', 'Hidden one', { state: 'HIDDEN' }),
      item('3', 'Apart', {}),
    ]
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
})

describe('content form', () => {
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
})

describe('content conflicts', () => {
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
})

describe('content uploads', () => {
  test('what is typed while pictures go up stays, and each goes where it was chosen', async () => {
    const uploads = held()
    let count = 0
    const { user, asked, retype, press } = await openContentForm({
      contentCollection: withPictures,
      contentItem: {
        ...contentItem(1, 'Before'),
        data: { vision: 'Before', people: ['Asha', 'Bina', 'Chandra'].map((name) => ({ name })) },
      },
      uploadMedia: async () => {
        count += 1
        const id = `picture ${count}`
        await uploads.wait()
        return { __typename: 'MediaFile', id, kind: 'PICTURE', url: '/p.png', fileName: 'p.png' }
      },
      saveContent: () => contentItem(2, 'Meanwhile'),
    })
    const row = (number: number) => within(screen.getByRole('group', { name: `People ${number}` }))
    await user.upload(screen.getByLabelText(/^Logo/), chosen())
    await user.upload(row(1).getByLabelText(/^Photo/), chosen())
    await user.upload(row(2).getByLabelText(/^Photo/), chosen())
    await uploads.hasAsked(3)
    await retype('Meanwhile')
    await press('Move up People 2')
    expect(screen.getByText('People 2: now place 1 of 3').getAttribute('role')).toBe('status')
    await press('Remove People 2')
    await uploads.letGo()
    await waitFor(() => expect(screen.getAllByLabelText(/^What the picture shows/)).toHaveLength(2))
    await press('Save draft')
    await screen.findByText('Draft saved. Students do not see it.')
    expect(asked.find(({ data }) => data)?.data).toEqual({
      vision: 'Meanwhile',
      logo: { picture: 'picture 1', alt: '' },
      people: [
        { name: 'Bina', photo: { picture: 'picture 3', alt: '' } },
        { name: 'Chandra', photo: null },
      ],
    })
  })

  test('a picture that has gone up after its form was left changes nothing', async () => {
    const uploads = held()
    const root = {
      contentCollection: withPictures,
      uploadMedia: async () => {
        await uploads.wait()
        return { __typename: 'MediaFile', id: 'late', kind: 'PICTURE', url: '/p.png', fileName: 'p.png' }
      },
    }
    const { user } = await openContentForm(root)
    await user.upload(screen.getByLabelText(/^Logo/), chosen())
    await uploads.hasAsked(1)
    cleanup()
    await uploads.letGo()
    await openContentForm(root)
    expect(screen.queryByText('This is what you typed before, and did not save.')).toBeNull()
    expect(screen.queryByLabelText(/^What the picture shows/)).toBeNull()
  })

  test('an upload is announced, and the focus stays at its field, which “Remove” names', async () => {
    const uploads = held()
    const { user } = await openContentForm({
      contentCollection: withPictures,
      mediaFile: { id: 'p', kind: 'PICTURE', url: '/p.png', fileName: 'p.png' },
      uploadMedia: async () => {
        await uploads.wait()
        return { __typename: 'MediaFile', id: 'p', kind: 'PICTURE', url: '/p.png', fileName: 'p.png' }
      },
    })
    await user.upload(screen.getByLabelText(/^Logo/), chosen())
    await uploads.hasAsked(1)
    // As a browser does when the control is disabled.
    act(() => (document.activeElement as HTMLElement).blur())
    await uploads.letGo()
    await screen.findByRole('button', { name: 'Remove Logo (optional)' })
    expect(screen.getByText('photo.png uploaded').getAttribute('role')).toBe('status')
    expect(document.activeElement).toBe(screen.getByLabelText(/^Logo/, { selector: 'input' }))
  })

  test('another picture takes the place of one in a step, and keeps its description', async () => {
    const { user, asked, press } = await openContentForm({
      contentCollection: withPictures,
      contentItem: {
        ...contentItem(1, 'Before'),
        data: { vision: 'Before', logo: { picture: 'old', alt: 'A hill' }, people: [] },
      },
      mediaFile: { id: 'old', kind: 'PICTURE', url: '/p.png', fileName: 'p.png' },
      uploadMedia: { __typename: 'MediaFile', id: 'new', kind: 'PICTURE', url: '/n.png', fileName: 'n.png' },
      saveContent: contentItem(2, 'Before'),
    })
    await user.upload(await screen.findByLabelText(/^Logo/, { selector: 'input' }), chosen())
    await screen.findByText('photo.png uploaded')
    await press('Save draft')
    await screen.findByText('Draft saved. Students do not see it.')
    expect(asked.find(({ data }) => data)?.data).toMatchObject({ logo: { picture: 'new', alt: 'A hill' } })
  })
})

const group = { ...field, name: 'group', kind: 'REFERENCE', label: 'Group', collection: 'courseGroups' }

test('what an entry refers to is added in front of its form, as an entry of its own, and chosen', async () => {
  const groups: object[] = []
  const { user, asked } = await openPage({
    route: { path: '/admin/website/:collection/:id', ...websiteItem },
    at: '/admin/website/departments/new',
    root: {
      site: { name: 'Koshi', description: '', publicUrl: '' },
      contentCollection: ({ key }: { key: string }) => ({
        ...{ ...collection, key, label: key === 'departments' ? 'Departments' : 'Course groups' },
        fields: [...collection.fields, ...(key === 'departments' ? [group] : [])],
      }),
      contentItem: ({ id }: { id: string | null }) => (id === null ? null : { ...item(1, 'Saved'), id }),
      contentItems: () => [...groups],
      saveContent: ({ id, collection }: { id: string; collection: string }) => {
        if (collection === 'courseGroups') groups.push({ ...item(1, 'Saved'), id, title: 'Medical' })
        return { ...item(1, 'Saved'), id }
      },
    },
  })
  await user.type(await screen.findByLabelText('Vision'), 'Course')
  await screen.findByText('There is nothing to choose from yet.')
  await user.click(screen.getByRole('button', { name: 'Add an entry to choose' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to course groups' }))
  await user.type(await dialog.findByLabelText('Vision'), 'Group')
  await user.click(dialog.getByRole('button', { name: 'Save draft' }))
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>(/^Group/).selectedOptions[0]?.text).toBe('Medical'),
  )
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  const saved = () => asked.filter(({ data }) => data)
  await waitFor(() => expect(saved()).toHaveLength(2))
  const [first, second] = saved()
  expect(first).toMatchObject({ collection: 'courseGroups', data: { vision: 'Group' } })
  expect(second).toMatchObject({ collection: 'departments', data: { vision: 'Course', group: first?.id } })
  expect(second?.id).not.toBe(first?.id)
})

describe('courses', () => {
  // The page loads it when it is first asked for, which takes a busy machine a while.
  beforeAll(() => import('#client/features/courses/course-dialog.tsx'), 60_000)

  const shown = () =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

  test('all courses are shown until a category is chosen', async () => {
    const { user, location } = renderPart(<CourseList groups={demoGroups} />, { at: '/courses' })
    expect(shown()).toHaveLength(15)
    await user.click(screen.getByRole('tab', { name: /^Medical/ }))
    expect(shown()).toEqual(['MBBS', 'BDS', 'BSc Nursing'])
    await waitFor(() => expect(location()).toBe('/courses?group=medical'))
    await user.keyboard('{End}')
    expect(shown()).toHaveLength(5)
    await waitFor(() => expect(location()).not.toBe('/courses?group=medical'))
    await user.click(screen.getByRole('tab', { name: /^All Courses/ }))
    expect(shown()).toHaveLength(15)
  })

  test('an address shows its category', () => {
    renderPart(<CourseList groups={demoGroups} />, { at: '/courses?group=paramedical' })
    expect(shown()).toHaveLength(7)
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Paramedical7')
  })

  test('a name in another language inside of a sentence says so', async () => {
    const [group] = demoGroups.filter(({ slug }) => slug === 'medical')
    if (!group) throw new Error('The demo has no such group')
    const courses = group.courses.map((course) => ({ ...course, title: 'नर्सिङ' }))
    const { user } = renderPart(<CourseList groups={[{ ...group, courses }]} />, { at: '/courses' })
    const [more] = screen.getAllByRole('link', { name: /^Learn More/ })
    if (more) await user.click(more)
    const link = await screen.findByRole('link', { name: 'Everything about नर्सिङ' })
    expect(link.querySelector('[lang=ne]')?.textContent).toBe('नर्सिङ')
  })

  test('another address of the page shows its category', async () => {
    const courses = (
      <>
        <Link to="/courses">Courses</Link>
        <CourseList groups={demoGroups} />
      </>
    )
    const { user } = renderPart(courses, { at: '/courses' })
    await user.click(screen.getByRole('tab', { name: /^Medical/ }))
    await waitFor(() => expect(shown()).toHaveLength(3))
    await user.click(screen.getByRole('link', { name: 'Courses' }))
    await waitFor(() => expect(shown()).toHaveLength(15))
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('All Courses')
  })

  test('Learn More opens the course, Enroll Now leads to the contact page', async () => {
    const { user, location } = renderPart(<CourseList groups={demoGroups} />, { at: '/courses' })
    const more = screen.getByRole('link', { name: 'Learn More about BDS' })
    expect(more.getAttribute('href')).toBe('/courses/bds')
    await user.click(more)
    const dialog = await screen.findByRole('dialog', { name: 'BDS' })
    expect(dialog.textContent).toContain('Medical')
    expect(dialog.textContent).toContain('For future dentists')
    expect(dialog.textContent).toContain('Dentistry needs a good head and good hands.')
    expect(location()).toBe('/courses')

    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(more))

    await user.click(more)
    await user.click(await screen.findByRole('link', { name: 'Enroll Now' }))
    expect(location()).toBe('/contact')
  })

  test('a press that asks for another tab is left to the browser', async () => {
    const { user } = renderPart(<CourseList groups={demoGroups} />, { at: '/courses' })
    const more = screen.getByRole('link', { name: 'Learn More about MBBS' })
    // The test's browser has no other tab to open.
    more.addEventListener('click', (event) => event.preventDefault())
    await user.keyboard('{Control>}')
    await user.click(more)
    await user.keyboard('{/Control}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('one course in one group is a list, too; its hours are not drawn where none are given', () => {
    const { courses, ...group } = demoGroup('medical')
    renderPart(<CourseList groups={[{ ...group, times: [], courses: courses.slice(0, 1) }]} />)
    expect(shown()).toEqual(['MBBS'])
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All Courses1', 'Medical1'])
    expect(screen.queryByText('noon', { exact: false })).toBeNull()
  })

  test('a group without courses, and a course whose group is hidden, are left out', () => {
    const courseGroups = [{ id: 'a' }, { id: 'b' }]
    const courses = [
      { slug: 'one', group: { id: 'b' } },
      { slug: 'two', group: null },
    ]
    expect(groupCourses({ courseGroups, courses })).toEqual([{ id: 'b', courses: [courses[0]] }])
  })
})

describe('home', () => {
  test('a group of seven shows three until somebody wants more, and less again', async () => {
    const { user } = renderPart(<CourseGroupCard group={demoGroup('paramedical')} />)
    const list = screen.getByRole('list')
    const button = screen.getByRole('button', { name: 'Show 4 more' })
    expect(button.getAttribute('aria-controls')).toBe(list.id)
    expect(list.dataset.expanded).toBe('false')
    await user.click(button)
    expect(list.dataset.expanded).toBe('true')
    expect(button.textContent).toBe('Show less')
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await user.click(button)
    expect(list.dataset.expanded).toBe('false')
  })

  test('a group of three has nothing to expand', () => {
    renderPart(<CourseGroupCard group={demoGroup('medical')} />)
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'MBBS',
      'BDS',
      'BSc Nursing',
    ])
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('the ticket leads to the result of the newest exam', async () => {
    const exam = { id: 'CEE-MODEL-08', title: 'CEE Model Test 8', date: '2026-11-14' }
    const { user, location } = renderPart(<QuickLookUpForm exam={exam} numericIds />)
    expect(screen.getByLabelText<HTMLInputElement>('Candidate ID').inputMode).toBe('numeric')
    await user.type(screen.getByLabelText('Candidate ID'), ' 081001 {Enter}')
    expect(location()).toBe('/results?exam=CEE-MODEL-08&candidate=081001')
  })

  test('without the API every part of the page says what is missing, and none takes the others with it', async () => {
    const root: Record<string, unknown> = {}
    for (const field of ['content', 'notices', 'exams'])
      root[field] = () => {
        throw new GraphQLError('Away')
      }
    const { user } = await openPage({ route: { path: '/', ...home }, at: '/', root })
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      expect.stringContaining('Failed to load notices'),
      expect.stringContaining('The courses could not be loaded.'),
    ])
    screen.getByRole('heading', { level: 1 })
    root.content = { homePage: null, courseGroups: demoGroups, courses: [], coursesPage: null }
    const [, retry] = screen.getAllByRole('button', { name: 'Try again' })
    if (retry) await user.click(retry)
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1))
  })

  test('the app is offered where there is one', () => {
    const nothing = renderPart(<MobileApp ios={null} android={undefined} />)
    expect(screen.queryByRole('heading')).toBeNull()
    nothing.unmount()
    renderPart(<MobileApp ios={null} android="https://play.google.com/store/apps" />)
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Download for Android'])
  })

  test('the home page has three groups at most, and no section without courses', () => {
    const many = [...demoGroups, { ...demoGroup('medical'), id: 'evening', name: 'Evening' }]
    const { unmount } = renderPart(<OurCourses groups={many} intro={null} />)
    expect(screen.getAllByRole('article')).toHaveLength(3)
    unmount()
    renderPart(<OurCourses groups={[]} intro="Three groups." />)
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

describe('videos', () => {
  const route = { path: '/videos', loader, Component }
  const site = { name: 'Himshikhar', description: '', publicUrl: '' }

  const video = (number: number, more: Record<string, unknown> = {}) => ({
    id: `v${number}`,
    title: `Class ${number}`,
    description: `About ${number}`,
    publishedAt: '2026-11-19T23:00:00.000Z',
    thumbnail: null,
    playerUrl: `https://www.youtube-nocookie.com/embed/v${number}`,
    watchUrl: `https://www.youtube.com/watch?v=v${number}`,
    ...more,
  })
  const page = (nodes: unknown[], nextPageToken: string | null = null, stale = false) => ({
    nodes,
    nextPageToken,
    fetchedAt: '2026-11-21T04:15:00.000Z',
    stale,
  })

  /** The test's browser opens frames: the platform's player is an empty page here. */
  beforeAll(() => {
    const { settings } = (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM
    settings.enableIframePageLoading = true
    settings.fetch.interceptor = { beforeAsyncRequest: async ({ window: frame }) => new frame.Response('') }
  })

  function open(videos: unknown, at = '/videos') {
    return openPage({ route, at, root: { site, videos } })
  }

  const player = () => screen.queryByTitle(/^Class/) as HTMLIFrameElement | null
  const play = (title: string) => screen.getByRole('button', { name: `Play: ${title}` })
  const cards = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent)
  const upNext = () => screen.queryByRole('region', { name: 'Up Next' })
  const press = (name: string) => screen.getByRole('button', { name })

  test('nothing of the platform is there before a press on play', async () => {
    await open(page([video(1), video(2)]))
    expect(cards()).toEqual(['Play: Class 1', 'Play: Class 2'])
    expect(document.body.innerHTML).not.toMatch(/<iframe|ytimg/)
  })

  test('every thumbnail is loaded when it comes near the screen, that of the first class, too', async () => {
    await open(page([video(1, { thumbnail: '/videos/v1.jpg' }), video(2, { thumbnail: '/videos/v2.jpg' })]))
    const pictures = screen.getAllByRole('article').map((card) => card.querySelector('img'))
    expect(pictures.map((picture) => picture?.getAttribute('loading'))).toEqual(['lazy', 'lazy'])
  })

  test('a class shows its day, where it is known', async () => {
    const { user } = await open(page([video(1), video(2, { publishedAt: null })]))
    const days = () => screen.getAllByRole('article').map((card) => card.querySelectorAll('time').length)
    expect(days()).toEqual([1, 0])
    await user.click(play('Class 2'))
    expect(within(screen.getByRole('region', { name: 'Class 2' })).queryByRole('time')).toBeNull()
  })

  test.each([
    ['2026-11-20T23:00:00.000Z', 1],
    ['2026-11-01T23:00:00.000Z', 0],
    [null, 0],
  ])('the first class is called the newest only if it is: of %s', async (publishedAt, count) => {
    await open(page([video(1, { publishedAt }), video(2)]))
    expect(screen.queryAllByText('Newest class')).toHaveLength(count)
  })

  test('one video plays at a time, in a player that has the focus', async () => {
    const { user } = await open(page([video(1), video(2), video(3)]))
    await user.click(play('Class 2'))
    expect(player()?.src).toBe('https://www.youtube-nocookie.com/embed/v2?autoplay=1&rel=0')
    expect(screen.getByRole('region', { name: 'Class 2' })).toBe(document.activeElement)
    await user.click(within(screen.getAllByRole('article')[2] as HTMLElement).getByRole('button'))
    expect(document.querySelectorAll('iframe')).toHaveLength(1)
    expect(player()?.title).toBe('Class 3')
  })

  test('Previous and Next move through what the search leaves, and do nothing at either end', async () => {
    const videos = [
      video(1),
      video(2, { description: 'Photosynthesis' }),
      video(3),
      video(4, { title: 'Class of PHOTOS' }),
    ]
    const { user } = await open(page(videos), '/videos?search=photos')
    await user.click(play('Class 2'))
    await user.click(press('Previous'))
    expect(player()?.title).toBe('Class 2')
    expect(press('Previous').getAttribute('aria-disabled')).toBe('true')
    await user.click(press('Next'))
    expect(player()?.title).toBe('Class of PHOTOS')
    expect(document.activeElement).toBe(press('Next'))
    await user.click(press('Next'))
    expect(player()?.title).toBe('Class of PHOTOS')
    await user.click(press('Previous'))
    expect(player()?.title).toBe('Class 2')
  })

  test('what comes next is a list that can be hidden', async () => {
    const { user } = await open(page([video(1), video(2), video(3)]))
    await user.click(play('Class 1'))
    const rows = () => within(upNext() ?? document.body).getAllByRole('listitem')
    expect(rows().map((row) => row.querySelector('h4')?.textContent)).toEqual([
      'Play: Class 2',
      'Play: Class 3',
    ])
    await user.click(press('Up Next'))
    expect(upNext()).toBeNull()
    await user.click(press('Up Next'))
    await user.click(within(rows()[1] as HTMLElement).getByRole('button'))
    expect(player()?.title).toBe('Class 3')
    expect(screen.getByRole('region', { name: 'Class 3' })).toBe(document.activeElement)
    expect(upNext()?.textContent).toContain('This is the last video.')
  })

  test('closing the player stops it and leads back to the card', async () => {
    const { user } = await open(page([video(1), video(2)]))
    await user.click(play('Class 2'))
    await user.click(press('Close the player'))
    expect(player()).toBeNull()
    expect(document.activeElement).toBe(play('Class 2'))
  })

  test('the search looks at titles and descriptions and stays in the address', async () => {
    const { user, address } = await open(page([video(1), video(2, { description: 'Rotational DYNAMICS' })]))
    await user.type(screen.getByRole('searchbox'), 'dynamics')
    await waitFor(() => expect(cards()).toEqual(['Play: Class 2']))
    expect(address()).toBe('/videos?search=dynamics')
    await user.type(screen.getByRole('searchbox'), 'x')
    expect(await screen.findByRole('heading', { name: 'No matching videos found' })).toBeTruthy()
    await user.click(press('Clear search'))
    await waitFor(() => expect(cards()).toHaveLength(2))
    expect(address()).toBe('/videos')
  })

  test('more videos are added below, each once, and the focus goes on to them', async () => {
    const pages: Record<string, unknown> = {
      first: page([video(5), video(4)], 'older'),
      older: page([video(4), video(3)], 'oldest'),
      oldest: page([]),
    }
    const { user, asked, address } = await open(({ after }: { after?: string }) => pages[after ?? 'first'])
    const more = screen.getByRole('link', { name: 'Load More Videos' })
    expect(more.getAttribute('href')).toBe('/videos?after=older')
    await user.click(more)
    await waitFor(() => expect(cards()).toEqual(['Play: Class 5', 'Play: Class 4', 'Play: Class 3']))
    expect(document.activeElement).toBe(play('Class 3'))
    expect(address()).toBe('/videos')
    // A page without a recorded class is not an error, and after the last one the link is gone.
    await user.click(screen.getByRole('link', { name: 'Load More Videos' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Load More Videos' })).toBeNull())
    expect(cards()).toHaveLength(3)
    expect(asked.map(({ after }) => after)).toEqual([null, 'older', 'oldest'])
  })

  test('the focus goes on to the first new video that the search leaves', async () => {
    const pages: Record<string, unknown> = {
      first: page([video(5), video(4)], 'older'),
      older: page([video(3), { ...video(6), title: 'Class 45' }], null),
    }
    const { user } = await open(
      ({ after }: { after?: string }) => pages[after ?? 'first'],
      '/videos?search=Class+4',
    )
    await user.click(screen.getByRole('link', { name: 'Load More Videos' }))
    await waitFor(() => expect(cards()).toEqual(['Play: Class 4', 'Play: Class 45']))
    expect(document.activeElement).toBe(play('Class 45'))
  })

  test('a page that cannot be loaded leaves what is there', async () => {
    const { user } = await open(({ after }: { after?: string }) => {
      if (after) throw new Error('Please begin again with the newest videos.')
      return page([video(1)], 'older')
    })
    await user.click(screen.getByRole('link', { name: 'Load More Videos' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Please begin again')
    expect(cards()).toEqual(['Play: Class 1'])
  })

  test('without any it says so, and does not call it the end while there are older uploads', async () => {
    await open(page([], 'older'))
    expect(screen.getByRole('heading', { name: 'No recorded live streams available' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Load More Videos' })).toBeTruthy()
  })

  test('an old answer says of when it is', async () => {
    await open(page([video(1)], null, true))
    expect(screen.getByText(/This list is as of Nov 21, 2026, 10:00 AM/)).toBeTruthy()
  })

  test('a failure is told, and mended by another try', async () => {
    let failing = true
    const { user } = await open(() => {
      if (failing) throw new Error('Please try again in a few minutes.')
      return page([video(1)])
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/cannot be shown.*Please try again in a few minutes/)
    failing = false
    await user.click(press('Try again'))
    await waitFor(() => expect(cards()).toEqual(['Play: Class 1']))
  })

  test('a sample of the demo is honest about itself', async () => {
    const { user } = await open(page([video(1, { playerUrl: null, watchUrl: null })]))
    await user.click(play('Class 1'))
    expect(screen.getByText('This is a sample class')).toBeTruthy()
    expect(document.querySelector('iframe')).toBeNull()
  })
})
