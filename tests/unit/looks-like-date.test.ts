import { expect, test } from 'vitest'
import { looksLikeDate, textsBefore } from '#server/lib/spreadsheet/looks-like-date.ts'
import { shownValue } from '#server/lib/spreadsheet/shown-value.ts'
import fc from '#tests/support/project/fuzz.ts'

test.each([
  ['1-Mar', ['1-3', '3-1', 'MAR-1']],
  ['01-Mar', ['1-3', '3-1', 'MAR-1']],
  ['31-Dec-26', ['31-12', '12-31', 'DEC-31']],
  ['1-May-2026', ['MAY-26', '5-26', '1-5']],
  ['Mar-81', ['MAR-81', '3-81']],
  ['01/03/1981', ['MAR-81', '3-81', '1-3']],
  ['12/31/1981', ['31-12', '12-31', 'DEC-31']],
  ['01/03/81', ['MAR-81', '3-81', '1-3']],
  ['1981-03-01', ['MAR-81', '3-81', '1-3']],
  ['2081-03-01', ['MAR-81', '3-81', '1-3']],
  ['2081.3.15 00:00:00', ['15-3', '3-15', 'MAR-15']],
])('%s looks like a date, which may have been one of %j', (text, before) => {
  expect(textsBefore(text)).toEqual(before)
})

test.each([
  ...['MAR-23', '12-MAR-0081', '32-Mar', '1-Mars', 'Marks-23', 'CEE-081-001', '081001', '', '08-10-01'],
  ...['2081-13-01', '2081-03-32', '2081-03-001', '1881-03-01', '1/3', '2081-03/01'],
])('%j does not look like a date', (text) => {
  expect(looksLikeDate(text)).toBe(false)
})

test('a cell that holds a day is never shown as anything else', () => {
  const day = fc.integer({ min: Date.UTC(1950) / 864e5, max: Date.UTC(2099) / 864e5 })
  const formats = [
    ...['d-mmm', 'mmm-yy', 'd-mmm-yy', 'yyyy-mm-dd', 'm/d/yyyy', 'dd.mm.yy', 'd/m', 'mm-dd', 'mmmm yyyy'],
    ...['d mmmm', '[$-F800]dddd, mmmm dd, yyyy', 'yyyy/m/d h:mm'],
  ]
  fc.assert(
    fc.property(day, fc.constantFrom(...formats), (at, format) =>
      looksLikeDate(shownValue(new Date(at * 864e5), format)),
    ),
  )
})
