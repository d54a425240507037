import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { messagesIn, replaceMessages } from '#client/build/messages.ts'
import { parseMessage } from '#client/locales/parse-message.ts'
import { rich, t } from '#client/locales/t.ts'

const bold = (words: React.ReactNode) => createElement('b', null, words)

describe('a message', () => {
  test('without values is itself', () => expect(t('It’s 5 # of {')).toBe('It’s 5 # of {'))

  test('takes values, in any order and more than once', () =>
    expect(t('{b} of {a}, {b}', { a: 3, b: 'x' })).toBe('x of 3, x'))

  test.each([
    [0, '0 exams'],
    [1, '1 exam'],
    [2, '2 exams'],
    [1_234_567, '12,34,567 exams'],
  ])('counts %i', (count, words) =>
    expect(t('{count, plural, one {# exam} other {# exams}}', { count })).toBe(words),
  )

  test('counts several things', () =>
    expect(
      t('{a, plural, one {# day} other {# days}} and {b, plural, one {an hour of {c}} other {# hours}}', {
        ...{ a: 2, b: 1, c: 'x' },
      }),
    ).toBe('2 days and an hour of x'))

  test('has elements as values and around its parts', () =>
    expect(
      renderToStaticMarkup(
        createElement(
          'p',
          null,
          rich('See <b>{what} {count, plural, one {# time} other {# times}}</b> at {place}.', {
            ...{ what: 'it', count: 2, place: createElement('i', null, 'home'), b: bold },
          }),
        ),
      ),
    ).toBe('<p>See <b>it 2 times</b> at <i>home</i>.</p>'))

  test.each([
    '{',
    'a } b',
    '{count, plural, one {# a}}',
    '<b>never closed',
    '{a b}',
    '{n, plural, other {#}}',
  ])('that is not well formed is an error: %s', (message) => expect(() => parseMessage(message)).toThrow())

  test('has a type for its values', () => {
    type Given<M extends string> = Parameters<typeof t<M>>[1]
    expectTypeOf<Given<'{count, plural, one {# exam} other {# exams}} of {name}'>>().toEqualTypeOf<{
      readonly count: string | number
      readonly name: string | number
    }>()
    // @ts-expect-error A value is missing.
    expect(() => t('{a} and {b}', { a: 1 })).not.toThrow()
    // @ts-expect-error There is no such value.
    expect(t('{a}', { a: 1, b: 2 })).toBe('1')
  })
})

describe('the messages of a module', () => {
  const code = `
    t('plain'); t(
      "it's long",
    )
    rich('<b>{a}</b>', { a, b })
    format('not'); object.t('not'); last('not')
    t('it\\'s', )
  `
  test('are found', () => expect(messagesIn(code)).toEqual(['plain', "it's long", '<b>{a}</b>', "it's"]))

  test('are replaced with their calls where nothing else is given', () => {
    const replaced = replaceMessages(code, ({ message, isWhole }) =>
      isWhole ? `[${message}]` : `(${message}`,
    )
    expect(replaced).toContain("[plain]; [it's long]")
    expect(replaced).toContain('(<b>{a}</b>, { a, b })')
    expect(replaced).toContain("format('not'); object.t('not'); last('not')")
  })
})
