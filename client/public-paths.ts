import type { RouteObject } from 'react-router-dom'
import { courses } from './content/courses.ts'
import { coursePath } from './paths.ts'
import { routes } from './router.tsx'

/** Paths of the pages that anybody may find and that show everybody the same. */
export const publicPaths: readonly string[] = [
  ...pathsOf(routes),
  ...courses.map(({ slug }) => coursePath(slug)),
]

function pathsOf(list: readonly RouteObject[]): string[] {
  return list.flatMap(({ id, path, children = [] }) => [
    ...(id?.startsWith('routes/public/') && path !== undefined && !/[:*]/.test(path) ? [path] : []),
    ...pathsOf(children),
  ])
}
