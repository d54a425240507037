import type { ApolloClient } from '@apollo/client'
import type { NonIndexRouteObject, RouteObject } from 'react-router-dom'
import { guard } from './data/guard.ts'
import type { GuardedRole } from './data/guarded-role.ts'
import { deferred } from './data/page-data.ts'
import { leaveRehearsal } from './data/rehearsal.ts'
import { outlined, RouteErrorPage } from './layouts/root.tsx'

/**
 * Query parameters that a page reads, each with the values it knows: the slugs of a collection of the content, or
 * `text` for any. A page ignores all other parameters, such as those of advertisements (see ssr/page-address.ts).
 */
export type PageParameters = Readonly<Record<string, readonly string[] | { slugsOf: string } | 'text'>>

type LazyRoute = Extract<RouteObject['lazy'], () => unknown>

/** Exports of a page's file. */
export type PageModule = Awaited<ReturnType<LazyRoute>> & SeedsCache

export interface SeedsCache {
  /** Writes the loader's data of the rendered page into the cache, so that the page does not ask for them again. */
  seedCache?: (client: ApolloClient, data: never) => void
}

/**
 * A page, or the layout around pages, which is loaded when its address is first visited: `public/home` is
 * `pages/public/home.tsx` or `pages/public/home/page.tsx`. The route's id is that file: by it the server finds the chunks
 * to preload.
 *
 * @param path Several: the page has several addresses.
 * @throws when there is no such file.
 */
type MakeRoute = (
  path: string | readonly string[] | undefined,
  page: string,
  parameters?: PageParameters,
) => NonIndexRouteObject

export const routesOf =
  (files: Readonly<Record<string, () => Promise<PageModule>>>): MakeRoute =>
  (path, page, parameters = {}) => {
    const id = [`pages/${page}.tsx`, `pages/${page}/page.tsx`].find((file) => files[`./${file}`])
    const lazy = id && files[`./${id}`]
    if (!id || !lazy) throw new Error(`There is no page ${page}`)
    return {
      id,
      lazy,
      ErrorBoundary: RouteErrorPage,
      handle: { parameters },
      ...(typeof path === 'string'
        ? { path }
        : path && { children: path.map((one) => ({ path: one, element: null })) }),
    }
  }

/** Pages that are shown with an outline where their data is late. */
export const outlinedPages = (files: Readonly<Record<string, () => Promise<PageModule>>>) =>
  Object.fromEntries(
    Object.entries(files).map(([path, load]) => [
      path,
      async () => {
        const { loader, Component, ...page } = await load()
        if (typeof loader !== 'function' || !Component) return { ...page, loader, Component } as PageModule
        return { ...page, loader: deferred(loader), Component: outlined(Component) } as PageModule
      },
    ]),
  )

/** Opens a route for one role only, or for anybody who is signed in if none is named. */
export function guarded<Guarded extends RouteObject>(route: Guarded, role?: GuardedRole): Guarded {
  return {
    ...route,
    handle: { ...route.handle, guarded: true },
    middleware: [leaveRehearsal, guard(role)],
  }
}

/** Marks a page of accounts that visitors may open. It is never rehearsed: actions there take effect. */
export function ofAccounts<Page extends RouteObject>(route: Page): Page {
  return { ...route, middleware: [leaveRehearsal] }
}

/** Whether one of the pages or layouts is for signed-in people only. */
export const isGuarded = (matches: readonly { route: { handle?: { guarded?: true } } }[]) =>
  matches.some(({ route }) => route.handle?.guarded)

/** Parameters of the pages where results are looked up. */
export const lookUp = { exam: 'text', candidate: 'text' } as const

/** A parameter that names a group of courses. */
export const courseGroups = { slugsOf: 'courseGroups' }
