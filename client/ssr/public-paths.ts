import type { RouteObject } from 'react-router-dom'
import { courses } from '#client/features/courses/courses.ts'
import { coursePath } from '#client/paths.ts'
import { routes } from '#client/router.ts'

/** Paths of the pages that anybody may find and that show everybody the same. */
export const publicPaths: readonly string[] = [
  ...pathsOf(routes),
  ...courses.map(({ slug }) => coursePath(slug)),
]

function pathsOf(list: readonly RouteObject[], page = ''): string[] {
  return list.flatMap(({ id = page, path, children = [] }) => [
    ...(id.startsWith('pages/public/') && path !== undefined && !/[:*]/.test(path) ? [path] : []),
    ...pathsOf(children, id),
  ])
}
