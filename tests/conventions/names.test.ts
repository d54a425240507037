import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from '#tests/support/project/source-files.ts'

/** This file must name the marks. */
const itself = 'tests/conventions/names.test.ts'
const marks =
  /\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|nocheck)|biome-ignore.*\b(noExplicitAny|noNonNullAssertion)\b/

/** Lines that make a file unfinished, or let it evade the linter. */
function looseEnds({ path, text }: SourceFile): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (marks.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []))
}

/** Docstrings that stand before nothing: another docstring or a blank line follows. The one of the whole file may. */
function orphanedDocstrings({ path, text }: SourceFile): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const isEnd = /^\s*(\/\*\*.*)?\*\/$/.test(line)
    const isOrphaned = index >= 6 && isEnd && /^\s*($|\/\*\*)/.test(lines[index + 1] ?? '')
    return isOrphaned ? [`${path}:${index + 1}`] : []
  })
}

const comment = String.raw`//.*|/\*(?:[^*]|\*(?!/))*\*/`
const onlyExports = new RegExp(String.raw`^(?:${comment}|\s|export [^'"]*? from '[^']*')*$`)

/** A file that only re-exports others hides where things are. */
const isBarrel = ({ text }: SourceFile) => /^export /m.test(text) && onlyExports.test(text)

test('no loose ends: marks for later, exceptions to the compiler’s and the linter’s rules about types', () => {
  expect(
    sourceFiles()
      .filter(({ path }) => path !== itself)
      .flatMap(looseEnds),
  ).toEqual([])
})

test('each docstring stands before what it describes', () => {
  expect(sourceFiles().flatMap(orphanedDocstrings)).toEqual([])
})

test('no barrels', () => {
  expect(
    sourceFiles()
      .filter(isBarrel)
      .map(({ path }) => path),
  ).toEqual([])
})

test('these checks find what they look for', () => {
  const text = ['// TODO later', '// biome-ignore lint/suspicious/noExplicitAny: later', 'const b = 1'].join(
    '\n',
  )
  expect(looseEnds({ path: 'x.ts', text }).map((end) => end.split(':')[1])).toEqual(['1', '2'])
  const docstrings = ['/** File. */', '', '', '', '', '', '/** One. */', '/** Two. */', '', ' */', ' */', 'a']
  expect(orphanedDocstrings({ path: 'x.ts', text: docstrings.join('\n') })).toEqual(['x.ts:7', 'x.ts:8'])
  expect(isBarrel({ path: 'index.ts', text: "export { a } from './a.ts'\nexport * from './b.ts'" })).toBe(
    true,
  )
  expect(isBarrel({ path: 'a.ts', text: "export { a } from './a.ts'\nexport const b = 1" })).toBe(false)
})

test('a test is called `test`, never `it`', () => {
  const called = sourceFiles().filter(({ text }) => /import \{[^}]*\bit\b[^}]*\} from 'vitest'/.test(text))
  expect(called.map(({ path }) => path)).toEqual([])
})
