import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routes } from '#client/router.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

const all = (list: RouteObject[]): RouteObject[] =>
  list.flatMap((route) => [route, ...all(route.children ?? [])])
const lazyRoutes = all(routes).filter((route) => typeof route.lazy === 'function')

test('every lazy route is named by the file that it loads', () => {
  expect(lazyRoutes.length).toBeGreaterThan(2)
  for (const { id = '', lazy } of lazyRoutes) {
    expect(existsSync(resolve(projectRoot, 'client', id)), id).toBe(true)
    // Those of public pages are wrapped.
    if (!id.startsWith('pages/public/')) expect(String(lazy), id).toContain(id)
  }
})

test('no two routes load the same file', () => {
  expect(new Set(lazyRoutes.map(({ id }) => id)).size).toBe(lazyRoutes.length)
})
