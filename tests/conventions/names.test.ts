import ts from 'typescript-api'
import { expect, test } from 'vitest'
import { nodesOf, parse, type SourceFile, sourceFiles } from '#tests/support/project/source-files.ts'

/** This file must name what it looks for. */
const itself = 'tests/conventions/names.test.ts'
const marks = /\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|nocheck)/

/** What makes a file unfinished or untruthful, with its line. */
function looseEnds(file: SourceFile): string[] {
  const source = parse(file)
  const at = (position: number, what: string) =>
    `${file.path}:${source.getLineAndCharacterOfPosition(position).line + 1}: ${what}`
  const found = file.text
    .split('\n')
    .flatMap((line, index) => (marks.test(line) ? [`${file.path}:${index + 1}: ${line.trim()}`] : []))
  for (const node of nodesOf(source)) {
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.push(at(node.getStart(), 'any'))
    if (ts.isNonNullExpression(node)) found.push(at(node.getStart(), '! (non-null assertion)'))
  }
  return found
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

/** A file that only passes on what others export hides where things are. */
function isBarrel(file: SourceFile): boolean {
  const { statements } = parse(file)
  return (
    statements.length > 0 && statements.every((one) => ts.isExportDeclaration(one) && one.moduleSpecifier)
  )
}

test('no loose ends: marks for later, any, assertions against the compiler', () => {
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
  const text = ['// TODO later', 'const a: any = 1', 'const b = c!'].join('\n')
  expect(looseEnds({ path: 'x.ts', text }).map((end) => end.split(':')[1])).toEqual(['1', '2', '3'])
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
