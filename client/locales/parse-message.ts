/** A part of a message in ICU MessageFormat, as far as messages here use it. */
export type MessagePart =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: string; isCount?: true }
  | { kind: 'plural'; name: string; one: readonly MessagePart[]; other: readonly MessagePart[] }
  | { kind: 'tag'; name: string; children: readonly MessagePart[] }

const parsed = new Map<string, readonly MessagePart[]>()

const PLURAL = /^\{(\w+), plural, one \{/
const VALUE = /^\{(\w+)\}/
const OPENING = /^<(\w+)>/

/** @throws for a message that is not well formed. */
export function parseMessage(message: string): readonly MessagePart[] {
  const known = parsed.get(message)
  if (known) return known
  const [parts, rest] = parseUntil(message, '')
  if (rest !== '') throw new Error(`Not a message: ${message}`)
  parsed.set(message, parts)
  return parts
}

/** @returns the parts before `end`, which is taken off, and the rest. */
function parseUntil(message: string, end: string, counted = ''): [MessagePart[], string] {
  const parts: MessagePart[] = []
  let rest = message
  while (rest !== '' && (end === '' || !rest.startsWith(end))) {
    const [part, after] = parseNext(rest, counted)
    parts.push(part)
    rest = after
  }
  if (!rest.startsWith(end)) throw new Error(`A message lacks ${end}: ${message}`)
  return [parts, rest.slice(end.length)]
}

function parseNext(message: string, counted: string): [MessagePart, string] {
  const plural = PLURAL.exec(message)
  if (plural) return parsePlural(message.slice(plural[0].length), plural[1] ?? '')
  const value = VALUE.exec(message)
  if (value) return [{ kind: 'value', name: value[1] ?? '' }, message.slice(value[0].length)]
  const opening = OPENING.exec(message)
  if (opening) {
    const [, name = ''] = opening
    const [children, rest] = parseUntil(message.slice(opening[0].length), `</${name}>`, counted)
    return [{ kind: 'tag', name, children }, rest]
  }
  if (counted !== '' && message.startsWith('#'))
    return [{ kind: 'value', name: counted, isCount: true }, message.slice(1)]
  const text = (counted === '' ? /^[^{}<]+/ : /^[^{}<#]+/).exec(message)?.[0]
  if (text === undefined) throw new Error(`Not a message: ${message}`)
  return [{ kind: 'text', text }, message.slice(text.length)]
}

function parsePlural(message: string, name: string): [MessagePart, string] {
  const [one, between] = parseUntil(message, '}', name)
  if (!between.startsWith(' other {')) throw new Error(`A plural lacks its other: ${message}`)
  const [other, after] = parseUntil(between.slice(' other {'.length), '}', name)
  if (!after.startsWith('}')) throw new Error(`A plural does not end: ${message}`)
  return [{ kind: 'plural', name, one, other }, after.slice(1)]
}
