import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom'
import { localPath } from '#client/locales/locale.ts'
import { isGuarded, type PageParameters } from '#client/route.ts'
import { routes } from '#client/router.ts'
import type { IsKnown, PageAddress } from '#shared/page-renderer.ts'

/** Stands for the ids that no record has: the page that says so is rendered once for all of them. */
export const PLACEHOLDER = '00000000-0000-4000-8000-000000000000'

/** Ids that are written the same in HTML, JSON and an address. */
const PLAIN = /^[\w-]{1,64}$/
/** No page of ours makes longer values. */
const MAX_VALUE_LENGTH = 500
/** Any path without a route. */
const NOTHING_HERE = localPath('/404')
const NOT_OPEN = { isPage: false, isPublic: false, isRehearsable: false }

/** The router ranks all routes for each path, which takes longer than everything else about a cached page. */
const matches = new LRUCache<string, RouteMatch[]>({
  max: 1_000,
  memoMethod: (pathname) => matchRoutes(routes, pathname) ?? [],
})

/** Whether a path was matched lately, so that its address is known without ranking all routes. */
export const isMatched = (pathname: string): boolean => matches.has(pathname)

/** @param isKnown whether visitors can see the record of an id. */
export function pageAddress(url: URL, isKnown: IsKnown): PageAddress {
  const matched = matches.memo(url.pathname)
  const leaf = matched.at(-1)
  const params = knownParameters(
    url.searchParams,
    matched.map(({ route }) => route),
    isKnown,
  )
  const search = queryOf(params)
  if (!leaf || leaf.route.path?.endsWith('*')) return { search, shared: NOTHING_HERE, ...NOT_OPEN }
  const record = leaf.params.id ?? leaf.params.slug
  if (record !== undefined && !hasRecord(leaf.params, isKnown)) {
    const folder = url.pathname.slice(0, url.pathname.lastIndexOf('/'))
    return { search, shared: `${folder}/${PLACEHOLDER}`, ...unknown(record), ...NOT_OPEN }
  }
  const open = {
    isPage: true,
    isPublic: !isGuarded(matched),
    // Guards and the pages of accounts have some.
    isRehearsable: matched.every(({ route }) => route.middleware === undefined),
  }
  const exam = params.size > 0 ? params.get('exam')?.trim() : undefined
  // A look-up is everybody's own.
  if (!exam || params.has('candidate') || isKnown('exam', exam))
    return { search, shared: url.pathname + search, ...open }
  params.set('exam', PLACEHOLDER)
  return { search, shared: url.pathname + queryOf(params), ...unknown(exam), ...open }
}

function hasRecord({ id, slug }: { id?: string; slug?: string }, isKnown: IsKnown): boolean {
  return id !== undefined ? isKnown('notice', id) : isKnown('content', `courses/${slug}`)
}

const unknown = (id: string) => (PLAIN.test(id) ? { unknownId: id } : {})

/** In the order in which the routes declare them, each once. */
function knownParameters(
  given: URLSearchParams,
  matched: readonly RouteObject[],
  isKnown: IsKnown,
): URLSearchParams {
  const known = new URLSearchParams()
  for (const { handle } of matched) {
    const { parameters = {} } = (handle ?? {}) as { parameters?: PageParameters }
    for (const [name, values] of Object.entries(parameters)) {
      const value = given.get(name)
      if (value === null || value.length > MAX_VALUE_LENGTH) continue
      if (isOneOf(values, value, isKnown)) known.set(name, value)
    }
  }
  return known
}

function isOneOf(values: PageParameters[string], value: string, isKnown: IsKnown): boolean {
  if (values === 'text') return true
  return 'slugsOf' in values ? isKnown('content', `${values.slugsOf}/${value}`) : values.includes(value)
}

const queryOf = (params: URLSearchParams) => (params.size === 0 ? '' : `?${params}`)
