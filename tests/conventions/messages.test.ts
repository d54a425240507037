import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-api'
import { expect, test } from 'vitest'
import { messagesIn, readCatalogue } from '#client/build/messages.ts'
import { type MessagePart, parseMessage } from '#client/locales/parse-message.ts'
import { collections } from '#server/content/declarations/index.ts'
import type { Fields } from '#server/content/field.ts'
import { messages } from '#server/locales/nepali.ts'
import labels from '#shared/content-ne.json' with { type: 'json' }
import { importsOf } from '#tests/support/project/imports.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { nodesOf, parse, type SourceFile, sourceFiles } from '#tests/support/project/source-files.ts'

const folder = join(projectRoot, 'client/locales/ne')
const files = sourceFiles()
const withMessages = files.filter(({ path }) => /^client\/(?!locales|build|gql)/.test(path))
const used = new Set(withMessages.flatMap(({ text }) => messagesIn(text)))
const catalogue = readCatalogue(folder)

test('every message has a translation, and every translation a message', () => {
  expect([...used].filter((message) => !catalogue.has(message))).toEqual([])
  expect([...catalogue.keys()].filter((message) => !used.has(message))).toEqual([])
})

test('no message is translated twice', () => {
  const all = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
  expect(all.filter((message, at) => all.indexOf(message) !== at)).toEqual([])
})

test('translations are well formed, and have the values and tags of their messages', () => {
  const wrong = [...catalogue].filter(
    ([message, translation]) => namesIn(message).join() !== namesIn(translation).join(),
  )
  expect(wrong).toEqual([])
})

test('translations are in Nepali', () => {
  const latin = [...catalogue.values()].filter(
    (words) => !/[\u0900-\u097f]/.test(words) && /[a-z]{2}/i.test(words.replaceAll(/\{\w+\}/g, '')),
  )
  expect(latin).toEqual([])
})

/** The names of values and tags, without those that are only counted twice by a plural. */
function namesIn(message: string): string[] {
  const found = new Set<string>()
  const add = (parts: readonly MessagePart[]): void =>
    parts.forEach((part) => {
      if (part.kind !== 'text') found.add(`${part.kind === 'plural' ? 'value' : part.kind} ${part.name}`)
      if (part.kind === 'plural') add([...part.one, ...part.other])
      if (part.kind === 'tag') add(part.children)
    })
  // A message that takes no values is not parsed, and may have any sign.
  if (/[{<]/.test(message)) add(parseMessage(message))
  return [...found].sort()
}

test('messages are literals', () => {
  const calls = withMessages.flatMap((file) =>
    nodesOf(parse(file)).filter(
      (node): node is ts.CallExpression =>
        ts.isCallExpression(node) && /^(?:t|rich)$/.test(node.expression.getText()),
    ),
  )
  expect(calls.length).toBeGreaterThan(400)
  const others = calls.filter(({ arguments: [first] }) => !first || !ts.isStringLiteralLike(first))
  expect(others.map((call) => call.getText())).toEqual([])
})

const isLocalPage = (path: string) => /^client\/pages\/(?:public|account|student|teacher|admin)\//.test(path)

/** The files of the pages that are there in every language. */
function localFiles(): SourceFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const found = new Map<string, SourceFile>()
  const add = (file: SourceFile | undefined): void => {
    if (!file?.path.startsWith('client/') || found.has(file.path)) return
    found.set(file.path, file)
    for (const { file: imported } of importsOf(file)) add(byPath.get(imported ?? ''))
  }
  for (const { path } of files) if (isLocalPage(path)) add(byPath.get(path))
  return [...found.values()]
}

/** Attributes that people read or hear. */
const readable =
  /^(?:title|label|hint|intro|description|errorTitle|busyLabel|aria-label|placeholder|term|alt)$/
const names = /^(?:WhatsApp|Messenger|PDF|PIN)$/

