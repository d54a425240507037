import { expect, test } from 'vitest'
import { looksLikeDate } from '#server/lib/spreadsheet/looks-like-date.ts'

test.each(['1-Mar', '01-Mar', '31-Dec-26', '2-May-2026', 'Mar-23'])('%s looks like a date', (text) => {
  expect(looksLikeDate(text)).toBe(true)
})

test.each(['MAR-23', '12-MAR-0081', '32-Mar', '1-Mars', 'CEE-081-001', '081001', ''])(
  '%j does not look like a date',
  (text) => {
    expect(looksLikeDate(text)).toBe(false)
  },
)
