import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { useLoaderData } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { NoticeBoard } from '#client/features/notices/notice-board.tsx'
import { loadNoticeBoard } from '#client/features/notices/notice-queries.ts'
import * as noticePage from '#client/pages/public/notice/page.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'
import { isToasted } from '#tests/support/browser/toasts.ts'
import {
  noticesRoute,
  openNotices as open,
  noticeRow as row,
  site,
} from '#tests/support/content/managed-notices.ts'
import { editedNotice, lastPage, notice } from '#tests/support/content/notice-scenario.ts'

const media = {
  url: '/media/1/a.jpg',
  width: 640,
  height: 480,
  sources: [320, 640].map((width) => ({
    width,
    avif: `/media/1/${width}.avif`,
    webp: `/media/1/${width}.webp`,
  })),
}

describe('manage notices', () => {
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
          ...{
            __typename: 'NoticeAttachment',
            id,
            fileName: file.name,
            fileType: 'application/pdf',
            size: 4,
          },
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
})

describe('notice conflicts', () => {
  beforeEach(() => sessionStorage.clear())

  test('a new notice whose answer was lost is sent again as the same one, and changed if something else was typed since', async () => {
    const ids: unknown[] = []
    let stored: { notice: ReturnType<typeof notice>; input: string } | undefined
    let changed: Record<string, unknown> = {}
    const { user } = await open([], {
      createNotice: ({ id, input }: { id: string; input: object }) => {
        ids.push(id)
        // The server takes the same input for saved.
        if (stored?.input === JSON.stringify(input)) return { __typename: 'Notice', id }
        if (stored) return { __typename: 'NoticeConflict', message: '', current: editedNotice(stored.notice) }
        stored = { notice: notice(id, { ...input, attachments: [] }), input: JSON.stringify(input) }
        throw new Error('Connection reset')
      },
      updateNotice: (args: Record<string, unknown>) => {
        changed = args
        return stored?.notice
      },
    })
    const write = async (title: string) => {
      await user.click(screen.getByRole('button', { name: 'Add Notice' }))
      const form = within(await screen.findByRole('dialog', { name: 'Add New Notice' }))
      await user.type(form.getByLabelText(/^Title/), title)
      await user.type(form.getByLabelText(/^Description/), 'On Friday')
      await user.click(form.getByRole('button', { name: 'Publish notice' }))
      await form.findByRole('alert', { name: 'We do not know if this worked' })
      return form
    }
    let form = await write('Holiday')
    await user.click(form.getByRole('button', { name: 'Publish notice' }))
    await isToasted('Notice created successfully')
    expect(ids[1]).toBe(ids[0])

    stored = undefined
    form = await write('Exam')
    await user.type(form.getByLabelText(/^Title/), ' day')
    await user.click(form.getByRole('button', { name: 'Publish notice' }))
    await screen.findByText(/^An earlier attempt has published this notice as “Exam”/)
    await user.click(form.getByRole('button', { name: 'Save changes' }))
    await isToasted('Notice updated successfully')
    expect(changed).toMatchObject({ id: ids[2], version: 1, input: { title: 'Exam day' } })
    expect(ids[2]).not.toBe(ids[0])
  })

  test('what somebody else has saved meanwhile is shown, and one of both versions chosen', async () => {
    const theirs = notice('1', { title: 'Theirs', version: 2 })
    const inBoth = editedNotice(theirs)
    let saved: Record<string, unknown> = {}
    const { user } = await open([notice('1')], {
      updateNotice: (args: Record<string, unknown>) => {
        saved = args
        return args.version === 2
          ? { ...theirs, title: 'Mine', version: 3 }
          : {
              __typename: 'NoticeConflict',
              message: 'Somebody else has changed this notice.',
              current: inBoth,
            }
      },
    })
    const title = () => screen.getByLabelText<HTMLInputElement>(/^Title/)
    await user.click(within(row('Notice 1')).getByRole('button', { name: /^Edit/ }))
    const form = within(await screen.findByRole('dialog', { name: 'Edit Notice' }))
    await user.clear(title())
    await user.type(title(), 'Mine')
    await user.click(form.getByRole('button', { name: 'Save changes' }))
    const conflict = await form.findByText(/^Somebody else has changed this notice/)
    expect(conflict.closest('[role=alert]')?.textContent).toContain('Theirs')
    // It stands above the fields, which may be scrolled away.
    expect(document.activeElement?.contains(conflict)).toBe(true)
    expect(title().value).toBe('Mine')
    await user.click(form.getByRole('button', { name: 'Use the saved version' }))
    expect(title().value).toBe('Theirs')
    await user.clear(title())
    await user.type(title(), 'Mine')
    await user.click(form.getByRole('button', { name: 'Save changes' }))
    await isToasted('Notice updated successfully')
    expect(saved).toMatchObject({ version: 2, input: { title: 'Mine' } })
  })

  const attachment = (id: string) => ({
    ...{ __typename: 'NoticeAttachment', id, fileName: `${id}.pdf`, fileType: 'application/pdf', size: 4 },
    ...{ width: null, height: null, url: `/${id}`, previewUrl: null },
  })

  test('of attachments that both have changed, those of both are kept', async () => {
    const edited = notice('1', { attachments: ['a', 'b', 'c'].map(attachment) })
    const theirs = notice('1', { attachments: ['b', 'c', 'theirs'].map(attachment), version: 2 })
    let saved: { version?: number; input?: object } = {}
    const { user } = await open([edited], {
      uploadAttachment: () => attachment('mine'),
      updateNotice: (args: typeof saved) => {
        saved = args
        return args.version === 2
          ? theirs
          : {
              __typename: 'NoticeConflict',
              message: 'Somebody else was faster.',
              current: editedNotice(theirs),
            }
      },
    })
    await user.click(within(row('Notice 1')).getByRole('button', { name: /^Edit/ }))
    const form = within(await screen.findByRole('dialog', { name: 'Edit Notice' }))
    await user.click(form.getByRole('button', { name: 'Remove b.pdf' }))
    fireEvent.change(form.getByLabelText(/^Attachments/), {
      target: { files: [new File(['%PDF'], 'mine.pdf')] },
    })
    await form.findByRole('button', { name: 'Remove mine.pdf' })
    await user.click(form.getByRole('button', { name: 'Save changes' }))
    await user.click(await form.findByRole('button', { name: 'Keep my version' }))
    await isToasted('Notice updated successfully')
    expect(saved).toMatchObject({ version: 2, input: { attachments: ['c', 'mine', 'theirs'] } })
  })

  test('a deleted notice that was published as a new one without an answer can be changed', async () => {
    let created: ReturnType<typeof notice> | undefined
    let changed: Record<string, unknown> = {}
    const { user } = await open([notice('1')], {
      updateNotice: (args: Record<string, unknown>) => {
        if (args.id === '1') throw new GraphQLError('Gone.', { extensions: { code: 'NOT_FOUND' } })
        changed = args
        return created
      },
      createNotice: ({ id, input }: { id: string; input: object }) => {
        if (created) return { __typename: 'NoticeConflict', message: '', current: editedNotice(created) }
        created = notice(id, { ...input })
        throw new Error('Connection reset')
      },
    })
    await user.click(within(row('Notice 1')).getByRole('button', { name: /^Edit/ }))
    const form = within(await screen.findByRole('dialog', { name: 'Edit Notice' }))
    await user.click(form.getByRole('button', { name: 'Save changes' }))
    const publish = async () => user.click(await form.findByRole('button', { name: 'Publish notice' }))
    await publish()
    await form.findByText(/^Connection reset/)
    await user.type(form.getByLabelText(/^Title/), ', mended')
    await publish()
    await screen.findByText(/^An earlier attempt has published this notice as “Notice 1”/)
    await user.click(form.getByRole('button', { name: 'Save changes' }))
    await isToasted('Notice updated successfully')
    expect(changed).toMatchObject({ id: created?.id, input: { title: 'Notice 1, mended' } })
  })
})

