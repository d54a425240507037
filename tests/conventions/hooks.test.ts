import ts from 'typescript-api'
import { expect, test } from 'vitest'
import { nodesOf, parse, type SourceFile, sourceFiles } from '#tests/support/project/source-files.ts'

/** Runs no operation. */
const withoutOperation = ['useApolloClient']

/** Apollo Client's own hooks of operations that a file imports at run time. */
function ownHooks(file: SourceFile): string[] {
  return nodesOf(parse(file)).flatMap((node) => {
    if (!ts.isImportSpecifier(node) || node.isTypeOnly) return []
    const { importClause, moduleSpecifier } = node.parent.parent.parent as ts.ImportDeclaration
    const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
    const isTypeOnly = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    const name = (node.propertyName ?? node.name).text
    const isHook = from.startsWith('@apollo/client') && /^use[A-Z]/.test(name)
    return isHook && !isTypeOnly && !withoutOperation.includes(name) ? [`${file.path}: ${name}`] : []
  })
}

test('the client runs its operations by the hooks that are generated for them', () => {
  const client = sourceFiles().filter(({ path }) => path.startsWith('client/'))
  expect(client.flatMap(ownHooks)).toEqual([])
})

test("Apollo Client's own hooks are found", () => {
  const found = (text: string) => ownHooks({ path: 'client/a.ts', text })
  expect(found("import { useQuery as ask, useApolloClient } from '@apollo/client/react'")).toEqual([
    'client/a.ts: useQuery',
  ])
  expect(found("import { type useQuery, skipToken } from '@apollo/client/react'")).toEqual([])
  expect(found("import type { useQuery } from '@apollo/client/react'")).toEqual([])
  expect(found("import { useNewsQuery } from '#client/gql/hooks/use-news-query.ts'")).toEqual([])
})
