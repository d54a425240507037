import { expect, test } from 'vitest'
import { readDecimal } from '#server/lib/decimal.ts'
import { inLanguage } from '#server/locales/say.ts'

/** All texts of as many characters or fewer. */
function textsOf(alphabet: readonly string[], length: number): string[] {
  if (length === 0) return ['']
  const shorter = textsOf(alphabet, length - 1)
  return ['', ...shorter.flatMap((text) => alphabet.map((character) => text + character))]
}

/** The shortest plain form of a number without separators, found one character after the other. */
function plainForm(text: string): string | undefined {
  const sign = text.startsWith('-') ? '-' : ''
  const [whole = '', fraction = '', ...more] = text.slice(sign.length).split('.')
  const digits = [...whole, ...fraction]
  if (digits.length === 0 || more.length > 0 || digits.some((digit) => digit !== '0' && digit !== '1'))
    return undefined
  const [before, after] = [[...whole], [...fraction]]
  while (before[0] === '0') before.shift()
  while (after.at(-1) === '0') after.pop()
  const shortest = `${before.join('') || '0'}${after.length > 0 ? `.${after.join('')}` : ''}`
  return shortest === '0' ? '0' : sign + shortest
}

test('a number gets its shortest form, and nothing else is a number', () => {
  const wrong = textsOf(['0', '1', '.', '-', 'x'], 6).filter((text) => {
    const read = readDecimal(text, { integerDigits: 8, decimals: 8 })
    return plainForm(text) !== ('value' in read ? read.value : undefined)
  })
  expect(wrong).toEqual([])
})

test.each([
  ['zeros before a number', `${'0'.repeat(60)}5`],
  ['zeros after a number', `5.${'0'.repeat(59)}`],
  ['more digits than a number has', '5'.repeat(61)],
  ['more decimals than a number has', `0.${'5'.repeat(59)}`],
  ['a number in scientific notation', `${'5'.repeat(58)}E+9`],
  ['a number with commas', `${'5,'.repeat(30)}5`],
])('text of more than 60 characters is no number, and a message shows 40 of them: %s', (_what, text) => {
  expect(inLanguage(readDecimal(text, { integerDigits: 8, decimals: 4 }), 'en')).toEqual({
    problem: `Expected number, received “${text.slice(0, 40)}…”.`,
  })
})

test('text of 60 characters is read', () => {
  const text = `${'0'.repeat(30)}5.${'0'.repeat(28)}`
  expect(readDecimal(text, { integerDigits: 8, decimals: 4 })).toEqual({ value: '5' })
})
