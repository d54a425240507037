import { expect, test } from 'vitest'
import { newSlipCode, readSlipCode, showSlipCode } from '#server/domains/result-slips/slip-code.ts'

test('a code has ten letters and digits, none of which looks like another, in two groups', () => {
  const codes = Array.from({ length: 1000 }, newSlipCode)
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
  expect(new Set(codes.join('')).size).toBe(32)
  expect(new Set(codes).size).toBe(1000)
  expect(showSlipCode('0123456789')).toBe('01234-56789')
})

test.each([
  ['01234-56789', '0123456789'],
  [' abcde fghjk ', 'ABCDEFGHJK'],
  ['oOiIl-L2345', '0011112345'],
  ['०१२३४–५६७८९', '0123456789'],
])('%j is read as %s', (typed, code) => {
  expect(readSlipCode(typed)).toBe(code)
})

test.each(['', '012345678', '01234567890', 'UUUUUUUUUU', `${' '.repeat(91)}0123456789`])(
  '%j is none',
  (typed) => {
    expect(readSlipCode(typed)).toBeUndefined()
  },
)
