import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useDraft } from '#client/ui/use-draft.ts'

beforeEach(() => sessionStorage.clear())

const empty = { title: '', version: 0 }

function openNew() {
  const { result } = renderHook(() => useDraft('new', empty))
  const change = (title: string) =>
    act(() => result.current.change({ title, version: result.current.draft.version }))
  return { result, change }
}
const openSaved = () => renderHook(() => useDraft('saved', { title: 'Mine', version: 1 })).result.current

test('what is typed after a new entry was saved, and before its own form has opened, is there again in that form', () => {
  const { result, change } = openNew()
  change('Mine')
  act(() => result.current.settle(result.current.draft, { version: 1 }, 'saved'))
  expect(result.current).toMatchObject({ draft: { title: 'Mine', version: 1 }, unsaved: false })
  change('Mine, and more')
  expect(result.current).toMatchObject({ draft: { title: 'Mine, and more' }, unsaved: true })
  expect(openSaved()).toMatchObject({ draft: { title: 'Mine, and more', version: 1 }, restored: true })
  expect(openNew().result.current).toMatchObject({ draft: empty, restored: false })
})

test('what is typed while a new entry is being saved is there again, too', () => {
  const { result, change } = openNew()
  change('Mine')
  const sent = result.current.draft
  change('Mine, and more')
  act(() => result.current.settle(sent, { version: 1 }, 'saved'))
  expect(openSaved()).toMatchObject({ draft: { title: 'Mine, and more', version: 1 }, restored: true })
})

test('a key that is pressed before the form renders again changes the new entry, too', () => {
  const { result, change } = openNew()
  change('Mine')
  act(() => {
    const form = result.current
    form.settle(form.draft, { version: 1 }, 'saved')
    form.change({ title: 'Mine, and more', version: 0 })
  })
  expect(result.current).toMatchObject({ draft: { title: 'Mine, and more', version: 1 }, unsaved: true })
  expect(openSaved()).toMatchObject({ draft: { title: 'Mine, and more', version: 1 }, restored: true })
  expect(openNew().result.current).toMatchObject({ draft: empty, restored: false })
})
