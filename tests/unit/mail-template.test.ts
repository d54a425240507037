import { expect, test } from 'vitest'
import { type MailTemplate, renderHtmlMail, renderTextMail } from '#server/mail/mail-template.ts'

const letter: MailTemplate = {
  language: 'en',
  sender: 'Rai & Sons <Academy>',
  heading: 'पासवर्ड <b>"नयाँ"</b>',
  paragraphs: ["It's <script>alert(1)</script>"],
  button: { label: 'Go & see', url: 'https://portal.example/x?a=1&token=abc' },
  notes: ['<i>note</i>'],
  footer: ['Rai & Sons', 'Kathmandu'],
}

test('a plain letter has everything, with the address in full on a line of its own', () => {
  const text = renderTextMail(letter)
  for (const part of [letter.heading, ...letter.paragraphs, 'Go & see:', '<i>note</i>', 'Kathmandu']) {
    expect(text).toContain(part)
  }
  expect(text.split('\n')).toContain(letter.button?.url)
})

test('an HTML letter escapes every part', () => {
  const html = renderHtmlMail(letter)
  expect(html).toContain('पासवर्ड &lt;b&gt;&quot;नयाँ&quot;&lt;/b&gt;')
  expect(html).toContain('It&#39;s &lt;script&gt;')
  expect(html).toContain('href="https://portal.example/x?a=1&amp;token=abc"')
  expect(html).toContain('Rai &amp; Sons &lt;Academy&gt;')
  expect(html).not.toMatch(/<(script|b|i|Academy)>/)
})

test('a letter keeps the line breaks of a paragraph', () => {
  const lines = { ...letter, paragraphs: ['One <b>\nTwo'] }
  expect(renderTextMail(lines)).toContain('One <b>\nTwo')
  expect(renderHtmlMail(lines)).toContain('One &lt;b&gt;<br>Two')
})

test('an HTML letter loads nothing from anywhere', () => {
  expect(renderHtmlMail(letter)).not.toMatch(/<(img|link|script|style)\b|url\(/i)
})

test('a letter may do without a button', () => {
  const { button: _button, ...rest } = letter
  expect(renderTextMail(rest)).not.toContain('https://')
  expect(renderHtmlMail(rest)).not.toContain('href')
})
