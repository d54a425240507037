import { expect, test } from 'vitest'
import { documents, textOf } from '#tests/support/project/documents.ts'
import { type SourceFile, sourceFiles } from '#tests/support/project/source-files.ts'

/** Phrases that a reader stumbles over: free relatives as nouns, and archaic words. */
const phrases = [
  /(?:^|[.:;!] )(?:What|Who|Whoever|Whatever|Whichever)\b(?!.*\?)/,
  /\b(?:whoever|whomever|whatever|whichever)\b/i,
  /\b(?:about|by|for|from|in|like|of|on|than|to|with) what\b/i,
  /\b(?:anew|by then|in vain|stands? beside|tells? of|the same of)\b/i,
]
/** Lower this with the count, and never raise it. */
const CEILING = 39

const itself = 'tests/conventions/plain-english.test.ts'
const comment = /^\s*(?:\/\/|\/\*\*?|\*)\s?(?:@\w+ \S+ )?(.*)|\s\/\/ (.*)|\{\/\* (.*)/

/** The prose of a file by lines: comments of a program, descriptions of a schema, all of a document but its commands. */
function proseOf({ path, text }: SourceFile): (string | undefined)[] {
  if (path.endsWith('.md'))
    return text
      .replaceAll(/^```.*?^```$/gms, (fence) => fence.replaceAll(/.+/g, ''))
      .split('\n')
      .map((line) => line.replace(/^[-*#>|\d. ]+/, ''))
  if (path.endsWith('.graphql'))
    return text
      .replaceAll(/"""(.*?)"""|[^\n]+/gs, (_, description: string | undefined) => description ?? '')
      .split('\n')
      .map((line) => line.trim())
  return text.split('\n').map((line) => comment.exec(line)?.slice(1).join(''))
}

function stumbles(file: SourceFile): string[] {
  return proseOf(file).flatMap((line = '', index) =>
    phrases.some((phrase) => phrase.test(line)) ? [`${file.path}:${index + 1}: ${line.trim()}`] : [],
  )
}

test('comments, descriptions and documents are plain English', () => {
  const others = [...documents, 'schema.graphql', 'prisma/schema.prisma']
  const files = [...sourceFiles(), ...others.map((path) => ({ path, text: textOf(path) }))]
  const found = files.filter(({ path }) => path !== itself).flatMap(stumbles)
  expect(found.length, found.slice(-20).join('\n')).toBeLessThanOrEqual(CEILING)
})

test.each([
  ['a.ts', '/** What a page needs. */'],
  ['a.ts', 'send() // to whoever waits'],
  ['a.md', 'The form is sent anew.'],
  ['a.graphql', '"""Differs from what is stored."""'],
])('%s: “%s” is found', (path, text) => {
  expect(stumbles({ path, text })).toHaveLength(1)
})

test.each([
  ['a.ts', "const question = 'What is new?'"],
  ['a.md', '```sh\nnpm test # What changed\n```'],
  ['a.md', '### What is the layer?'],
  ['a.graphql', 'type What {'],
])('%s: “%s” is not', (path, text) => {
  expect(stumbles({ path, text })).toEqual([])
})
