import { jsxs as createMany, jsx as createOne, Fragment } from 'react/jsx-runtime'
import { languageOf } from './language-of.ts'

// Stands in for React's in builds for other languages (client/build/translate.ts): what the institute typed stays as it is,
// and each element whose text is in another language than the page says so.

export { Fragment }

export const jsx: typeof createOne = (type, props, key) => createOne(type, withLanguage(type, props), key)
export const jsxs: typeof createMany = (type, props, key) => createMany(type, withLanguage(type, props), key)

/** Elements of HTML and styled components, which pass attributes on; not those of the head. */
const takesLanguage = (type: unknown) =>
  typeof type === 'string'
    ? !/^(?:title|meta|link|script|style|html)$/.test(type)
    : typeof type === 'object' && type !== null && 'styledComponentId' in type

function withLanguage(type: unknown, props: unknown): unknown {
  if (!takesLanguage(type)) return props
  const given = props as Readonly<Record<string, unknown>>
  if (given.lang !== undefined) return props
  const lang = languageOf(textOf(given.children) || String(given['aria-label'] ?? given.alt ?? ''))
  return lang === undefined ? props : { ...given, lang }
}

/** The text of an element that has nothing but text. */
function textOf(children: unknown): string {
  const parts = Array.isArray(children) ? children : [children]
  return parts.every((part) => typeof part !== 'object' || part === null)
    ? parts.filter((part) => typeof part === 'string' || typeof part === 'number').join('')
    : ''
}