describe('notice board', () => {
  const route = {
    path: '/',
    loader: ({ context }: { context: Parameters<typeof loadNoticeBoard>[0] }) => loadNoticeBoard(context),
    Component: () => <NoticeBoard notices={useLoaderData<typeof loadNoticeBoard>()} />,
  }
  const open = (notices: unknown) => openPage({ route, at: '/', root: { notices } })

  test('lists the notices with what matters', async () => {
    await open({
      nodes: [
        notice('1', { type: 'URGENT', attachments: [{ id: 'a' }, { id: 'b' }] }),
        notice('2', { title: 'बिदा' }),
      ],
    })
    const [urgent, normal] = await screen.findAllByRole('listitem')
    expect(urgent?.textContent).toMatch(/Notice 1.*Urgent.*Jan 6, 2026, \d+:\d\d [AP]M.*2 attachments/)
    expect(normal?.textContent).not.toContain('Urgent')
    expect(screen.getByRole('link', { name: 'बिदा' }).getAttribute('href')).toBe('/news/2')
    expect(screen.getByRole('link', { name: /View All/ }).getAttribute('href')).toBe('/news')
  })

  test('says that it failed, and tries again at a press', async () => {
    let failing = true
    const { user } = await open(() => {
      if (failing) throw new Error('The database sleeps.')
      return { nodes: [notice('1')] }
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load notices')
    failing = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    const link = await screen.findByRole('link', { name: 'Notice 1' })
    const place = document.activeElement
    expect(place, 'the focus is not lost with the button').not.toBe(document.body)
    expect(place?.contains(link)).toBe(true)
    await user.tab()
    expect(place?.contains(document.activeElement)).toBe(true)
    expect(place?.hasAttribute('tabindex')).toBe(false)
  })

  test('says when there is nothing', async () => {
    await open({ nodes: [] })
    expect(await screen.findByText('There is no notice at the moment.')).toBeTruthy()
  })
})

describe('notice page', () => {
  const notice = {
    id: '1',
    title: 'Result day',
    description: 'At six.',
    type: 'NORMAL',
    publishedAt: '2026-11-01T00:00:00.000Z',
    isPinned: false,
    timing: 'CURRENT',
    isActive: true,
    attachments: [],
  }

  test('a notice that cannot be loaded has a title of its own, and is loaded again', async () => {
    let isDown = true
    const answer = () => {
      if (isDown) throw new Error('No database')
      return notice
    }
    const { user } = await openPage({
      route: { path: '/news/:id', ...noticePage },
      at: '/news/1',
      root: { notice: answer },
    })
    expect(document.title).toContain('Failed to load notices')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'Result day' })
    expect(document.title).toContain('Result day')
  })
})

