import { expect, test } from 'vitest'
import { newSlipCode, readSlipCode } from '#server/domains/result-slips/slip-code.ts'

test('a code has twenty letters and digits, none of which looks like another, in groups', () => {
  const codes = Array.from({ length: 1000 }, newSlipCode)
  for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/)
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32)
  expect(new Set(codes).size).toBe(1000)
})

test.each([
  ['01234-56789', '01234-56789'],
  [' abcde fghjk01234-56789 ', 'ABCDE-FGHJK-01234-56789'],
  ['oOiIl-L2345', '00111-12345'],
  ['०१२३४–५६७८९', '01234-56789'],
])('%j is read as %s', (typed, code) => {
  expect(readSlipCode(typed)).toBe(code)
})

test.each(['', '012345678', '01234567890', '0'.repeat(21), 'UUUUUUUUUU', `${' '.repeat(91)}0123456789`])(
  '%j is none',
  (typed) => {
    expect(readSlipCode(typed)).toBeUndefined()
  },
)
