import { dateWords } from '#shared/calendar/nepali-date-words.ts'
import { sayInstant, showDay } from '#shared/calendar/show-dates.ts'
import type { Locale } from '#shared/locales.ts'
import { codeWords, somethingWrong } from './ne/visitors.ts'
import { labelsInNepali, messages } from './nepali.ts'

// A message is an English string that keeps its template: noncharacters, which no text holds, stand around it and around its
// values. So it is put together, thrown, stored and sent to threads like any string. `inLanguage` puts it into the language of a
// request when the answer is written; where no answer is written (logs, programs, files), `said` takes the marks out.

const MESSAGE = '\ufdd0'
const VALUE = '\ufdd1'
const DATE = '\ufdd2'
const END = '\ufdd3'
const CODE = '\ufdd4'

/** A message, whose Nepali is in `server/locales/ne` by its template. Its values may be messages. */
export function say(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const [first = '', ...others] = texts
  return MESSAGE + first + others.map((text, at) => VALUE + values[at] + END + text).join('') + END
}

/** A label of the content, or another text of the catalogue that is only known at run time. */
export const sayLabel = (label: string): string => MESSAGE + label + END

/** A day (`yyyy-MM-dd`) or an instant, as a value of a message. */
export const sayAt = (at: string | Date): string =>
  DATE + (typeof at === 'string' ? at : at.toISOString()) + END

/** A message that is none of the catalogue, such as those of libraries, for which Nepali pages have words by its code. */
export const sayByCode = (message: string, code: string): string =>
  message.includes(MESSAGE) ? message : MESSAGE + CODE + code + CODE + message + END

interface Part {
  mark: string
  text: string
  /** In place of the `VALUE`s in the text. */
  values: string[]
}

/** A text with the messages in it in a language. */
export function said(text: string, language: Locale = 'en'): string {
  const open: [Part, ...Part[]] = [{ mark: '', text: '', values: [] }]
  const close = () => {
    const { mark, ...part } = open.pop() as Part
    const around = open.at(-1) ?? open[0]
    if (mark === VALUE) around.values.push(filled(part))
    around.text +=
      mark === VALUE ? VALUE : mark === DATE ? dateIn(part.text, language) : wordsIn(part, language)
  }
  for (const part of text.split(/([\ufdd0-\ufdd3])/)) {
    const within = open.at(-1) ?? open[0]
    if (part === MESSAGE || part === VALUE || part === DATE) open.push({ mark: part, text: '', values: [] })
    else if (part !== END) within.text += part
    else if (open.length > 1) close()
  }
  // A text may have been cut.
  while (open.length > 1) close()
  return filled(open[0])
}

/** Puts all messages in an answer into a language, in place. */
export function inLanguage<Value>(value: Value, language: Locale): Value {
  if (typeof value === 'string') return (value.includes(MESSAGE) ? said(value, language) : value) as Value
  if (typeof value !== 'object' || value === null) return value
  for (const [name, part] of Object.entries(value)) {
    const words = inLanguage(part, language)
    if (words !== part) (value as Record<string, unknown>)[name] = words
  }
  return value
}

/** The same in JSON, which may end with a line break. */
export function jsonInLanguage(json: string, language: Locale): string {
  if (!json.includes(MESSAGE)) return json
  return JSON.stringify(inLanguage(JSON.parse(json), language)) + (json.endsWith('\n') ? '\n' : '')
}

function filled({ text, values }: Pick<Part, 'text' | 'values'>): string {
  let next = 0
  return text.replaceAll(VALUE, () => values[next++] ?? '')
}

const dateIn = (at: string, language: Locale) =>
  at.length === 10 ? showDay(at, dateWords[language]) : sayInstant(at, dateWords[language])

/** Nepali messages by their English texts with `VALUE` in place of each value. */
const nepali = new Map(
  Object.entries(messages).map(([english, words]) => [
    english.replaceAll(/\{\w+\}/g, VALUE),
    { words, names: [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name) },
  ]),
)

function wordsIn({ text, values }: Pick<Part, 'text' | 'values'>, language: Locale): string {
  const english = filled({ text: text.slice(text.lastIndexOf(CODE) + 1), values })
  if (language === 'en') return english
  const found = nepali.get(text)
  if (found)
    return found.words.replaceAll(/\{(\w+)\}/g, (_all, name) => values[found.names.indexOf(name)] ?? '')
  const [, code] = text.split(CODE)
  return code === undefined ? (labelsInNepali[text] ?? english) : (codeWords[code] ?? somethingWrong)
}
