import { expect, test } from 'vitest'
import { PdfJoiner, renumbered } from '#server/pdf/join-pdfs.ts'

const next = (id: number) => id + 10

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
