import { createElement, Fragment, type ReactNode } from 'react'
import { grouped } from '#shared/digits.ts'
import { digits } from './digits.ts'
import { type MessagePart, parseMessage } from './parse-message.ts'

type NameOf<Text> = Text extends `${infer Name}, plural,${string}` ? Name : Text

/** The names of the values in a message: of `{name}` and of `{count, plural, one {…} other {…}}`. */
type ValueNames<Message extends string> = Message extends `${infer Before}{${infer Rest}`
  ? Rest extends `${infer Inside}}${infer After}`
    ? Before extends `${string}one ` | `${string}other `
      ? ValueNames<`${Inside}${After}`>
      : Inside extends `${infer Name}, plural,${infer Branches}`
        ? Name | ValueNames<`${Branches}}${After}`>
        : NameOf<Inside> | ValueNames<After>
    : never
  : never

/** The names of the tags in a message: of `<link>…</link>`. */
type TagNames<Message extends string> = Message extends `${string}</${infer Name}>${infer After}`
  ? Name | TagNames<After>
  : never

type Values<Message extends string, Value> = { readonly [Name in ValueNames<Message>]: Value }

/**
 * A message in the language of this build: the build puts the translation in the place of the English text, which must
 * be a literal (client/build/translate.ts).
 *
 * @param message ICU MessageFormat: `{name}`, and `{count, plural, one {# exam} other {# exams}}`, whose `#` has separators.
 */
export function t<Message extends string>(
  message: Message,
  ...[values]: ValueNames<Message> extends never ? [] : [values: Values<Message, string | number>]
): string {
  return digits(values === undefined ? message : textOf(parseMessage(message), values))
}

/**
 * The same with elements: as values, and around parts of the message by functions, `rich('Read the <a>rules</a>.', { a:
 * (text) => <Link to="/rules">{text}</Link> })`.
 */
export function rich<Message extends string>(
  message: Message,
  values: Values<Message, ReactNode> & {
    readonly [Name in TagNames<Message>]: (children: ReactNode) => ReactNode
  },
): ReactNode {
  return nodesOf(parseMessage(message), values)
}

type Given = Readonly<Record<string, unknown>>

/** Nepali and English have the same rule for the singular. */
function branchOf(part: MessagePart & { kind: 'plural' }, values: Given): readonly MessagePart[] {
  const amount = Number(values[part.name])
  return amount === 1 ? part.one : part.other
}

const givenFor = ({ name, isCount }: MessagePart & { kind: 'value' }, values: Given) => {
  const value = values[name]
  return isCount && typeof value === 'number' ? grouped(value) : value
}

const shown = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? digits(String(value)) : value

function textOf(parts: readonly MessagePart[], values: Given): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'value') return String(givenFor(part, values))
      return textOf(part.kind === 'plural' ? branchOf(part, values) : part.children, values)
    })
    .join('')
}

function nodesOf(parts: readonly MessagePart[], values: Given): ReactNode {
  const nodes = parts.map((part): ReactNode => {
    if (part.kind === 'text') return digits(part.text)
    if (part.kind === 'value') return shown(givenFor(part, values)) as ReactNode
    if (part.kind === 'plural') return nodesOf(branchOf(part, values), values)
    return (values[part.name] as (children: ReactNode) => ReactNode)(nodesOf(part.children, values))
  })
  return nodes.length === 1 ? nodes[0] : createElement(Fragment, null, ...nodes)
}
