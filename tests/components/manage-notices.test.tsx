import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { isToasted } from '#tests/support/browser/toasts.ts'
import {
  noticesRoute,
  openNotices as open,
  noticeRow as row,
  site,
} from '#tests/support/content/managed-notices.ts'
import { lastPage, notice } from '#tests/support/content/notice-scenario.ts'

beforeEach(() => sessionStorage.clear())

test('without notices it says so', async () => {
  await open([])
  expect(screen.getByRole('heading', { name: 'No notices yet' })).toBeTruthy()
  expect(screen.getByText('Create your first notice to display on the website')).toBeTruthy()
})

test('the switch answers at once and goes back when the server does not follow', async () => {
  let refuse: (error: Error) => void = () => {}
  const setNoticeActive = () =>
    new Promise((_, reject) => {
      refuse = reject
    })
  const { user } = await open([notice('1')], { setNoticeActive })
  await user.click(within(row('Notice 1')).getByRole('button', { name: /^Deactivate/ }))
  expect(within(row('Notice 1')).getByText('Inactive')).toBeTruthy()
  refuse(new Error('The database sleeps.'))
  await isToasted('The database sleeps.')
  expect(within(row('Notice 1')).queryByText('Inactive')).toBeNull()
})

test('several are deleted after a question that names them', async () => {
  let asked: unknown
  const nodes = [notice('1', { attachments: [] }), notice('2'), notice('3')]
  const deleteNotices = ({ ids }: { ids: string[] }) => {
    asked = ids
    nodes.splice(0, 2)
    return 2
  }
  const { user } = await open(nodes, { deleteNotices })
  await user.click(screen.getByRole('checkbox', { name: 'Select Notice 1' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Notice 2' }))
  await user.click(screen.getByRole('button', { name: 'Delete (2)' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 notices?' })
  expect(dialog.textContent).toMatch(/Notice 1.*Notice 2/)
  await user.click(within(dialog).getByRole('button', { name: 'Delete 2 notices' }))
  await isToasted('Notices deleted successfully')
  expect(asked).toEqual(['1', '2'])
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Notice 1' })).toBeNull())
  expect(screen.queryByRole('button', { name: /^Delete \(/ })).toBeNull()
  // The focus stays where the list begins, and the rest is told.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('1 notice'))
})

test('a notice is pinned and gets an end, and the moment of its publication stays', async () => {
  let sent: { input?: Record<string, unknown> } = {}
  const nodes = [notice('1', { isPinned: true, timing: 'OVER' }), notice('2')]
  const { user } = await open(nodes, {
    updateNotice: (args: typeof sent) => {
      sent = args
      return notice('2')
    },
  })
  expect(within(row('Notice 1')).getByText('Pinned')).toBeTruthy()
  expect(within(row('Notice 1')).getByText('Over')).toBeTruthy()
  await user.click(within(row('Notice 2')).getByRole('button', { name: /^Edit/ }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit Notice' }))
  const named = (name: string) =>
    screen.getByRole('dialog').querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
  fireEvent.change(named('expiresAt'), { target: { value: '2026-01-24' } })
  fireEvent.change(named('expiresAtTime'), { target: { value: '10:00' } })
  await user.click(form.getByRole('checkbox', { name: /^Pin/ }))
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  await isToasted('Notice updated successfully')
  expect(sent.input).toMatchObject({ isPinned: true, expiresAt: '2026-01-24T04:15:00.000Z' })
  expect(sent.input).not.toHaveProperty('publishedAt')
})

const uploads = (answers: Record<string, () => unknown>) => {
  const sent: { id: string; name: string }[] = []
  async function uploadAttachment({ id, file }: { id: string; file: File }) {
    sent.push({ id, name: file.name })
    return (
      answers[file.name]?.() ?? {
        ...{ __typename: 'NoticeAttachment', id, fileName: file.name, fileType: 'application/pdf', size: 4 },
        ...{ width: null, height: null, url: '/', previewUrl: null },
      }
    )
  }
  return { sent, uploadAttachment }
}

const choose = (names: readonly string[], size = 4) =>
  fireEvent.change(screen.getByLabelText(/^Attachments/), {
    target: { files: names.map((name) => new File(['%'.repeat(size)], name, { type: 'application/pdf' })) },
  })

test('files go up one by one, and are kept with what was typed when the form is closed', async () => {
  let created: { input?: { attachments?: string[] } } = {}
  const createNotice = (args: typeof created) => {
    created = args
    return { __typename: 'Notice', id: '9' }
  }
  const refusal = { __typename: 'InvalidInput', message: 'bad.pdf is damaged', fields: [] }
  const { sent, uploadAttachment } = uploads({ 'bad.pdf': () => refusal })
  const { user } = await open([], { createNotice, uploadAttachment })
  const openDialog = () => user.click(screen.getByRole('button', { name: 'Add Notice' }))
  await openDialog()
  const form = () => within(screen.getByRole('dialog', { name: 'Add New Notice' }))
  await user.click(form().getByRole('button', { name: 'Publish notice' }))
  expect(form().getAllByText('Title is required').length).toBeGreaterThan(0)
  expect(form().getAllByText('Description is required').length).toBeGreaterThan(0)
  choose(['a.pdf', 'bad.pdf', 'b.pdf'])
  await user.type(form().getByLabelText(/^Title/), 'Holiday')
  await form().findByRole('button', { name: 'Remove b.pdf' })
  expect(form().getByText('bad.pdf is damaged.')).toBeTruthy()
  expect(form().queryByRole('button', { name: 'Remove bad.pdf' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Close without saving' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await openDialog()
  await user.click(form().getByRole('button', { name: 'Remove a.pdf' }))
  await user.type(form().getByLabelText(/^Description/), 'On Friday')
  await user.click(form().getByRole('button', { name: 'Publish notice' }))
  await isToasted('Notice created successfully')
  expect(created).toMatchObject({ input: { title: 'Holiday', attachments: [sent[2]?.id] } })
})

test('an upload without an answer is tried again as the same attachment, before the notice can be saved', async () => {
  const lost = () => {
    if (sent.length === 1) throw new Error('Connection reset')
    return undefined
  }
  const { sent, uploadAttachment } = uploads({ 'a.pdf': lost })
  const { user } = await open([], { uploadAttachment })
  await user.click(screen.getByRole('button', { name: 'Add Notice' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add New Notice' }))
  choose(['a.pdf'])
  await form.findByText('Connection reset')
  await user.click(form.getByRole('button', { name: 'Publish notice' }))
  expect(form.getAllByText(/^a\.pdf is not uploaded/).length).toBeGreaterThan(0)
  await user.click(form.getByRole('button', { name: 'Try again a.pdf' }))
  await form.findByRole('button', { name: 'Remove a.pdf' })
  await waitFor(() => expect(form.queryByText('Connection reset')).toBeNull())
  expect(sent.map(({ id }) => id)).toEqual([sent[0]?.id, sent[0]?.id])
})

test('files that are too large, empty or too many are not sent', async () => {
  const { sent, uploadAttachment } = uploads({})
  const { user } = await open([], { uploadAttachment })
  await user.click(screen.getByRole('button', { name: 'Add Notice' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add New Notice' }))
  choose(['empty.pdf'], 0)
  expect(form.getByText('empty.pdf is empty.')).toBeTruthy()
  choose(['large.pdf'], 10 * 1024 * 1024 + 1)
  expect(form.getByText('large.pdf is larger than 10 MB.')).toBeTruthy()
  choose(Array.from({ length: 11 }, (_, at) => `${at}.pdf`))
  expect(form.getByText(/^10\.pdf is one too many/)).toBeTruthy()
  await form.findByRole('button', { name: 'Remove 9.pdf' })
  expect(sent).toHaveLength(10)
})

test('a quick action opens the dialog at once, and closing it forgets the action', async () => {
  const allNotices = { nodes: [notice('1')], pageInfo: lastPage }
  const { user, address } = await openPage({
    route: noticesRoute,
    at: '/admin/notices?add=1',
    root: { site, allNotices },
  })
  const dialog = await screen.findByRole('dialog', { name: 'Add New Notice' })
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Title/)))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/admin/notices')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Notice' }))
})

test('closing asks first, and reopening has what was typed until it is discarded or saved', async () => {
  const createNotice = () => ({ __typename: 'Notice', id: '9' })
  const { user } = await open([], { createNotice })
  const openDialog = async () => {
    await user.click(screen.getByRole('button', { name: 'Add Notice' }))
    return within(await screen.findByRole('dialog', { name: 'Add New Notice' }))
  }
  const title = () => screen.getByLabelText<HTMLInputElement>(/^Title/)
  const question = () => screen.findByRole('alertdialog', { name: 'Close without saving?' })
  const nothingIsOpen = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  let form = await openDialog()
  await user.type(title(), 'Holiday')
  await user.keyboard('{Escape}')
  await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(title().value).toBe('Holiday')
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  await user.click(within(await question()).getByRole('button', { name: 'Close without saving' }))
  await nothingIsOpen()

  form = await openDialog()
  expect(title().value).toBe('Holiday')
  await user.click(form.getByRole('button', { name: 'Discard it' }))
  expect(title().value).toBe('')
  await user.keyboard('{Escape}')
  await nothingIsOpen()

  form = await openDialog()
  await user.type(title(), 'Exam day')
  await user.type(form.getByLabelText(/^Description/), 'On Friday')
  await user.click(form.getByRole('button', { name: 'Publish notice' }))
  await nothingIsOpen()
  await openDialog()
  expect(title().value).toBe('')
})

test('a notice that somebody has deleted meanwhile can be published as a new one', async () => {
  const nodes = [notice('1')]
  let created: unknown
  const { user } = await open(nodes, {
    updateNotice: () => {
      throw new GraphQLError('This notice is not there any more.', { extensions: { code: 'NOT_FOUND' } })
    },
    createNotice: ({ input }: { input: unknown }) => {
      created = input
      return { __typename: 'Notice', id: '9' }
    },
  })
  await user.click(within(row('Notice 1')).getByRole('button', { name: /^Edit/ }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit Notice' }))
  await user.clear(form.getByLabelText(/^Link/))
  await user.type(form.getByLabelText(/^Link/), 'example.com/trip')
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText(/^Somebody has deleted this notice/)).toBeTruthy()
  const again = within(screen.getByRole('dialog', { name: 'Add New Notice' }))
  await user.click(again.getByRole('button', { name: 'Publish notice' }))
  await isToasted('Notice created successfully')
  expect(created).toMatchObject({ title: 'Notice 1', link: 'https://example.com/trip' })
})

test('a notice that is saved after the session has ended says that, and keeps what was typed', async () => {
  const { user } = await open([], {
    createNotice: () => {
      throw new GraphQLError('Please sign in first.', { extensions: { code: 'UNAUTHENTICATED' } })
    },
  })
  await user.click(screen.getByRole('button', { name: 'Add Notice' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add New Notice' }))
  await user.type(form.getByLabelText(/^Title/), 'Holiday')
  await user.type(form.getByLabelText(/^Description/), 'On Friday')
  await user.click(form.getByRole('button', { name: 'Publish notice' }))
  await isToasted('ErrorYou must be logged in to create notices')
  expect(form.getByText(/^You must be logged in to create notices\. Nothing was saved/)).toBeTruthy()
  expect(form.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Holiday')
})

test('an upload can be stopped by leaving, after a question that says so', async () => {
  const { user } = await open([], { uploadAttachment: () => new Promise(() => {}) })
  await user.click(screen.getByRole('button', { name: 'Add Notice' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add New Notice' }))
  choose(['a.pdf'])
  await form.findByRole('button', { name: 'Uploading…' })
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' })
  expect(question.textContent).toContain('Files are being uploaded. Leaving stops that')
  await user.click(within(question).getByRole('button', { name: 'Close without saving' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
