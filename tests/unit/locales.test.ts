import { expect, test } from 'vitest'
import { localeOf, pathIn, withoutLocale } from '#shared/locales.ts'
import fc from '#tests/support/project/fuzz.ts'

test.each([
  ['/', '/ne'],
  ['/results', '/ne/results'],
  ['/news/1', '/ne/news/1'],
])('%s is %s in Nepali', (path, nepali) => {
  expect(pathIn('ne', path)).toBe(nepali)
  expect(pathIn('en', path)).toBe(path)
  expect([localeOf(nepali), withoutLocale(nepali)]).toEqual(['ne', path])
})

test.each(['/', '/news', '/nepal', '/next/ne', '/n/e', '/NE'])('%s is no page in Nepali', (path) => {
  expect([localeOf(path), withoutLocale(path)]).toEqual(['en', path])
})

test('whatever the path, it is found again', () => {
  const segments = fc.array(fc.stringMatching(/^[\w.~%-]{1,8}$/), { maxLength: 4 })
  fc.assert(
    fc.property(segments, (parts) => {
      const path = `/${parts.join('/')}`
      const nepali = pathIn('ne', path)
      expect(localeOf(nepali)).toBe('ne')
      expect(withoutLocale(nepali)).toBe(path)
    }),
  )
})
