import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { isToasted } from '#tests/support/browser/toasts.ts'
import { openNotices as open, noticeRow as row } from '#tests/support/content/managed-notices.ts'
import { notice } from '#tests/support/content/notice-scenario.ts'

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
  expect(saved).toMatchObject({ version: 1, input: { nepaliTitle: 'बिदा', nepaliDescription: 'आइतबारदेखि' } })
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
