import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { isToasted, openNotices as open, noticeRow as row } from '#tests/support/files/managed-notices.ts'
import { editedNotice, notice } from '#tests/support/files/notice-scenario.ts'

beforeEach(() => sessionStorage.clear())

test('a new notice whose answer was lost is sent again as the same one, and changed if something else was typed since', async () => {
  const ids: unknown[] = []
  let stored: ReturnType<typeof notice> | undefined
  let changed: Record<string, unknown> = {}
  const { user } = await open([], {
    createNotice: ({ id, input }: { id: string; input: object }) => {
      ids.push(id)
      if (stored) return { __typename: 'NoticeConflict', current: editedNotice(stored) }
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
    await form.findByText(/^Connection reset\. It is not known whether it was saved/)
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
        : { __typename: 'NoticeConflict', message: '', current: inBoth }
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
  await user.click(form.getByRole('button', { name: 'Use their version' }))
  expect(title().value).toBe('Theirs')
  await user.clear(title())
  await user.type(title(), 'Mine')
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  await isToasted('Notice updated successfully')
  expect(saved).toMatchObject({ version: 2, input: { title: 'Mine' } })
})
