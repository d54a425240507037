import { expect, test } from 'vitest'
import { collectTyped } from '#client/data/typed-values.ts'

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
