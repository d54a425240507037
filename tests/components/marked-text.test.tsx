import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { MarkedText, paragraphsOf } from '#client/ui/marked-text.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'

const shown = (text: string) => renderPart(<MarkedText>{text}</MarkedText>).container.innerHTML

test('bold words and links are shown as such, in their places', () => {
  expect(
    shown('Bring **two photos**, see [the form](https://example.com/a) or [call](tel:01-59).'),
  ).toContain(
    'Bring <strong>two photos</strong>, see <a href="https://example.com/a">the form</a> or <a href="tel:01-59">call</a>.',
  )
  expect(shown('[Contact](/contact)')).toContain('<a href="/contact"')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('links to pages and to files of this site lead there, in either language', async () => {
  expect(shown('[Form](/media/0b/form.pdf)')).toContain('<a href="/media/0b/form.pdf">Form</a>')
  vi.stubGlobal('__LOCALE__', 'ne')
  vi.resetModules()
  const { MarkedText: InNepali } = await import('#client/ui/marked-text.tsx')
  const links = '[Courses](/courses/mbbs?a=1#b), [form](/media/0b/form.pdf)'
  const { container } = renderPart(<InNepali>{links}</InNepali>)
  expect(Array.from(container.querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual([
    '/ne/courses/mbbs?a=1#b',
    '/media/0b/form.pdf',
  ])
})

test('a Nepali text has the digits that the institute chose, an English one and numbers to call have Latin ones', async () => {
  vi.stubGlobal('__LOCALE__', 'ne')
  vi.resetModules()
  const { setNepaliDigits } = await import('#shared/digits.ts')
  const { MarkedText: InNepali } = await import('#client/ui/marked-text.tsx')
  const { Lang } = await import('#client/ui/lang.tsx')
  const markup = (part: ReactNode) => renderPart(part).container.innerHTML
  setNepaliDigits('DEVANAGARI')
  expect(
    markup(<InNepali>{'16 वर्ष, **2 फोटो**, [कक्षा 12](/media/12) वा [01-59](tel:01-59) मा 10 बजे'}</InNepali>),
  ).toContain(
    '१६ वर्ष, <strong>२ फोटो</strong>, <a href="/media/12">कक्षा १२</a> वा <a href="tel:01-59">01-59</a> मा १० बजे',
  )
  expect(markup(<InNepali>{'At least **16** years, or [12](/media/12)'}</InNepali>)).toContain(
    'At least <strong>16</strong> years, or <a href="/media/12">12</a>',
  )
  expect(markup(<Lang>कक्षा 12</Lang>)).toContain('कक्षा १२')
})

test('bold words may be a link, the words of a link bold, and an address have brackets', () => {
  const link = '<a href="https://example.com/a">'
  expect(shown('**[Apply](https://example.com/a)**')).toContain(`<strong>${link}Apply</a></strong>`)
  expect(shown('[**Apply** now](https://example.com/a)')).toContain(`${link}<strong>Apply</strong> now</a>`)
  expect(shown('([Entry](https://example.com/Exam_(2026)))')).toContain(
    '(<a href="https://example.com/Exam_(2026)">Entry</a>)',
  )
})

test.each([
  '[x](javascript:alert(1))',
  '[x](//evil.example)',
  '[x](/\\[)',
  '**',
  '[x]()',
  '<b>x</b>',
  'a * b ** c',
])('%s is nothing but text', (text) => {
  const { container } = renderPart(<MarkedText>{text}</MarkedText>)
  expect(container.textContent).toBe(text)
  expect(container.querySelector('a, strong, b')).toBeNull()
})

test('an empty line ends a paragraph', () => {
  expect(paragraphsOf('One\nline.\n\n\nTwo.')).toEqual(['One\nline.', 'Two.'])
})
