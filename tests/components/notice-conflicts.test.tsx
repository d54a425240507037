import { fireEvent, screen, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { beforeEach, expect, test } from 'vitest'
import { isToasted } from '#tests/support/browser/toasts.ts'
import { openNotices as open, noticeRow as row } from '#tests/support/content/managed-notices.ts'
import { editedNotice, notice } from '#tests/support/content/notice-scenario.ts'

beforeEach(() => sessionStorage.clear())

test('a new notice whose answer was lost is sent again as the same one, and changed if something else was typed since', async () => {
  const ids: unknown[] = []
  let stored: ReturnType<typeof notice> | undefined
  let changed: Record<string, unknown> = {}
  const { user } = await open([], {
    createNotice: ({ id, input }: { id: string; input: object }) => {
      ids.push(id)
      if (stored) return { __typename: 'NoticeConflict', message: '', current: editedNotice(stored) }
      stored = notice(id, { attachments: [], version: 1, ...input })
      throw new Error('Connection reset')
    },
    updateNotice: (args: Record<string, unknown>) => {
      changed = args
      return stored
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

const file = (name: string, text: string, type = 'application/pdf') => new File([text], name, { type })
const attachment = (id: string, { name, size, type }: File) => ({
  ...{ __typename: 'NoticeAttachment', id, fileName: name, fileType: type, size },
  ...{ width: null, height: null, url: `/${id}`, previewUrl: null },
})

/** The dialog of a new notice with a file, whose first answer was lost after the server had stored it. */
async function loseAnswer(first: File, kept: Partial<ReturnType<typeof attachment>> = {}) {
  let stored: ReturnType<typeof notice> | undefined
  let changed: Record<string, unknown> = {}
  const { user } = await open([], {
    createNotice: ({ id, input }: { id: string; input: object }) => {
      if (stored) return { __typename: 'NoticeConflict', message: '', current: editedNotice(stored) }
      stored = notice(id, { ...input, attachments: [{ ...attachment('old', first), ...kept }] })
      throw new Error('Connection reset')
    },
    updateNotice: (args: Record<string, unknown>) => {
      changed = args
      return stored
    },
  })
  await user.click(screen.getByRole('button', { name: 'Add Notice' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add New Notice' }))
  const choose = (chosen: File) =>
    fireEvent.change(form.getByLabelText(/^Attachments/), { target: { files: [chosen] } })
  await user.type(form.getByLabelText(/^Title/), 'Routine')
  await user.type(form.getByLabelText(/^Description/), 'Of January')
  choose(first)
  const publish = () => user.click(form.getByRole('button', { name: 'Publish notice' }))
  await publish()
  await form.findByText(/^Connection reset/)
  return { user, form, choose, publish, changed: () => changed }
}

test('a file that takes the place of one that was stored before its answer was lost is sent', async () => {
  const { user, form, choose, publish, changed } = await loseAnswer(file('routine.pdf', '%PDF 1'))
  const corrected = file('routine.pdf', '%PDF 2')
  await user.click(form.getByRole('button', { name: 'Remove routine.pdf' }))
  choose(corrected)
  await publish()
  await screen.findByText(/^An earlier attempt has published this notice/)
  expect(form.getByText('will be removed')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  await isToasted('Notice updated successfully')
  expect(changed()).toMatchObject({ removeAttachments: ['old'] })
  expect(changed().attachments).toEqual([corrected])
})

test('the same file is not sent again, also a picture whose metadata the server has removed', async () => {
  const { publish } = await loseAnswer(file('Photo  1.jpg', 'with a place', 'image/jpeg'), {
    fileName: 'Photo 1.jpg',
    size: 4,
  })
  await publish()
  await isToasted('Notice created successfully')
})

test('a file of the same name as one that is stored is sent when something else was typed, too', async () => {
  const { user, form, choose, publish, changed } = await loseAnswer(file('a.pdf', '%PDF'))
  const other = file('a.pdf', '%PDF, longer')
  choose(other)
  await user.type(form.getByLabelText(/^Title/), 's')
  await publish()
  await screen.findByText(/^An earlier attempt has published this notice/)
  expect(form.queryByText('will be removed')).toBeNull()
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  await isToasted('Notice updated successfully')
  expect(changed().attachments).toEqual([other])
})

test('an attachment replaced by one of its name is not taken for saved when a colleague saved meanwhile', async () => {
  const before = attachment('old', file('routine.pdf', '%PDF 1'))
  const nodes = [notice('1', { attachments: [before] })]
  const theirs = editedNotice(notice('1', { attachments: [before], version: 2 }))
  let saved: Record<string, unknown> = {}
  const { user } = await open(nodes, {
    updateNotice: (args: Record<string, unknown>) => {
      saved = args
      return args.version === 2
        ? nodes[0]
        : { __typename: 'NoticeConflict', message: 'Somebody else has changed this notice.', current: theirs }
    },
  })
  await user.click(within(row('Notice 1')).getByRole('button', { name: /^Edit/ }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit Notice' }))
  await user.click(form.getByRole('button', { name: 'Remove routine.pdf' }))
  const corrected = file('routine.pdf', '%PDF 2')
  fireEvent.change(form.getByLabelText(/^Attachments/), { target: { files: [corrected] } })
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  await user.click(await form.findByRole('button', { name: 'Keep my version' }))
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  await isToasted('Notice updated successfully')
  expect(saved).toMatchObject({ version: 2, removeAttachments: ['old'] })
  expect(saved.attachments).toEqual([corrected])
})

test('a change whose answer was lost sends its files once, though something else was typed since', async () => {
  const added = file('a.pdf', '%PDF')
  const stored = notice('1', { attachments: [attachment('a', added)], version: 2 })
  const sent: Record<string, unknown>[] = []
  const { user } = await open([notice('1')], {
    updateNotice: (args: Record<string, unknown>) => {
      sent.push(args)
      if (sent.length === 1) throw new Error('Connection reset')
      return args.version === 2
        ? stored
        : {
            __typename: 'NoticeConflict',
            message: 'Somebody else has changed this notice.',
            current: editedNotice(stored),
          }
    },
  })
  await user.click(within(row('Notice 1')).getByRole('button', { name: /^Edit/ }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit Notice' }))
  fireEvent.change(form.getByLabelText(/^Attachments/), { target: { files: [added] } })
  const save = () => user.click(form.getByRole('button', { name: 'Save changes' }))
  await save()
  await form.findByText(/^Connection reset/)
  await user.type(form.getByLabelText(/^Title/), ', mended')
  await save()
  await user.click(await form.findByRole('button', { name: 'Keep my version' }))
  await save()
  await isToasted('Notice updated successfully')
  expect(sent.at(-1)).toMatchObject({
    ...{ version: 2, attachments: [], removeAttachments: [] },
    input: { title: 'Notice 1, mended' },
  })
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
