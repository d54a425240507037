import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { DataState, DataVersion } from '#server/db/data-version.ts'
import { REHEARSAL_HEADER } from '#server/domains/results/release/rehearsal.ts'
import { LANGUAGE_HEADER, languageOf } from '#server/graphql/language.ts'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'

/** For an answer to one person. */
export const NOT_SHARED = { 'cache-control': 'private, no-store' } as const

/** For how many seconds a cache answers without the server, while it asks the server, and while the server is away. */
const SECONDS = { fresh: 1, updating: 5, away: 60 } as const
/** Caches count whole seconds, and an answer takes time to reach them. */
const MARGIN_SECONDS = 2

/** Of a session or a rehearsal. That of a device only matters to forms. */
const PERSONAL_COOKIE = /pravesh_(?:access|refresh|rehearsal)/
const PERSONAL_HEADERS = ['authorization', REHEARSAL_HEADER, LANGUAGE_HEADER] as const

/** How caches may keep the answer to a request, if the answer is the same for everybody. */
export interface SharedAnswer {
  /** Whether the client has the answer. */
  isKnown: boolean
  /** @param isTagged whether the answer stays the same until the data version changes. */
  headers(o: { isTagged: boolean }): Readonly<Record<string, string>>
}

/**
 * @param dataVersion of the data that the answer is made of.
 * @returns undefined for a request whose answer no cache may keep: one of a person, and each just before a release.
 */
export type FindSharedAnswer = (
  request: FastifyRequest,
  dataVersion: DataVersion,
) => Promise<SharedAnswer | undefined>

/**
 * Decides how caches may keep answers.
 *
 * @param build differs between programs and settings that answer differently; undefined while the sources may change.
 */
export function sharedAnswers(build: string | undefined): FindSharedAnswer {
  return async (request, dataVersion) => {
    if (build === undefined || !isAnonymous(request)) return undefined
    // Read before the answer is made, which then is at least as new. Pages are shown without the database, too.
    const state = await Promise.resolve(dataVersion.state()).catch(() => undefined)
    if (!state || lifetimes(state) === undefined) return undefined
    const tag = tagOf([build, state.version, languageOf(request), request.url, todayInNepal()])
    return {
      isKnown: request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag) === true,
      headers: ({ isTagged }) => {
        const control = lifetimes(state)
        if (control === undefined) return NOT_SHARED
        return { 'cache-control': control, vary: 'accept-encoding', ...(isTagged && { etag: tag }) }
      },
    }
  }
}

function isAnonymous({ method, headers }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    PERSONAL_HEADERS.every((name) => headers[name] === undefined) &&
    !PERSONAL_COOKIE.test(headers.cookie ?? '')
  )
}

/** Cut so that no cache answers with it after the next release; undefined when no cache may keep it. */
function lifetimes(state: DataState): string | undefined {
  const left = Math.floor(state.untilRelease() / 1000) - MARGIN_SECONDS
  if (left < SECONDS.fresh) return undefined
  const stale = left - SECONDS.fresh
  return [
    ...['public', 'max-age=0', `s-maxage=${SECONDS.fresh}`],
    `stale-while-revalidate=${Math.min(SECONDS.updating, stale)}`,
    `stale-if-error=${Math.min(SECONDS.away, stale)}`,
  ].join(', ')
}

/** Weak: the same for all encodings of an answer. */
const tagOf = (parts: readonly string[]) =>
  `W/"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}"`
