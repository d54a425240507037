import { HttpLink } from '@apollo/client/link/http'
import { afterEach, expect, test, vi } from 'vitest'
import { createApolloClient } from '#client/data/client.ts'
import { loaderContext } from '#client/data/loader-context.ts'
import { loadResults } from '#client/features/results/load-results.ts'

afterEach(() => vi.useRealTimers())

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

test('a look-up over a connection that stalls ends with a problem that passes', async () => {
  vi.useFakeTimers()
  const givenUp: unknown[] = []
  // As a connection that is there, but over which nothing comes.
  const stalled = (_uri: unknown, { signal }: RequestInit = {}) =>
    new Promise<Response>((_, reject) =>
      signal?.addEventListener('abort', () => {
        givenUp.push(signal)
        reject(signal.reason)
      }),
    )
  const link = new HttpLink({ uri: 'http://localhost/graphql', fetch: stalled })
  const apollo = createApolloClient(link, { ssrMode: false })
  const context = loaderContext(async () => apollo)
  const url = new URL('http://localhost/results?exam=CEE&candidate=0812')
  const loading = loadResults({ request: new Request(url), url, pattern: '/results', params: {}, context })
  await vi.advanceTimersByTimeAsync(30_000)
  const { problem, params } = await loading
  expect(problem?.passing).toBe(true)
  expect(params.candidateId).toBe('0812')
  expect(givenUp.length).toBeGreaterThan(0)
})

test('a look-up that finds nothing says so only when the list of exams came', async () => {
  // Without the list nobody knows that the exam wants a PIN, without which there is nothing to find.
  const answer = async (_uri: unknown, { body }: RequestInit = {}) =>
    JSON.parse(String(body)).operationName === 'LookUp'
      ? Response.json({ data: { examResult: null } })
      : new Response('Service Unavailable', { status: 503 })
  const link = new HttpLink({ uri: 'http://localhost/graphql', fetch: answer })
  const apollo = createApolloClient(link, { ssrMode: false })
  const context = loaderContext(async () => apollo)
  const url = new URL('http://localhost/results?exam=CEE&candidate=0812')
  const { problem } = await loadResults({
    request: new Request(url),
    url,
    pattern: '/results',
    params: {},
    context,
  })
  expect(problem).toMatchObject({ passing: true, status: 503 })
})
