import { expect, test } from 'vitest'
import { noticeInput } from '#server/domains/notices/notice-input.ts'
import { publishExamResultsInput } from '#server/domains/results/import/results-flow.ts'
import { normalCandidateId } from '#server/domains/students/candidate-id.ts'
import { publishStudentsInput } from '#server/domains/students/students-import.ts'
import { baseName } from '#server/lib/file-name.ts'
import { composed, visibleLine, visibleLines } from '#server/lib/visible-text.ts'
import fc from '#tests/support/project/fuzz.ts'

/** Real texts, joiners and selectors included, as they are to be stored. */
const words = [
  'नतिजा',
  'क्‍ष',
  'र्‍याल',
  'सन्‌',
  'छन्‌, र',
  'می‌خواهم',
  '👩‍👩‍👧',
  '❤️',
  '🏳️‍🌈',
  'CEE 2083',
  'it’s',
  'é',
  '“x”',
]
const bad = [
  '\u0000\u0007\u001b\u007f\u0085\u009f',
  '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c',
  '\u00ad\u200b\u2060\u2064\ufeff\u180e\u034f\u115f\u3164\uffa0\u2800\ufffa',
  '\ud800\u{e0041}\u{e0001}',
].flatMap((text) => Array.from(text))

/** From and to, in hexadecimal. */
const forbidden =
  '0-8 b-1f 7f-9f ad-ad 34f-34f 61c-61c 115f-1160 180e-180e 200b-200b 200e-200f 2028-202e 2060-206f 2800-2800 3164-3164 d800-dfff feff-feff ffa0-ffa0 fff9-fffb e0000-e0fff'
    .split(' ')
    .map((range) => range.split('-').map((bound) => Number.parseInt(bound, 16)))

const hidden = (text: string) =>
  Array.from(text, (char) => char.codePointAt(0) ?? 0).filter((code) =>
    forbidden.some(([from = 0, to = 0]) => code >= from && code <= to),
  )

const word = fc.constantFrom(...words)
const anything = fc
  .array(
    fc.oneof(
      word,
      fc.constantFrom(...bad),
      fc.string({ unit: 'binary', maxLength: 5 }),
      fc.constantFrom(' ', '\n', '\r\n', '\u200d', '\u200c', '\ufe0f'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

test('a line of plain ASCII is treated like any other', () => {
  const text = fc.oneof(anything, fc.stringMatching(/^[ -~\t\n]{0,8}$/))
  fc.assert(
    fc.property(text, (text) => {
      expect(visibleLine(text)).toBe(visibleLines(text).replace(/\s+/g, ' '))
    }),
  )
})

test('nothing that cannot be seen is left, and what was cleaned stays as it is', () => {
  fc.assert(
    fc.property(anything, (text) => {
      for (const clean of [visibleLine, visibleLines]) {
        const cleaned = clean(text)
        expect(hidden(cleaned)).toEqual([])
        expect(cleaned).toBe(cleaned.trim())
        expect(cleaned).not.toMatch(/(^|[!-~\s])(\u200c|\u200d)/)
        expect(clean(cleaned)).toBe(cleaned)
      }
      expect(visibleLine(text)).not.toMatch(/[\t\n\r]/)
      expect(normalCandidateId(text)).not.toMatch(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/u)
    }),
  )
})

test('what people write stays, whatever is hidden between its words', () => {
  const marks = fc.array(fc.constantFrom(...bad), { maxLength: 4 }).map((some) => some.join(''))
  fc.assert(
    fc.property(fc.array(fc.tuple(marks, word, marks), { minLength: 1, maxLength: 6 }), (parts) => {
      const plain = parts.map(([, text]) => text)
      const dirty = parts.map((part) => part.join(''))
      expect(visibleLine(dirty.join(' '))).toBe(plain.join(' '))
      expect(visibleLines(dirty.join('\r\n'))).toBe(plain.join('\n'))
    }),
  )
})

test('thirty marks of each row stay, and nothing else changes', () => {
  const part = fc.oneof(
    fc.constantFrom('a', 'क', ' ', '\u{1f3f4}'),
    fc.tuple(fc.constantFrom('\u0301', '\u{1d165}'), fc.integer({ min: 1, max: 70 })),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = parts.map((one) => (typeof one === 'string' ? one : one[0].repeat(one[1]))).join('')
      const cut = text.replace(/\p{M}{31,}/gu, (marks) => Array.from(marks).slice(0, 30).join(''))
      expect(composed(text)).toBe(cut.normalize('NFC'))
    }),
  )
})

/** Every text that a form takes, and every name of an upload. */
const inputs: Readonly<Record<string, (text: string) => string | null>> = {
  'the title of a notice': (text) => noticeInput.parse({ title: text, description: 'x' }).title,
  'the description of a notice': (text) => noticeInput.parse({ title: 'x', description: text }).description,
  'the title of an exam': (text) => publishExamResultsInput.parse({ examId: 'x', examTitle: text }).examTitle,
  'the ID of an exam': (text) => publishExamResultsInput.parse({ examId: text }).examId,
  'the name of a student list': (text) => publishStudentsInput.parse({ fileName: text }).fileName,
  'the description of a student list': (text) =>
    publishStudentsInput.parse({ fileName: 'x', description: text }).description,
  'the name of a file': baseName,
}

test.each(Object.entries(inputs))('%s has nothing hidden in it', (_what, read) => {
  expect(read('नतिजा\u202e\u2066 \u0007क्‍ष\u200e')).toBe('नतिजा क्‍ष')
})

test.each(['the title of a notice', 'the ID of an exam', 'the name of a student list'])(
  '%s is missing when nothing of it can be seen',
  (what) => {
    expect(() => inputs[what]?.('\u3164\u200b\u2066 \u200d\ufe0f')).toThrow(/is required/)
  },
)