describe('notices in nepali', () => {
  beforeEach(() => sessionStorage.clear())

  test('a Nepali title and description are typed beside the others, and kept as the rest', async () => {
    let saved: Record<string, unknown> = {}
    const updateNotice = (args: Record<string, unknown>) => {
      saved = args
      return notice('1', { version: 2 })
    }
    const { user } = await open([notice('1')], { updateNotice })
    const edit = async () => {
      await user.click(within(row('Notice 1')).getByRole('button', { name: /^Edit/ }))
      return within(await screen.findByRole('dialog', { name: 'Edit Notice' }))
    }
    let form = await edit()
    expect(form.queryByLabelText('Title in Nepali')).toBeNull()
    await user.click(form.getByRole('checkbox', { name: 'Edit the texts in Nepali, too' }))
    expect(form.getByText('Nepali: 2 of 2 texts missing')).toBeTruthy()
    await user.type(form.getByLabelText('Title in Nepali'), 'सूचना')
    expect(form.getByText('Nepali: 1 of 2 texts missing')).toBeTruthy()
    expect(form.getAllByText('Missing: Nepali pages show the text above.')).toHaveLength(1)
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    form = await edit()
    const title = form.getByLabelText<HTMLInputElement>('Title in Nepali')
    expect(title.value).toBe('सूचना')
    // The controls stay while their values are retyped.
    await user.clear(title)
    await user.type(title, 'बिदा')
    await user.type(form.getByLabelText('Description in Nepali'), 'आइतबारदेखि')
    expect(form.getByText('Nepali: complete')).toBeTruthy()
    await user.click(form.getByRole('checkbox', { name: 'Edit the texts in Nepali, too' }))
    await user.click(form.getByRole('button', { name: 'Save changes' }))
    await isToasted('Notice updated successfully')
    expect(saved).toMatchObject({
      version: 1,
      input: { nepaliTitle: 'बिदा', nepaliDescription: 'आइतबारदेखि' },
    })
  })

  test('the list marks what lacks a Nepali text, once one has it', async () => {
    const state = (missing: number) => ({ translation: { missing, texts: 2, hasBegun: missing < 2 } })
    await open([notice('1', state(2)), notice('2', state(1)), notice('3', state(0))])
    expect(row('Notice 1').textContent).toContain('Nepali: 2 of 2 texts missing')
    expect(row('Notice 2').textContent).toContain('Nepali: 1 of 2 texts missing')
    expect(row('Notice 3').textContent).not.toContain('Nepali')
  })

  test('without any Nepali text the list says nothing of it', async () => {
    await open([notice('1')])
    expect(row('Notice 1').textContent).not.toContain('Nepali')
  })

  test('a notice that was deleted before it was opened is said to be gone, and leaves the list', async () => {
    const nodes = [notice('1'), notice('2')]
    const { user } = await open(nodes)
    nodes.shift()
    await user.click(within(row('Notice 1')).getByRole('button', { name: /^Edit/ }))
    await isToasted('Somebody has deleted this notice.')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Notice 1' })).toBeNull())
  })
})

describe('picture', () => {
  test('the browser chooses format and width, and keeps the place free', () => {
    const { container } = renderPart(<Picture media={media} alt="Students in the library" sizes="50vw" />)
    const sources = [...container.querySelectorAll('source')].map(({ type, srcset, sizes }) => [
      type,
      srcset,
      sizes,
    ])
    expect(sources).toEqual([
      ['image/avif', '/media/1/320.avif 320w, /media/1/640.avif 640w', '50vw'],
      ['image/webp', '/media/1/320.webp 320w, /media/1/640.webp 640w', '50vw'],
    ])
    const image = screen.getByRole('img', { name: 'Students in the library' })
    const attributes = ['src', 'width', 'height', 'loading'].map((name) => image.getAttribute(name))
    expect(attributes).toEqual(['/media/1/a.jpg', '640', '480', 'lazy'])
  })

  test('a picture at the top of a page is loaded at once', () => {
    renderPart(<Picture media={media} alt="Library" sizes="100vw" eager />)
    const image = screen.getByRole('img', { name: 'Library' })
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
  })
})
