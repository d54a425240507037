import { englishDates, nepaliDates } from '#shared/calendar/date-words.ts'
import { apiWords } from './api-words.ts'

/** Sentences of the API with values, `{file} is gone.`, as those of messages. */
interface Pattern {
  pattern: RegExp
  names: readonly string[]
  words: string
}

const exact = new Map(Object.entries(apiWords))
const patterns: Pattern[] = []

/** Adds sentences of the API with their Nepali, those of an area, when it is opened. */
export function addApiWords(words: Readonly<Record<string, string>>): void {
  for (const [english, nepali] of Object.entries(words)) {
    if (/\{\w+\}/.test(english)) patterns.push(patternOf(english, nepali))
    else exact.set(english, nepali)
  }
  // A sentence is not taken for the value of a shorter one.
  patterns.sort((one, other) => other.pattern.source.length - one.pattern.source.length)
}

function patternOf(english: string, words: string): Pattern {
  const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const parts = english.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return { pattern: new RegExp(`^${parts.join('(.*?)')}$`, 's'), names, words }
}

/** @returns undefined for a text that is not known. */
export function wordsOfApi(text: string): string | undefined {
  const known = exact.get(text)
  if (known !== undefined) return known
  for (const { pattern, names, words } of patterns) {
    const found = pattern.exec(text)
    if (!found) continue
    const values = new Map(names.map((name, at) => [name, found[at + 1] ?? '']))
    return words.replaceAll(/\{(\w+)\}/g, (_all, name: string) => valueWords(values.get(name) ?? ''))
  }
  return undefined
}

/** A value may be words of the API itself, a list of such, or have a date. */
const valueWords = (value: string) =>
  listWords(value) ?? wordsOfApi(value) ?? sentenceWords(value) ?? dateWords(value)

/** Of a sentence whose full stop stands behind the value. */
const sentenceWords = (value: string) =>
  value.includes(' ') ? wordsOfApi(`${value}.`)?.replace(/।$/, '') : undefined

function listWords(value: string): string | undefined {
  const parts = value.split(/, | and /).map(wordsOfApi)
  return parts.length > 1 && parts.every((part) => part !== undefined) ? parts.join(', ') : undefined
}

const placeOf = (months: readonly string[], name: string) => months.indexOf(name)
const oneOf = (months: readonly string[]) => months.join('|')
const adDay = new RegExp(`\\b(${oneOf(englishDates.ad.months)}) (\\d{1,2}), (\\d{4})`, 'g')
const bsDay = new RegExp(`\\b(\\d{1,2}) (${oneOf(englishDates.bs.months)}) (\\d{4})`, 'g')

/** Dates in a text as the API writes them: `Nov 21, 2026, 4:15 PM (5 Mangsir 2083)`. */
export function dateWords(text: string): string {
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
