import { type ElementType, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Link, MemoryRouter, NavLink } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { setNepaliDigits } from '#shared/digits.ts'
import { forgetModules } from '#tests/support/browser/in-nepali.ts'
import { sourceFiles } from '#tests/support/project/source-files.ts'

describe('nepali digits in elements', () => {
  type Runtime = typeof import('#client/locales/jsx-runtime.ts')
  let jsx: Runtime['jsx']

  /** The module as it is in the Nepali build. */
  beforeAll(async () => {
    vi.stubGlobal('__LOCALE__', 'ne')
    forgetModules()
    ;({ jsx } = await import('#client/locales/jsx-runtime.ts'))
    const digits = await import('#shared/digits.ts')
    set = digits.setNepaliDigits
  })
  let set = setNepaliDigits
  afterEach(() => set('DEVANAGARI'))
  afterAll(() => {
    vi.unstubAllGlobals()
    forgetModules()
  })

  const markup = (type: string, props: Record<string, unknown>) =>
    renderToStaticMarkup(jsx(type as 'p', props))

  test('an element has the digits that the institute has chosen', () => {
    set('LATIN')
    expect(markup('td', { children: '081001' })).toBe('<td>081001</td>')
    set('DEVANAGARI')
    expect(markup('td', { children: '081001' })).toBe('<td>०८१००१</td>')
    expect(markup('td', { children: 78.5 })).toBe('<td>७८.५</td>')
    expect(markup('td', { children: ['स्थान ', 3] })).toBe('<td>स्थान ३</td>')
    expect(markup('p', { 'aria-label': '200 मध्ये 156', title: '12' })).toBe(
      '<p aria-label="२०० मध्ये १५६" title="१२"></p>',
    )
  })

  test('text directly in a fragment has them too', () => {
    const fragment = (children: unknown) => renderToStaticMarkup(jsx(Fragment, { children } as object))
    expect(fragment(['2083 मंसिर 16', ', ', jsx('time', { children: '6:15' }, 'time')])).toBe(
      '२०८३ मंसिर १६, <time>६:१५</time>',
    )
    expect(fragment('CEE Model Test 8')).toBe('CEE Model Test 8')
  })

  test.each([
    ['Link', Link],
    ['NavLink', NavLink],
  ])('a %s of the router is an element, which says the language of its words', (_name, type: ElementType) => {
    const link = (children: unknown) =>
      renderToStaticMarkup(jsx(MemoryRouter, { children: jsx(type, { to: '/news/8', children }) }))
    expect(link('बेलुकी 8 बजेसम्म')).toContain('href="/news/8" data-discover="true">बेलुकी ८ बजेसम्म')
    expect(link('CEE Model Test 8')).toMatch(/lang="en".*>CEE Model Test 8</)
  })

  test('what is English, typed, called or read by a script keeps Latin digits', () => {
    expect(markup('td', { children: 'CEE Model Test 8' })).toBe('<td lang="en">CEE Model Test 8</td>')
    expect(markup('p', { lang: 'en', children: '081001' })).toBe('<p lang="en">081001</p>')
    expect(markup('a', { href: 'tel:+97715970124', children: '01-5970124' })).toContain('>01-5970124<')
    expect(markup('option', { children: '12' })).toBe('<option>12</option>')
    expect(markup('option', { value: '12', children: '12' })).toBe('<option value="12">१२</option>')
    expect(markup('input', { defaultValue: '081001' })).toContain('value="081001"')
    expect(markup('time', { dateTime: '2026-11-21', children: '21' })).toContain('dateTime="2026-11-21">२१')
    expect(markup('title', { children: 'नतिजा 081001' })).toBe('<title>नतिजा 081001</title>')
  })
})

describe('list digits', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    forgetModules()
  })

  test.each([
    ['en', 'DEVANAGARI', 'decimal'],
    ['ne', 'LATIN', 'decimal'],
    ['ne', 'DEVANAGARI', 'devanagari'],
  ] as const)('numbers of lists in %s with %s digits are %s', async (locale, digits, style) => {
    vi.stubGlobal('__LOCALE__', locale)
    forgetModules()
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
})
