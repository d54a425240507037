import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takeTyped } from '#client/data/language-choice.ts'
import { collectTyped } from '#client/data/typed-values.ts'
import { LanguageLink } from '#client/layouts/language-link.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'

const formWith = (inside: string) => {
  document.body.innerHTML = `<form>${inside}</form>`
  return document
}
const fields =
  '<input name="name" value="Asha"><input name="phone"><input name="password" type="password" value="x">'

test('the values that a page came with are not typed', () => {
  expect(collectTyped(formWith(fields))).toEqual([])
})

test('those of a form that came back are, but no secrets', () => {
  expect(collectTyped(formWith(`<div role="alert">Not sent</div>${fields}`))).toEqual([
    { field: 'text name  0', value: 'Asha' },
  ])
})

test("a Candidate ID that was looked up comes along, for the page's address may not have it", () => {
  const lookUp = '<input name="candidate" value="081001"><input name="secret" value="905273">'
  expect(collectTyped(formWith(lookUp))).toEqual([{ field: 'text candidate  0', value: '081001' }])
  expect(collectTyped(formWith('<input name="candidate" value="">'))).toEqual([])
})

function open(at: string) {
  renderPart(
    <>
      <input name="title" />
      <LanguageLink />
    </>,
    { at },
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Typed' } })
  // The environment of the tests opens no page.
  const link = screen.getByRole('link', { name: 'नेपाली' })
  link.addEventListener('click', (event) => event.preventDefault())
  return link
}

describe('what is typed before a change of language', () => {
  beforeEach(() => document.body.replaceChildren())
  afterEach(() => {
    history.replaceState(null, '', '/')
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people use.
    document.cookie = 'language=; path=/; max-age=0'
    sessionStorage.clear()
  })

  test('comes along to the same page with its query, once', () => {
    fireEvent.click(open('/contact?subject=fees'))
    history.replaceState(null, '', '/ne/contact?subject=fees')
    expect(takeTyped()).toEqual([{ field: 'text title  0', value: 'Typed' }])
    expect(takeTyped()).toEqual([])
    expect(document.cookie).toContain('language=ne')
  })

  test.each(['/ne/contact?subject=other', '/ne/contact', '/contact?subject=fees', '/ne/admin?subject=fees'])(
    'gets into no other page: %s',
    (address) => {
      fireEvent.click(open('/contact?subject=fees'))
      history.replaceState(null, '', address)
      expect(takeTyped()).toEqual([])
    },
  )

  test('is forgotten by a later change without anything typed', () => {
    const link = open('/contact')
    fireEvent.click(link)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } })
    fireEvent.click(link)
    history.replaceState(null, '', '/ne/contact')
    expect(takeTyped()).toEqual([])
  })

  test('stays out of another tab, which alone gets the other language', () => {
    const link = open('/contact')
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) fireEvent.click(link, { [key]: true })
    history.replaceState(null, '', '/ne/contact')
    expect(takeTyped()).toEqual([])
    expect(document.cookie).not.toContain('language=ne')
  })
})
