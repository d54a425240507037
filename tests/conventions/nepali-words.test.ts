import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCatalogue } from '#client/build/messages.ts'
import { codeWords } from '#server/locales/ne/visitors.ts'
import { messages } from '#server/locales/nepali.ts'
import labels from '#shared/content-ne.json' with { type: 'json' }
import { textOf } from '#tests/support/project/documents.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { sourceFiles } from '#tests/support/project/source-files.ts'

const folder = join(projectRoot, 'client/locales/ne')
const translations = [...readCatalogue(folder), ...Object.entries(labels), ...Object.entries(messages)]

/** The first two cells of the rows of a table of the glossary. */
function rowsOf(title: string): [first: string, second: string][] {
  const [, section = ''] = textOf('docs/glossary-ne.md').split(`\n## ${title}\n`)
  const [table = ''] = section.split('\n## ')
  return [...table.matchAll(/^\| ([^|]+) \| ([^|]*)\|/gm)]
    .slice(1)
    .map(([, first = '', second = '']) => [first, second.trim()])
}

// At the beginning of a word, so that सुपरिणाम would be another.
const rejected = rowsOf('Words that are not used').flatMap(([not, instead]) =>
  not.split(', ').map((word) => {
    const before = word === 'हरु' ? '' : '(?<![\\u0900-\\u097f])'
    const behind = word === 'तपाई' ? '(?!ं)' : /^(?:लागु|कलम|पेज)$/.test(word) ? '(?![\\u0900-\\u097f])' : ''
    return { word, instead, pattern: new RegExp(before + word.replaceAll('.', String.raw`\.`) + behind) }
  }),
)

/** Modules that understand what others write. */
const readsNepali = /(?:outcome-words|guess-columns|read-hours|read-days)\.ts$/

/** Everything in Nepali that the project says: catalogues, and texts in modules and documents to print. */
const texts = [
  ...translations.map(([english, nepali]) => ({ place: english, text: nepali })),
  ...Object.entries(codeWords).map(([place, text]) => ({ place, text })),
  ...sourceFiles()
    .filter(({ path }) => /^(?:client|server|shared)\//.test(path) && !readsNepali.test(path))
    .map(({ path, text }) => ({ place: path, text })),
  ...readdirSync(join(projectRoot, 'server/pdf'))
    .filter((name) => name.endsWith('.typ'))
    .map((name) => ({ place: name, text: readFileSync(join(projectRoot, 'server/pdf', name), 'utf8') })),
  {
    place: 'service-worker.js',
    text: readFileSync(join(projectRoot, 'client/public/service-worker.js'), 'utf8'),
  },
]

test('no text has a word that the glossary does not use', () => {
  expect(rejected.length).toBeGreaterThan(40)
  const wrong = texts.flatMap(({ place, text }) =>
    rejected
      .filter(({ pattern }) => pattern.test(text))
      .map(({ word, instead }) => `${place}: ${word}, not ${instead}`),
  )
  expect(wrong).toEqual([])
})

test('the glossary has each word once', () => {
  const all = rowsOf('Words').map(([english]) => english)
  expect(all.length).toBeGreaterThan(80)
  expect(all.filter((english, at) => all.indexOf(english) !== at)).toEqual([])
})

/** English words that are more than one thing. */
const homonyms = new Set([...['Home', 'History', 'None', 'none', 'Day', 'Seats']])

test('an English text has one translation', () => {
  const plain = (text: string) => text.replace(/(?:\.{1,3}|।|…)$/, '').toLowerCase()
  // A title may name many things in the plural, and a label the kind of thing.
  const same = (one: string, other: string) =>
    plain(one.replace(/हरू$/, '')) === plain(other.replace(/हरू$/, ''))
  const first = new Map<string, string>()
  const wrong = translations.flatMap(([english, nepali]) => {
    const known = first.get(plain(english)) ?? nepali
    first.set(plain(english), known)
    const isSame = same(known, nepali) || [...homonyms].some((word) => same(word, english))
    return isSame ? [] : [`${english}: ${known}, ${nepali}`]
  })
  expect(wrong).toEqual([])
})

test('digits are typed as Latin ones, which the setting changes', () => {
  const wrong = translations.filter(([english, nepali]) => /[०-९]/.test(nepali) && !/[०-९]/.test(english))
  expect(wrong).toEqual([])
})

test('sentences end with a danda, and labels with nothing', () => {
  const wrong = translations.filter(([english, nepali]) => {
    const isSentence = /[a-z)”]\.$/.test(english) && !/\b(?:a\.m|p\.m|A\.D|B\.S)\.$/.test(english)
    return (
      /[\u0900-\u097f)”]\.$/.test(nepali) ||
      / ।/.test(nepali) ||
      (isSentence && !/[।?!]$/.test(nepali)) ||
      (!/[.?!]$/.test(english) && /।$/.test(nepali))
    )
  })
  expect(wrong).toEqual([])
})
