import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { jsx, jsxs } from '#client/locales/jsx-runtime.ts'

const markup = (type: string, props: Record<string, unknown>) => renderToStaticMarkup(jsx(type as 'p', props))

test('an element with a Nepali text says so on an English page', () => {
  expect(markup('p', { children: 'सबैका लागि' })).toBe('<p lang="ne">सबैका लागि</p>')
  expect(markup('td', { children: 'CEE को तयारी' })).toBe('<td lang="ne">CEE को तयारी</td>')
  expect(markup('img', { alt: 'हिमशिखर' })).toBe('<img alt="हिमशिखर" lang="ne"/>')
})

test('what is English, says its language or has no words stays as it is', () => {
  expect(markup('p', { children: 'Results' })).toBe('<p>Results</p>')
  expect(markup('td', { children: 78.5 })).toBe('<td>78.5</td>')
  expect(markup('a', { lang: 'en', children: 'नेपाली' })).toBe('<a lang="en">नेपाली</a>')
  expect(markup('title', { children: 'नतिजा' })).toBe('<title>नतिजा</title>')
})

test('an English sentence about something in Nepali is English', () => {
  const parts = ['© 2026 ', 'हिमशिखर प्रवेश एकेडेमी', '. All rights reserved.']
  expect(renderToStaticMarkup(jsxs('p', { children: parts }))).toBe(`<p>${parts.join('')}</p>`)
})

test('a part with a Nepali name that holds more than text leaves its language open', () => {
  const section = { 'aria-label': 'कमला राई', children: jsx('h2', { children: 'Passed' }) }
  expect(markup('section', section)).toBe('<section aria-label="कमला राई"><h2>Passed</h2></section>')
})
