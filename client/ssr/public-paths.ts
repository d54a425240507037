import type { RouteObject } from 'react-router-dom'
import { routes } from '#client/router.ts'

/** Paths of the pages that anybody may find and that show everybody the same, those of single records left out. */
export const publicPaths: readonly string[] = pathsOf(routes)

function pathsOf(list: readonly RouteObject[], page = ''): string[] {
  return list.flatMap(({ id = page, path, children = [] }) => [
    ...(id.startsWith('pages/public/') && path !== undefined && !/[:*]/.test(path) ? [path] : []),
    ...pathsOf(children, id),
  ])
}
