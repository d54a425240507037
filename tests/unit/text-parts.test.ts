import { expect, test } from 'vitest'
import { textParts } from '#client/pages/public/notice/notice-article.tsx'

test.each([
  ['no address at all', []],
  ['see https://example.com.', ['https://example.com']],
  [
    '(https://example.com/a?b=c#d), and http://two.example/x!',
    ['https://example.com/a?b=c#d', 'http://two.example/x'],
  ],
  ['फाराम https://example.com/form। अन्त्य', ['https://example.com/form']],
  ['javascript:alert(1) and ftp://example.com', []],
  ['https://', []],
])('finds the addresses in “%s”', (text, addresses) => {
  const parts = textParts(text)
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(addresses)
  expect(parts.map((part) => part.text).join('')).toBe(text)
})
