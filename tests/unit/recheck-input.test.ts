import { expect, test } from 'vitest'
import { recheckInput } from '#server/domains/rechecks/recheck-input.ts'
import { said } from '#server/locales/say.ts'

const read = (contact: string, words = 'Question 14') => recheckInput.safeParse({ contact, words })

test.each([
  ['1234567', '1234567'],
  ['+977 (1) 234-5678', '+977 (1) 234-5678'],
  ['(+977) 1–5970124', '(+977) 1–5970124'],
  ['१२३४५६७', '1234567'],
  ['1'.repeat(15), '1'.repeat(15)],
  [`${'1'.repeat(7)}${'-'.repeat(33)}`, `${'1'.repeat(7)}${'-'.repeat(33)}`],
  [' Sita@Example.com ', 'sita@example.com'],
])('%j is a contact', (contact, stored) => {
  expect(read(contact).data?.contact).toBe(stored)
})

test.each([
  '',
  '123456',
  '123-456',
  '1'.repeat(16),
  `${'1'.repeat(7)}${'-'.repeat(34)}`,
  '98XXXXXXXX',
  'a@b',
])('%j is none', (contact) => {
  expect(read(contact).error?.issues.map(({ path }) => path)).toEqual([['contact']])
})

test('a contact that is missing is said to be', () => {
  const messageOf = (contact: string) => said(read(contact).error?.issues[0]?.message ?? '')
  expect(messageOf(' ')).toBe('Phone number or email address is required')
  expect(messageOf('12')).toMatch(/^Enter a phone number such as/)
})

test('the words are there, and at most a thousand characters', () => {
  expect(read('1234567', 'x'.repeat(1000)).success).toBe(true)
  for (const words of ['', 'x'.repeat(1001)])
    expect(read('1234567', words).error?.issues.map(({ path }) => path)).toEqual([['words']])
})
