import { expect, test } from 'vitest'
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

test.each(['[x](javascript:alert(1))', '[x](//evil.example)', '**', '[x]()', '<b>x</b>', 'a * b ** c'])(
  '%s is nothing but text',
  (text) => {
    const { container } = renderPart(<MarkedText>{text}</MarkedText>)
    expect(container.textContent).toBe(text)
    expect(container.querySelector('a, strong, b')).toBeNull()
  },
)

test('an empty line ends a paragraph', () => {
  expect(paragraphsOf('One\nline.\n\n\nTwo.')).toEqual(['One\nline.', 'Two.'])
})
