import { jsxs as createMany, jsx as createOne, Fragment } from 'react/jsx-runtime'
import { Link, NavLink } from 'react-router-dom'
import { nepaliDigits } from '#shared/digits.ts'
import { digits } from './digits.ts'
import { languageOf } from './language-of.ts'
import { locale } from './locale.ts'

// Stands in for React's in builds (client/build/translate.ts): texts of the institute do not change, each element whose text is
// in another language than the page says so, and numbers in Nepali have the digits that the institute chose.

export { Fragment }

export const jsx: typeof createOne = (type, props, key) => createOne(type, shownProps(type, props), key)
export const jsxs: typeof createMany = (type, props, key) => createMany(type, shownProps(type, props), key)

/** Elements of HTML, styled components and the router's links, which pass attributes on; not those of the head. */
const takesLanguage = (type: unknown) =>
  typeof type === 'string'
    ? !/^(?:title|meta|link|script|style|html)$/.test(type)
    : type === Link ||
      type === NavLink ||
      (typeof type === 'object' && type !== null && 'styledComponentId' in type)

type Props = Readonly<Record<string, unknown>>

function shownProps(type: unknown, props: unknown): unknown {
  if (type !== Fragment && !takesLanguage(type)) return props
  const given = props as Props
  const lang = given.lang ?? languageOfWords(textOf(given) || labelOf(given))
  if (locale === 'ne' && (lang === undefined || lang === 'ne'))
    return nepaliDigits() === 'LATIN' ? given : withDigits(type, given)
  return lang === undefined || given.lang !== undefined || type === Fragment ? given : { ...given, lang }
}

/** A sentence of ours that names something in Nepali is English: institutes write Latin letters in Nepali as abbreviations. */
const languageOfWords = (words: string) =>
  locale === 'en' && /[a-z]{2}/.test(words) ? undefined : languageOf(words)

/** Of an element without text. Otherwise English parts of a labelled element would not be marked as English. */
const labelOf = (given: Props) =>
  locale === 'en' && given.children !== undefined ? '' : String(given['aria-label'] ?? given.alt ?? '')

/** Text that people copy or scripts read keeps its digits: codes, numbers to call, options without a value of their own. */
const keepsDigits = (type: unknown, { href, value }: Props) =>
  type === 'code' ||
  type === 'textarea' ||
  (type === 'option' && value === undefined) ||
  (typeof href === 'string' && /^(?:tel|mailto):/.test(href))

function withDigits(type: unknown, given: Props): Props {
  if (keepsDigits(type, given)) return given
  const shown: Record<string, unknown> = { ...given }
  for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
    if (typeof given[name] === 'string') shown[name] = digits(given[name])
  if ('children' in given)
    shown.children = Array.isArray(given.children) ? given.children.map(inDigits) : inDigits(given.children)
  return shown
}

const inDigits = (child: unknown) =>
  typeof child === 'string' || typeof child === 'number' ? digits(String(child)) : child

/** The text of an element that has nothing but text. */
function textOf({ children }: Props): string {
  if (!Array.isArray(children)) return isText(children) ? String(children) : ''
  return children.every((part) => typeof part !== 'object' || part === null)
    ? children.filter(isText).join('')
    : ''
}

const isText = (part: unknown) => typeof part === 'string' || typeof part === 'number'
