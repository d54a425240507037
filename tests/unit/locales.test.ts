import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest'
import { messagesIn, replaceMessages } from '#client/build/messages.ts'
import { jsx, jsxs } from '#client/locales/jsx-runtime.ts'
import { parseMessage } from '#client/locales/parse-message.ts'
import { rich, t } from '#client/locales/t.ts'
import { fileSize } from '#client/ui/file-size.ts'
import { languageOf } from '#client/ui/lang.tsx'
import { isOutside } from '#client/ui/outside-link.ts'
import { internationalDigits, telephoneLink, whatsAppLink } from '#client/ui/phone.ts'
import { inLanguage, jsonInLanguage, said, say, sayAt, sayByCode, sayLabel } from '#server/locales/say.ts'
import { inBothDigits, latinDigits, setNepaliDigits, withNepaliDigits } from '#shared/digits.ts'
import { localeOf, pathIn, withoutLocale } from '#shared/locales.ts'
import fc from '#tests/support/project/fuzz.ts'

const bold = (words: React.ReactNode) => createElement('b', null, words)

const markup = (type: string, props: Record<string, unknown>) => renderToStaticMarkup(jsx(type as 'p', props))

describe('say', () => {
  test('a message is said in English word for word, and in Nepali by its template', () => {
    const message = say`${'Nov 21, 2026.png'} is larger than ${5} MB`
    expect(said(message)).toBe('Nov 21, 2026.png is larger than 5 MB')
    expect(said(message, 'ne')).toBe('Nov 21, 2026.png 5 MB भन्दा ठूलो छ')
  })

  test('a value stays as it is, also where it looks like a message, and a message as a value is said, too', () => {
    const found = say`1 row is wrong.`
    expect(said(say`${found} Nobody was invited.`, 'ne')).toBe('1 पङ्क्ति गलत छ। कसैलाई निमन्त्रणा पठाइएन।')
    expect(said(say`${'1 row is wrong.'} Nobody was invited.`, 'ne')).toMatch(/^1 row is wrong\. क/)
  })

  test('messages are put together, and cut, like any text', () => {
    const both = `${say`Email is required`} ${say`Password is required`} 081000`
    expect(said(both)).toBe('Email is required Password is required 081000')
    expect(said(both, 'ne')).toBe('इमेल ठेगाना आवश्यक छ पासवर्ड आवश्यक छ 081000')
    expect(said(say`${'a.png'} is empty`.slice(0, 7), 'ne')).toBe('a.png')
  })

  test('a date is said in the language of the message', () => {
    const message = say`Last opened ${sayAt('2026-11-20T18:20:00.000Z')}.`
    expect(said(message)).toBe('Last opened Nov 21, 2026, 12:05 AM (5 Mangsir 2083).')
    expect(said(message, 'ne')).toBe('पछिल्लो पटक 2083 मंसिर 5, राति 12:05 बजे (2026 नोभेम्बर 21) मा खोलिएको।')
  })

  test('a label is said in the language of the message, within a sentence with a small letter', () => {
    const without = say`${`${sayLabel('Infrastructure and facilities')}, ${sayLabel('facilities')}`}: ${6} of ${6} without ${sayLabel('photograph')}`
    expect(said(without)).toBe('Infrastructure and facilities, facilities: 6 of 6 without photograph')
    expect(said(without, 'ne')).not.toMatch(/[a-z]/)
    // The title of an entry is none.
    const words = say`“${'Courses'}” cannot be deleted: entries of “${sayLabel('Courses')}” belong to it (${2}). Delete these first, or choose another entry for them and publish that.`
    expect(said(words, 'ne')).toMatch(/^“Courses” मेटाउन सकिएन: “पाठ्यक्रम” का/)
  })

  test('a message of a library is said in Nepali by the code of its error', () => {
    const message = sayByCode('Variable "$a" is not defined.', 'BAD_USER_INPUT')
    expect(said(message)).toBe('Variable "$a" is not defined.')
    expect(said(message, 'ne')).toMatch(/^भर्नुभएको/)
    expect(said(sayByCode(say`Email is required`, 'BAD_USER_INPUT'), 'ne')).toBe('इमेल ठेगाना आवश्यक छ')
  })

  test('all messages of an answer are said, in objects and in JSON', () => {
    const answer = () => ({
      data: [{ fields: [{ message: say`“${'"1"'}” is too large.` }] }],
      to: null,
    })
    const english = { data: [{ fields: [{ message: '“"1"” is too large.' }] }], to: null }
    expect(inLanguage(answer(), 'en')).toEqual(english)
    expect(JSON.parse(jsonInLanguage(JSON.stringify(answer()), 'en'))).toEqual(english)
    expect(jsonInLanguage(JSON.stringify(answer()), 'ne')).toContain('“\\"1\\"” धेरै ठूलो छ।')
  })

  test('marks that a client sends change no words but its own', () => {
    const sent = '\ufdd0\ufdd1a'
    const answer = { one: say`${sent} is empty`, other: 'b' }
    expect(JSON.parse(jsonInLanguage(JSON.stringify(answer), 'en'))).toEqual({
      one: expect.any(String),
      other: 'b',
    })
  })
})

describe('locales', () => {
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
})

