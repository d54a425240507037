import { demoSite } from '#server/config/demo-site.ts'

/** What the demo institute says, and what would be compiled into the client beside a page. */
const modules = import.meta.glob(
  [
    '/prisma/demo-content/**/*.ts',
    // Holds the declarations as well, whose words staff see.
    '!/prisma/demo-content/index.ts',
    '/prisma/demo-notices.ts',
    '/client/pages/**/content.ts',
    '/client/features/courses/course{s,s-*,-groups}.ts',
  ],
  { eager: true },
)

/** Shorter ones are words of the language. */
const SHORTEST = 13

/** Headings of the specification's pages, and common words of others, that the demo's texts use as well. */
const productWords = new Set([
  'Study Materials',
  'Video Lectures',
  'Question Bank',
  'Previous Papers',
  'Administrative Team',
  'Teaching Faculty',
  'Success Stories',
  'Practice questions',
  'results are out',
])

/** Every sentence, name and figure of the demo institute, with the file it stands in. */
export function demoWords(): Map<string, string> {
  const words = new Map<string, string>()
  for (const [file, module] of Object.entries({ ...modules, 'demo-site.ts': demoSite })) {
    for (const text of textsIn(module)) {
      for (const part of [text, ...text.split(/(?<=[.!?:;])\s+|\n+/)]) {
        const word = part.replace(/\s+/g, ' ').trim()
        if (word.length >= SHORTEST && !productWords.has(word)) words.set(word, file)
      }
    }
  }
  return words
}

/** Its name, its place and figures that it claims: in no text of another institute, whatever stands around them. */
export const demoFacts =
  /himshikhar|bagbazar|(?<!asia\/)kathmandu|\b01-5970124\b|\b98000001\d\d\b|\b1996\b|\b206\b|\b229\b|10,000\+/i

/** An object as it is written, or a module: nothing of a library. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  return [Object.prototype, null].includes(Object.getPrototypeOf(value))
}

function* textsIn(value: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof value === 'string') {
    // Not the keys, addresses and drawings.
    if (!/^[a-z0-9]+([-_][a-z0-9]+)+$|^\S+$|^[\s.#+o]+$/.test(value)) yield value
  } else if ((Array.isArray(value) || isPlain(value)) && !seen.has(value)) {
    seen.add(value)
    for (const part of Object.values(value)) yield* textsIn(part, seen)
  }
}
