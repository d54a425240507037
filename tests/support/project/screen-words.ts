import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-api'
import { messagesIn, readCatalogue } from '#client/build/messages.ts'
import { type MessagePart, parseMessage } from '#client/locales/parse-message.ts'
import { projectRoot } from './paths.ts'
import { nodesOf, parse, type SourceFile } from './source-files.ts'

/** Where a value stands in a text. */
export const VALUE = '\0'
const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'
/** What varies: numbers, times, names in quotation marks, IDs, files, addresses, and where a sentence may end. */
const VARIABLE = new RegExp(
  [
    String.raw`[०-९\d][०-९\d,.:]*(?: (?:AM|PM))?|[“”()#₹\0]|\b(?:${MONTHS})\b`,
    String.raw`\b[A-Z][A-Z0-9]*-[A-Z0-9-]*|[\w-]+\.(?:csv|xlsx|png|jpg|txt)|[\w.]+@[\w.]+|[:,?]|\. `,
  ].join('|'),
)

/** What a regular expression leaves open. */
const OPEN = /\\[dws][+*]?(?:\{\d\})?|\.[*+]|\[[^\]]*\][+*?]?|\(\?[:=!]|[\^$|()]|.\?|\n/

/** The parts of a text that stand on the screen as they are. */
export function piecesOf(text: string): string[] {
  return text
    .split(VARIABLE)
    .map((part) => part.replace(/[.…]$/, '').trim())
    .filter((part) => /[A-Za-z\u0900-\u097f]{3}/.test(part) && !/[=[\]{}<>]/.test(part))
}

/** The parts of a literal in a test: a string, a template or a regular expression. */
export function piecesIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return piecesOf(node.text)
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].flatMap(piecesOf)
  if (!ts.isRegularExpressionLiteral(node)) return []
  const { text } = node
  const escaped = text.slice(1, text.lastIndexOf('/')).replaceAll(/\\([^\w])/g, (_, sign) => `\u0001${sign}`)
  return escaped
    .split(new RegExp(`(?<!\\u0001)(?:${OPEN.source})`))
    .flatMap((part) => piecesOf(part.replaceAll('\u0001', '')))
}

/** Every text in a file's literals, with values as wildcards. */
export function literalsIn(file: SourceFile): string[] {
  return nodesOf(parse(file)).flatMap((node) => {
    if (ts.isStringLiteralLike(node)) return [node.text]
    if (ts.isJsxText(node)) return [node.text.replaceAll(/\s+/g, ' ').trim()]
    if (!ts.isTemplateExpression(node)) return []
    return [node.head.text + node.templateSpans.map(({ literal }) => VALUE + literal.text).join('')]
  })
}

/** A message as it may stand on the screen: once for each number of its plurals, with values as wildcards. */
function formsOf(parts: readonly MessagePart[]): string[] {
  return parts.reduce<string[]>(
    (texts, part) => texts.flatMap((text) => formsOfPart(part).map((more) => text + more)),
    [''],
  )
}

function formsOfPart(part: MessagePart): string[] {
  if (part.kind === 'text') return [part.text]
  if (part.kind === 'tag') return formsOf(part.children)
  return part.kind === 'value' ? [VALUE] : [...formsOf(part.one), ...formsOf(part.other)]
}

// A message that takes no values is not parsed, and may have any sign.
const shown = (message: string) => (/[{<]/.test(message) ? formsOf(parseMessage(message)) : [message])

/** All that the product can say, in English and Nepali. */
export function productTexts(files: readonly SourceFile[]): string[] {
  const folder = join(projectRoot, 'client/locales/ne')
  const catalogue = [...readCatalogue(folder)].flat()
  const content = readdirSync(join(folder, 'content'))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      Object.values(JSON.parse(readFileSync(join(folder, 'content', name), 'utf8'))).map(String),
    )
  const sources = files.filter(({ path }) => /^(client|server|shared|prisma)\//.test(path))
  const messages = sources
    .filter(({ path }) => path.startsWith('client/'))
    .flatMap(({ text }) => messagesIn(text))
  return [...[...catalogue, ...messages].flatMap(shown), ...content, ...sources.flatMap(literalsIn)]
}
