import { expect, test } from 'vitest'
import { inLanguage, jsonInLanguage, said, say, sayAt, sayByCode, sayLabel } from '#server/locales/say.ts'

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
