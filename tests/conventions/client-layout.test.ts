import { expect, test } from 'vitest'
import { sourceFiles } from '#tests/support/project/source-files.ts'
import { importCycles, misplaced } from './client-layout.ts'

test('no import cycles, types included', () => {
  const product = /^(client|prisma|server|shared)\//
  expect(importCycles(sourceFiles().filter(({ path }) => product.test(path)))).toEqual([])
})

test('a file of a feature is reached by at least two pages, a file of a page by that page alone', () => {
  expect(misplaced(sourceFiles())).toEqual([])
})

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((one) => `import type { A } from '#${one}'\n`).join('') || 'export const a = 1',
})

test('a cycle is found, by types only and through other files', () => {
  const [a, b, c] = ['client/ui/a.ts', 'client/ui/b.ts', 'client/ui/c.ts'] as const
  expect(importCycles([file(a, b), file(b, c), file(c, a), file('client/ui/d.ts', a)])).toEqual([[a, b, c]])
  expect(importCycles([file(a, b), file(b, c), file(c)])).toEqual([])
})

test('a file in the wrong place is found', () => {
  const [shared, own] = ['client/features/a/shared.ts', 'client/features/a/own.ts'] as const
  const home = file('client/pages/public/home/page.tsx', shared, own)
  const news = file('client/pages/public/news.tsx', shared)
  const fragments = { path: 'client/features/a/b.ts', text: 'export const B_FRAGMENT = graphql(`…`)' }
  const part = file('client/pages/public/home/part.ts')
  expect(misplaced([home, news, file(shared), file(own), fragments, part])).toEqual([
    'client/features/a/own.ts is of one page: public/home',
    'client/pages/public/home/part.ts is of other pages: ',
  ])
})
