import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-api'
import { expect, test } from 'vitest'
import { messagesIn, readCatalogue } from '#client/build/messages.ts'
import { adminWords } from '#client/locales/ne/admin-words.ts'
import { apiWords } from '#client/locales/ne/api-words.ts'
import { contentProblemWords } from '#client/locales/ne/content-words.ts'
import { importWords } from '#client/locales/ne/import-words.ts'
import { peopleWords } from '#client/locales/ne/people-words.ts'
import { serverWords } from '#client/locales/ne/server-words.ts'
import { type MessagePart, parseMessage } from '#client/locales/parse-message.ts'
import { collections } from '#server/content/declarations/index.ts'
import type { Fields } from '#server/content/field.ts'
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

test('the API still says what is translated of it', () => {
  const server = files
    .filter(({ path }) => path.startsWith('server/'))
    .map(({ text }) => text)
    .join('\n')
  const names = ['PASSWORD_LENGTH.min', 'PASSWORD_LENGTH.max', 'MAX_WORDS', 'MOST_LINKS']
  const [least, most, words, links] = names.map((name) => `\${${name}}`)
  const source = (message: string) =>
    message
      .replace('at least 8', `at least ${least}`)
      .replace('at most 128', `at most ${most}`)
      .replace('to 1000', `to ${words}`)
      .replace('has 10', `has ${links}`)
  expect(Object.keys(apiWords).filter((message) => !server.includes(source(message)))).toEqual([])
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
  const translated = JSON.parse(readFileSync(join(projectRoot, 'shared/content-ne.json'), 'utf8'))
  expect([...words].filter((text) => translated[text ?? ''] === undefined)).toEqual([])
  expect(Object.keys(translated).filter((text) => !words.has(text))).toEqual([])
})

const staffWords = { ...importWords, ...adminWords, ...serverWords, ...peopleWords, ...contentProblemWords }

test('the API still says each part of what is translated for staff', () => {
  const sources = files
    .filter(({ path }) => /^(?:server|shared)\//.test(path))
    .map(({ text }) => text.replaceAll(/\\(['"`])/g, '$1'))
    .join('\n')
  const stale = Object.keys(staffWords).flatMap((message) =>
    message
      .split(/\{\w+\}/)
      // The full stop may be added to a sentence elsewhere.
      .map((part) => part.trim().replace(/^: |\.$/g, ''))
      .filter((part) => part.length > 1 && !sources.includes(part))
      .map((part) => `${part} of ${message}`),
  )
  expect(stale).toEqual([])
})

test('words of the API have the values of its sentences', () => {
  const values = (text: string) => [...new Set(text.match(/“?\{\w+\}”?/g))].sort().join()
  const wrong = Object.entries(staffWords).filter(([english, nepali]) =>
    [...nepali.matchAll(/“?\{\w+\}”?/g)].some(([name]) => !values(english).includes(name)),
  )
  expect(wrong).toEqual([])
})
