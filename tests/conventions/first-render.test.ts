import ts from 'typescript-api'
import { expect, test } from 'vitest'
import { importsOf } from '#tests/support/project/imports.ts'
import { parse, type SourceFile, sourceFiles } from '#tests/support/project/source-files.ts'

const client = sourceFiles().filter(({ path }) => path.startsWith('client/'))

const pages =
  /^client\/(entry-browser|pages\/(public\/[\w-]+|account\/(?!account\b|layout)[\w-]+)(\/page)?)\.tsx$/

/** Where Apollo Client's context is provided. */
const provider = 'client/data/providers.tsx'

/** Files that a browser loads together with a file, by their static imports. */
function loadedWith(start: string, files: ReadonlyMap<string, SourceFile>): string[] {
  const found = new Set([start])
  for (const path of found) {
    const source = files.get(path)
    if (!source) continue
    const atOnce = parse(source).statements.filter(
      (one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one),
    )
    for (const one of importsOf({ path, text: atOnce.map((one) => one.getText()).join('\n') }))
      if (!one.typeOnly && path !== provider) found.add(one.file ?? one.specifier)
  }
  return [...found]
}

/** Files that need Apollo Client in the first render. */
const withHooks = (start: string, files: readonly SourceFile[]) =>
  loadedWith(start, new Map(files.map((file) => [file.path, file]))).filter(
    (one) => one.startsWith('client/gql/hooks/') || one === '@apollo/client/react',
  )

const firstPages = client.filter(({ path }) => pages.test(path)).map(({ path }) => path)

test.each(firstPages)('%s is rendered without Apollo Client', (path) => {
  expect(withHooks(path, client)).toEqual([])
})

test('a hook behind other files is found, one that is loaded later is not', () => {
  const page = { path: 'client/pages/public/a.tsx', text: "import { B } from './b.tsx'" }
  const hook = "'#client/gql/hooks/use-b-query.ts'"
  const part = (text: string) => withHooks(page.path, [page, { path: 'client/pages/public/b.tsx', text }])
  expect(part(`import { useBQuery } from ${hook}`)).toEqual(['client/gql/hooks/use-b-query.ts'])
  expect(part(`const later = () => import(${hook})`)).toEqual([])
  expect(firstPages).toContain('client/pages/account/sign-in.tsx')
})

test('the data layer takes no value for what it is not', () => {
  const forced = client.filter(
    ({ path, text }) => path.startsWith('client/data/') && /\bas unknown as\b/.test(text),
  )
  expect(forced.map(({ path }) => path)).toEqual([])
})
