import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useDraft } from '#client/forms/use-draft.ts'

beforeEach(() => sessionStorage.clear())

const empty = { values: { title: '' }, version: 0 }

function openNew() {
  const { result } = renderHook(() => useDraft('new', empty, false))
  const change = (title: string) => act(() => result.current.change({ title }))
  return { result, change }
}
const savedAs = (title: string) => ({ values: { title }, version: 1 })
const openSaved = () => renderHook(() => useDraft('saved', savedAs('Mine'), false)).result.current

test('what is typed after a new entry was saved, and before its own form has opened, is there again in that form', () => {
  const { result, change } = openNew()
  change('Mine')
  act(() => result.current.settle(savedAs('Mine'), 'saved'))
  expect(result.current).toMatchObject({ values: { title: 'Mine' }, edited: { version: 1 }, unsaved: false })
  change('Mine, and more')
  expect(result.current).toMatchObject({ values: { title: 'Mine, and more' }, unsaved: true })
  expect(openSaved()).toMatchObject({
    values: { title: 'Mine, and more' },
    edited: { version: 1 },
    restored: true,
  })
  expect(openNew().result.current).toMatchObject({ values: empty.values, restored: false })
})

test('what is typed while a new entry is being saved is there again, too', () => {
  const { result, change } = openNew()
  change('Mine, and more')
  act(() => result.current.settle(savedAs('Mine'), 'saved'))
  expect(openSaved()).toMatchObject({
    values: { title: 'Mine, and more' },
    edited: { version: 1 },
    restored: true,
  })
})

test.each([
  ['the new entry', 'saved'],
  ['the version that was saved', 'new'],
])('a key that is pressed before the form renders again changes %s', (_, key) => {
  const { result, change } = openNew()
  change('Mine')
  act(() => {
    const form = result.current
    form.settle(savedAs('Mine'), key)
    form.change({ title: 'Mine, and more' })
  })
  expect(result.current).toMatchObject({
    values: { title: 'Mine, and more' },
    edited: { version: 1 },
    unsaved: true,
  })
  const { result: again } = renderHook(() => useDraft(key, savedAs('Mine'), false))
  expect(again.current).toMatchObject({ values: { title: 'Mine, and more' }, restored: true })
})

test('a change of other parts of the record is not overwritten, and no conflict', () => {
  const { result, rerender } = renderHook(
    ({ version, title }) => useDraft('exam', { values: { title }, version }, false),
    {
      initialProps: { version: 1, title: 'Before' },
    },
  )
  act(() => result.current.change({ title: 'Mine' }))
  rerender({ version: 2, title: 'Before' })
  expect(result.current.edited.version).toBe(2)
  rerender({ version: 3, title: 'Theirs' })
  expect(result.current).toMatchObject({ values: { title: 'Mine' }, edited: { version: 1 } })
})
