import { afterEach, expect, test, vi } from 'vitest'
import { sourceFiles } from '#tests/support/project/source-files.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test.each([
  ['en', 'DEVANAGARI', 'decimal'],
  ['ne', 'LATIN', 'decimal'],
  ['ne', 'DEVANAGARI', 'devanagari'],
] as const)('numbers of lists in %s with %s digits are %s', async (locale, digits, style) => {
  vi.stubGlobal('__LOCALE__', locale)
  vi.resetModules()
  const { setNepaliDigits } = await import('#shared/digits.ts')
  const { listDigits } = await import('#client/locales/list-digits.ts')
  setNepaliDigits(digits)
  expect(listDigits()).toBe(style)
})

test('no style writes a number with digits of its own', () => {
  const wrong = sourceFiles()
    .filter(({ path }) => path.startsWith('client/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/counters?\([^)]*\)|list-style(?:-type)?: *decimal/g)]
        .filter(([style]) => !/\{listDigits\}\)$/.test(style))
        .map(([style]) => `${path}: ${style}`),
    )
  expect(wrong).toEqual([])
})