test('no text of a page that is there in every language stands outside of messages', () => {
  const bare = localFiles()
    .filter(({ path }) => path.endsWith('.tsx') && !/^client\/(?:ssr|data)\//.test(path))
    .flatMap((file) =>
      nodesOf(parse(file)).flatMap((node) => {
        const isAttribute = ts.isJsxAttribute(node) && readable.test(node.name.getText()) && node.initializer
        const text = ts.isJsxText(node)
          ? node.text
          : isAttribute && ts.isStringLiteral(isAttribute)
            ? isAttribute.text
            : ''
        return /[A-Za-z]{2}/.test(text) && !names.test(text.trim()) ? [`${file.path}: ${text.trim()}`] : []
      }),
    )
  expect(bare).toEqual([])
})

/** An error that only developers see has no full stop. */
const isSentence = (text: string) => /[A-Za-z]{2} .*[.?!]$/.test(text)

test('no sentence of the code behind those pages stands outside of messages', () => {
  const said = (node: ts.Node): boolean =>
    ts.isConditionalExpression(node) || ts.isParenthesizedExpression(node)
      ? said(node.parent)
      : ts.isCallExpression(node) && /^(?:t|rich)$/.test(node.expression.getText())
  const isReplaced = ({ path }: SourceFile) =>
    files.some((other) => other.path === path.replace(/\.tsx?$/, '.ne.ts'))
  const local = localFiles().filter((file) => !isReplaced(file))
  const bare = local.flatMap((file) =>
    nodesOf(parse(file)).flatMap((node) =>
      ts.isStringLiteralLike(node) && isSentence(node.text) && !said(node.parent)
        ? [`${file.path}: ${node.text}`]
        : [],
    ),
  )
  expect(bare).toEqual([])
})

test('every label and help of the content engine is translated, and nothing else', () => {
  const wordsOf = (fields: Fields): (string | null)[] =>
    Object.values(fields).flatMap(({ label, help, options, fields: rows }) => [
      label,
      help,
      ...Object.values(options ?? {}),
      ...(rows ? wordsOf(rows) : []),
    ])
  const declared = collections.flatMap(({ section, label, help, fields }) => [
    section,
    label,
    help,
    ...wordsOf(fields),
  ])
  const words = new Set(declared.filter((text) => text !== null && text !== ''))
  expect([...words].filter((text) => !Object.hasOwn(labels, text ?? ''))).toEqual([])
  expect(Object.keys(labels).filter((text) => !words.has(text))).toEqual([])
})

const shapeOf = (message: string) => message.replaceAll(/\{\w+\}/g, '{}')

/** A tagged template with `{}` in the place of each value. */
function shapeOfTemplate({ template }: ts.TaggedTemplateExpression): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text
  return template.head.text + template.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
}

test('each message of the server is there in Nepali, and the server says each of its catalogue', () => {
  const nodes = files
    .filter(({ path }) => /^server\/(?!locales|generated)/.test(path))
    .flatMap((file) => nodesOf(parse(file)))
  const said = nodes.flatMap((node) =>
    ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'say' ? [shapeOfTemplate(node)] : [],
  )
  expect(said.length).toBeGreaterThan(400)
  const known = new Set(Object.keys(messages).map(shapeOf))
  expect(said.filter((shape) => !known.has(shape))).toEqual([])
  // Some are only known at run time (`sayLabel`).
  const literals = new Set(nodes.flatMap((node) => (ts.isStringLiteral(node) ? [node.text] : [])))
  const unused = Object.keys(messages).filter(
    (message) => !said.includes(shapeOf(message)) && !literals.has(message),
  )
  // The database says it.
  expect(unused).toEqual(['It was broken off: its process was ended, or the machine stopped.'])
})

test('a message of the server has the same values in Nepali, and its texts tell it from every other', () => {
  const values = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join()
  expect(Object.entries(messages).filter(([english, nepali]) => values(english) !== values(nepali))).toEqual(
    [],
  )
  const shapes = Object.keys(messages).map(shapeOf)
  expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([])
})
