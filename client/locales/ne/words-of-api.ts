import { englishDates, nepaliDates } from '#shared/calendar/date-words.ts'
import { apiWords } from './api-words.ts'

/** Sentences of the API with values, `{file} is gone.`, as those of messages. */
interface Pattern {
  pattern: RegExp
  names: readonly string[]
  words: string
  /** Characters that are no values. */
  length: number
}

/** Values that are data: they stay as they are, also where they look like words of the API. */
const data = new Set(
  'body candidateId column email exam example file folder host line name number owner similar url'.split(' '),
)
const exact = new Map(Object.entries(apiWords))
const patterns: Pattern[] = []
/** Quotes that are part of the sentence: `“CSV UTF-8”`. */
const ownQuotes = new Set<string>()

/** Adds sentences of the API with their Nepali, those of an area, when it is opened. */
export function addApiWords(words: Readonly<Record<string, string>>): void {
  for (const [english, nepali] of Object.entries(words)) {
    if (/\{\w+\}/.test(english)) patterns.push(patternOf(english, nepali))
    else exact.set(english, nepali)
    for (const [quote] of english.matchAll(/“[^{}“”]*”/g)) ownQuotes.add(quote)
  }
  // A sentence is not taken for the value of a shorter one.
  patterns.sort((one, other) => other.length - one.length)
}

function patternOf(english: string, words: string): Pattern {
  const values = [...english.matchAll(/(“?)\{(\w+)\}”?/g)]
  const parts = english.split(/“?\{\w+\}”?/)
  const source = parts.map((part, at) => {
    const [value, quote] = values[at] ?? []
    return (
      part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&') +
      (quote ? '([\ue000-\uf8ff]|“.*?”)' : value ? '(.*?)' : '')
    )
  })
  const pattern = new RegExp(`^${source.join('')}$`, 's')
  return { pattern, names: values.map(([, , name = '']) => name), words, length: parts.join('').length }
}

/** @returns undefined for a text that is not known. */
export function wordsOfApi(text: string): string | undefined {
  const held: string[] = []
  const words = knownWords(withSigns(text, held), held)
  return words === undefined ? undefined : withoutSigns(words, held)
}

/** Dates in a text as the API writes them: `Nov 21, 2026, 4:15 PM (5 Mangsir 2083)`, but not those that it quotes. */
export function dateWords(text: string): string {
  const held: string[] = []
  return withoutSigns(nepaliDate(withSigns(text, held)), held)
}

function knownWords(text: string, held: readonly string[]): string | undefined {
  const known = exact.get(text)
  if (known !== undefined) return known
  for (const { pattern, names, words } of patterns) {
    const found = pattern.exec(text)
    if (!found) continue
    const values = new Map(names.map((name, at) => [name, found[at + 1] ?? '']))
    return words.replaceAll(/“?\{(\w+)\}”?/g, (_all, name: string) => {
      const value = values.get(name) ?? ''
      if (name === 'label') return labelWords(value, held)
      return data.has(name) ? asGiven(value, held) : valueWords(value, held)
    })
  }
  return undefined
}

/** A value may be words of the API itself, a list of such, or have a date. */
const valueWords = (value: string, held: readonly string[]): string =>
  listWords(value, held) ?? knownWords(value, held) ?? sentenceWords(value, held) ?? nepaliDate(value)

/** The label of a field or list of the content, with quotation marks or without. */
function labelWords(value: string, held: readonly string[]): string {
  const [, label] = /^“(.*)”$/s.exec(asGiven(value, held)) ?? []
  return label === undefined ? valueWords(value, held) : `“${valueWords(label, held)}”`
}

/** Of a sentence whose full stop stands behind the value. */
const sentenceWords = (value: string, held: readonly string[]) =>
  value.includes(' ') ? knownWords(`${value}.`, held)?.replace(/।$/, '') : undefined

function listWords(value: string, held: readonly string[]): string | undefined {
  // Entries that begin with a quotation may have commas of their own.
  for (const between of [/, (?=[\ue000-\uf8ff])/, /, | and /]) {
    const parts = value.split(between).map((part) => knownWords(part, held))
    if (parts.length > 1 && parts.every((part) => part !== undefined)) return parts.join(', ')
  }
  return undefined
}

/**
 * A text with one sign in the place of each quote, which is data and stays as it is, and of each date, which has commas of
 * its own. `held` gets them.
 */
function withSigns(text: string, held: string[]): string {
  const sign = (part: string) => String.fromCharCode(0xe000 + held.push(part) - 1)
  const quoted = text.replaceAll(/“[^“”]*”/g, (quote) => (ownQuotes.has(quote) ? quote : sign(quote)))
  return quoted.replaceAll(moment, sign)
}

const signs = /[\ue000-\uf8ff]/g
const heldBy = (sign: string, held: readonly string[]) => held[sign.charCodeAt(0) - 0xe000] ?? sign

const asGiven = (text: string, held: readonly string[]): string =>
  text.replaceAll(signs, (sign) => heldBy(sign, held))

const withoutSigns = (text: string, held: readonly string[]): string =>
  text.replaceAll(signs, (sign) => {
    const part = heldBy(sign, held)
    return part.startsWith('“') ? part : nepaliDate(part)
  })

const placeOf = (months: readonly string[], name: string) => months.indexOf(name)
const oneOf = (months: readonly string[]) => months.join('|')
const adDay = new RegExp(`\\b(${oneOf(englishDates.ad.months)}) (\\d{1,2}), (\\d{4})`, 'g')
const bsDay = new RegExp(`\\b(\\d{1,2}) (${oneOf(englishDates.bs.months)}) (\\d{4})`, 'g')
const day = `(?:${adDay.source}|${bsDay.source})`
const moment = new RegExp(
  `${day}(?:, \\d{1,2}:\\d\\d [AP]M)?(?: \\((?:provisional; )?${day}(?:, provisional)?\\))?`,
  'g',
)

function nepaliDate(text: string): string {
  return text
    .replaceAll(adDay, (_all, month: string, date: string, year: string) =>
      nepaliDates.ad.day(
        Number(date),
        nepaliDates.ad.months[placeOf(englishDates.ad.months, month)] ?? '',
        Number(year),
      ),
    )
    .replaceAll(bsDay, (_all, date: string, month: string, year: string) =>
      nepaliDates.bs.day(
        Number(date),
        nepaliDates.bs.months[placeOf(englishDates.bs.months, month)] ?? '',
        Number(year),
      ),
    )
    .replaceAll(/\b(\d{1,2}):(\d\d) (AM|PM)\b/g, (_all, hour: string, minute: string, half: string) =>
      nepaliDates.time((Number(hour) % 12) + (half === 'PM' ? 12 : 0), minute),
    )
    .replaceAll(/\bprovisional\b/g, nepaliDates.provisional)
}
