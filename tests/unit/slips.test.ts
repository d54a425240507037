import { describe, expect, test } from 'vitest'
import { newSlipCode, readSlipCode } from '#server/domains/result-slips/slip-code.ts'
import { PdfJoiner, renumbered } from '#server/pdf/join-pdfs.ts'

const next = (id: number) => id + 10

describe('slip code', () => {
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
})

describe('join pdfs', () => {
  test.each([
    ['/P 4 0 R /K [5 0 R 6 0 R]', '/P 14 0 R /K [15 0 R 16 0 R]'],
    ['<< /A << /Pg 67 0 R >> /K [1 2] >>', '<< /A << /Pg 77 0 R >> /K [1 2] >>'],
    ['/Alt (see 4 0 R (5 0 R) \\) 6 0 R) /P 7 0 R', '/Alt (see 4 0 R (5 0 R) \\) 6 0 R) /P 17 0 R'],
    ['/Alt <34203020> /P 7 0 R', '/Alt <34203020> /P 17 0 R'],
  ])('references of %s get other ids, strings stay', (text, expected) => {
    expect(renumbered(text, next)).toBe(expected)
  })

  test('a string without an end is refused', () => {
    expect(() => renumbered('/Alt (open', next)).toThrow(/no end/)
  })

  test('nothing joined is no PDF', () => {
    expect(() => new PdfJoiner().end()).toThrow(/No PDF/)
  })
})
