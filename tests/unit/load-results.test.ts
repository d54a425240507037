import { HttpLink } from '@apollo/client/link/http'
import { expect, test } from 'vitest'
import { createApolloClient } from '#client/data/client.ts'
import { loaderContext } from '#client/data/loader-context.ts'
import { loadResults } from '#client/features/results/load-results.ts'

/** A network that answers after a moment, unless the request is given up before. */
function slowly(_uri: unknown, { signal }: RequestInit = {}): Promise<Response> {
  const answer = {
    data: {
      ...{ exams: [], announcedReleases: [], withdrawnExams: [] },
    },
  }
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(Response.json(answer)), 50)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

test('a second press on the same link is answered although the first one is given up', async () => {
  const link = new HttpLink({ uri: 'http://localhost/graphql', fetch: slowly })
  const apollo = createApolloClient(link, { ssrMode: false })
  const context = loaderContext(async () => apollo)
  const url = new URL('http://localhost/results')
  const load = (signal: AbortSignal) =>
    loadResults({ request: new Request(url, { signal }), url, pattern: '/results', params: {}, context })

  const first = new AbortController()
  const givenUp = load(first.signal)
  first.abort()
  const { problem, lists } = await load(new AbortController().signal)
  await givenUp
  expect(problem).toBeNull()
  expect(lists).toBeDefined()
})
