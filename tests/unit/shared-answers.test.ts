import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { DataVersion } from '#server/db/data-version.ts'
import { sharedAnswers } from '#server/http/shared-answers.ts'

const request = { method: 'GET', url: '/', headers: {} } as FastifyRequest

async function cacheControl(secondsUntilRelease: number): Promise<string | undefined> {
  const state = { version: '1', untilRelease: () => secondsUntilRelease * 1000 }
  const shared = await sharedAnswers('build')(request, { state: () => state } as DataVersion)
  return shared?.headers({ isTagged: true })['cache-control']
}

test.each([
  [Number.POSITIVE_INFINITY, 5, 60],
  [63, 5, 60],
  [62.9, 5, 59],
  [8, 5, 5],
  [7.9, 4, 4],
  [4, 1, 1],
  [3, 0, 0],
])(
  '%s s before a release a cache may answer for 1 s, for %s s more while it asks, and for %s s while nobody answers',
  async (left, updating, away) => {
    expect(await cacheControl(left)).toBe(
      `public, max-age=0, s-maxage=1, stale-while-revalidate=${updating}, stale-if-error=${away}`,
    )
  },
)

test.each([2.9, 0.2, 0, -1])('%s s before a release no cache may keep an answer', async (left) => {
  expect(await cacheControl(left)).toBeUndefined()
})

test('an answer that was made before a release and is sent after it is kept by no cache', async () => {
  let left = 60_000
  const state = { version: '1', untilRelease: () => left }
  const shared = await sharedAnswers('build')(request, { state: () => state } as DataVersion)
  left = -1
  expect(shared?.headers({ isTagged: true })).toEqual({ 'cache-control': 'private, no-store' })
})

test('nothing is kept while the sources may change', async () => {
  const state = { version: '1', untilRelease: () => Number.POSITIVE_INFINITY }
  expect(await sharedAnswers(undefined)(request, { state: () => state } as DataVersion)).toBeUndefined()
})
