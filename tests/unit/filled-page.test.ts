import { expect, test } from 'vitest'
import { isFilled } from '#server/content/collection.ts'
import { onlineClassPage } from '#server/content/declarations/online-class.ts'
import { completeValues } from '#server/content/field.ts'

test.each([
  ['intro', false],
  ['supportLead', false],
  // Shown beside a link only.
  ['app', false],
  ['withoutApp', true],
  ['withoutBrowser', true],
])('of the page about online classes, %s alone is content: %s', (name, expected) => {
  const data = completeValues(onlineClassPage.fields, { [name]: 'Call {phone}.' })
  expect(isFilled(onlineClassPage, data)).toBe(expected)
})
