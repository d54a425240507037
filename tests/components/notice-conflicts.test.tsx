import { fireEvent, screen, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { beforeEach, expect, test } from 'vitest'
import { isToasted } from '#tests/support/browser/toasts.ts'
import { openNotices as open, noticeRow as row } from '#tests/support/content/managed-notices.ts'
import { editedNotice, notice } from '#tests/support/content/notice-scenario.ts'

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
        : { __typename: 'NoticeConflict', message: 'Somebody else has changed this notice.', current: inBoth }
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