describe('digits', () => {
  afterEach(() => setNepaliDigits('DEVANAGARI'))

  test('texts stay as they are if the institute has chosen Latin digits', () => {
    setNepaliDigits('LATIN')
    expect(withNepaliDigits('कुल 200 मध्ये 78.5')).toBe('कुल 200 मध्ये 78.5')
  })

  test.each([
    ['081001', '०८१००१'],
    ['78.5%', '७८.५%'],
    ['₹45,000', '₹४५,०००'],
    ['2083 मंसिर 6, बेलुका 6:05 बजे', '२०८३ मंसिर ६, बेलुका ६:०५ बजे'],
    ['CEE Model Test 8 को नतिजा: 200 मध्ये 78', 'CEE Model Test 8 को नतिजा: २०० मध्ये ७८'],
    ['PDF, 120 KB, 3 पृष्ठ', 'PDF, १२० KB, ३ पृष्ठ'],
    // Names and addresses in Latin letters, and IDs with letters.
    ['CEE Model Test 8', 'CEE Model Test 8'],
    ['B-081001', 'B-081001'],
    [
      'https://portal.example/ne/results?exam=8 मा हेर्नुहोस्',
      'https://portal.example/ne/results?exam=8 मा हेर्नुहोस्',
    ],
    ['', ''],
  ])('%s is written as %s', (text, written) => {
    expect(withNepaliDigits(text)).toBe(written)
    expect(withNepaliDigits(written)).toBe(written)
  })

  test('digits of either kind are read, and searched for', () => {
    expect(latinDigits('०८१००१-B7')).toBe('081001-B7')
    expect(inBothDigits('नमुना8')).toEqual(['नमुना8', 'नमुना८'])
    expect(inBothDigits('२०८3')).toEqual(['2083', '२०८३', '२०८3'])
    expect(inBothDigits('परीक्षा')).toEqual(['परीक्षा'])
  })

  test('digits are read as Latin ones from whatever keyboard they come', () => {
    expect(latinDigits('०८१ 001 ０９')).toBe('081 001 09')
  })
})

describe('messages', () => {
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
})

describe('nepali in english pages', () => {
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
})

describe('client words', () => {
  test.each([
    ['01-5970124', '97715970124'],
    ['9800000124', '9779800000124'],
    ['+977 980-0000124', '9779800000124'],
    ['+91 98765 43210', '919876543210'],
    ['०१-५९७०१२४', '97715970124'],
    ['(+977) 1-5970124', '97715970124'],
    ['977-1-5970124', '97715970124'],
    ['+977-01-5970124', '97715970124'],
    ['+977 (0)1 5970124', '97715970124'],
    ['00977-9841234567', '9779841234567'],
    ['0091 98765 43210', '919876543210'],
    ['Tel. 01-5970124/25', '97715970124'],
    ['01-5970124, 5970125', '97715970124'],
    ['01-5970124 ext. 12', '97715970124'],
  ])('the phone number %s is %s abroad', (phone, digits) => {
    expect(internationalDigits(phone)).toBe(digits)
    expect(telephoneLink(phone)).toBe(`tel:+${digits}`)
    expect(whatsAppLink(phone)).toBe(`https://wa.me/${digits}`)
  })

  test('every spelling of a number of Nepal leads to it', () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
    const mobile = digits(8).map((rest) => ({ area: '', local: `98${rest}` }))
    const landline = fc.oneof(
      digits(6).map((rest) => ({ area: '1', local: `5${rest}` })),
      digits(5).map((rest) => ({ area: '21', local: `5${rest}` })),
    )
    const prefix = fc.constantFrom('', '0', '+977', '(+977)', '00977', '977', '+977-0', '977 0', '+977 (0)')
    const separator = fc.constantFrom('', ' ', '-', '–', '.', ' - ', '\u00a0')
    const label = fc.constantFrom('', ' ', 'Phone: ', 'फोन: ')
    fc.assert(
      fc.property(
        fc.oneof(mobile, landline),
        prefix,
        separator,
        label,
        fc.boolean(),
        ({ area, local }, before, between, words, inNepali) => {
          const parts = [before, area, local.slice(0, 3), local.slice(3)].filter((part) => part !== '')
          const [typed = ''] = inBothDigits(parts.join(between)).slice(inNepali ? 1 : 0)
          expect(internationalDigits(words + typed)).toBe(`977${area}${local}`)
        },
      ),
    )
  })

  test.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1.0 kB'],
    [123_456, '123 kB'],
    [104_857_600, '105 MB'],
    [7_500_000_000_000, '7500 GB'],
  ])('%d bytes are %s', (bytes, words) => {
    expect(fileSize(bytes)).toBe(words)
  })

  test.each([
    ['/results', false],
    ['/results?exam=https://x', false],
    ['https://portal.example', true],
    ['//portal.example', true],
    ['tel:+97715970124', true],
    ['mailto:info@example.com', true],
  ])('%s leaves the site: %s', (address, outside) => {
    expect(isOutside(address)).toBe(outside)
  })

  test('Devanagari gives Nepali away', () => {
    expect(languageOf('कमला राई')).toBe('ne')
    expect(languageOf('Kamala राई')).toBe('ne')
    expect(languageOf('Kamala Rai')).toBeUndefined()
  })
})
