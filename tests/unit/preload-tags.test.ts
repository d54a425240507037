import { expect, test } from 'vitest'
import { preloadTags } from '#server/ssr/preload-tags.ts'

const tagsFor = preloadTags(
  {
    'index.html': { file: 'assets/entry.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'], css: ['assets/shared.css'] },
    'routes/a.tsx': { file: 'assets/a.js', imports: ['_shared.js'] },
    'routes/b.tsx': { file: 'assets/b.js', imports: ['_shared.js', 'routes/a.tsx'] },
  },
  'index.html',
)
const hrefs = (tags: string) => Array.from(tags.matchAll(/href="([^"]+)"/g), ([, href]) => href)

test("fetches a route's chunks and what they import, each once, but not what the entry loads anyway", () => {
  expect(hrefs(tagsFor(['routes/a.tsx']))).toEqual([
    '/assets/shared.css',
    '/assets/a.js',
    '/assets/shared.js',
  ])
  expect(hrefs(tagsFor(['root', 'routes/b.tsx', 'routes/a.tsx'])).toSorted()).toEqual([
    '/assets/a.js',
    '/assets/b.js',
    '/assets/shared.css',
    '/assets/shared.js',
  ])
})

test('a module that has no chunk of its own adds nothing', () => {
  expect(tagsFor(['root', 'routes/unknown.tsx'])).toBe('')
})
