import { ApolloLink, type DocumentNode, gql } from '@apollo/client'
import { HttpLink } from '@apollo/client/link/http'
import { parse, print } from 'graphql'
import { finalize, NEVER, of, throwError } from 'rxjs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findFiles, longOperations, multipartBody, timeLimitLink } from '#client/data/browser-client.ts'
import { createCache } from '#client/data/cache.ts'
import { createApolloClient } from '#client/data/client.ts'
import { ConnectionError } from '#client/data/connection-error.ts'
import { forgetContent } from '#client/data/forget-content.ts'
import { loaderContext } from '#client/data/loader-context.ts'
import { sentDocuments } from '#client/data/sent-documents.ts'
import {
  createSessionKeeper,
  type Expiry,
  type SessionKeeper,
  type SessionKeeperParts,
} from '#client/data/session-keeper.ts'
import { loadResults } from '#client/features/results/load-results.ts'
import * as generated from '#client/gql/graphql.ts'

const all = gql`{ site { name tagline } content { emptyPages homePage { headline } } }`
const menus = gql`{ site { name } content { emptyPages } }`

test('after a change of content pages ask again, also once the menus have', () => {
  const cache = createCache()
  const site = { __typename: 'Site', name: 'Koshi' }
  const content = { __typename: 'Content', emptyPages: ['/news'] }
  const homePage = { __typename: 'HomePage', headline: 'Old' }
  cache.writeQuery({
    query: all,
    data: { site: { ...site, tagline: 'Old' }, content: { ...content, homePage } },
  })
  forgetContent(cache)
  expect(cache.readQuery({ query: menus })).toBeNull()
  cache.writeQuery({ query: menus, data: { site, content: { ...content, emptyPages: [] } } })
  expect(cache.readQuery({ query: all })).toBeNull()
})

describe('load results', () => {
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
})

const operations = Object.values(generated).flatMap((document: DocumentNode) => {
  const [first] = document.definitions
  return first?.kind === 'OperationDefinition' ? [{ document, kind: first.operation }] : []
})

test('are what Apollo Client really sends, word for word', async () => {
  const sent: string[] = []
  const link = new ApolloLink(({ query }) => {
    sent.push(print(query))
    return of({ data: null })
  })
  const client = createApolloClient(link, { ssrMode: true })
  for (const { document, kind } of operations) {
    if (kind === 'mutation') await client.mutate({ mutation: document, fetchPolicy: 'no-cache' })
    else await client.query({ query: document, fetchPolicy: 'no-cache' })
  }
  expect(sent.length).toBe(operations.length)
  expect(sentDocuments().sort()).toEqual(sent.sort())
})

describe('session keeper', () => {
  const MINUTE = 60_000
  const start = Date.parse('2026-01-05T06:15:00Z')

  beforeEach(() => {
    vi.useFakeTimers({ now: start })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Tabs of one browser: they hear each other, as with BroadcastChannel. */
  function browser(refresh: () => Promise<Expiry>) {
    const tabs: { keeper: SessionKeeper }[] = []
    function openTab({ ask }: { ask?: SessionKeeperParts['ask'] } = {}) {
      const changes: Expiry[] = []
      const keeper = createSessionKeeper({
        refresh,
        tell: (news) => {
          for (const other of tabs) if (other.keeper !== keeper) other.keeper.hear(news)
        },
        changed: (expiry) => changes.push(expiry),
        canAsk: () => ask !== undefined,
        ask: () => ask?.() ?? Promise.resolve(false),
      })
      const tab = { keeper, changes }
      tabs.push(tab)
      return tab
    }
    return { openTab }
  }

  const quarterHour = () => Date.now() + 15 * MINUTE

  test('renews three ticks before the access runs out, and so on', async () => {
    const refresh = vi.fn(async () => quarterHour())
    const { keeper, changes } = browser(refresh).openTab()
    keeper.follow(quarterHour())
    await vi.advanceTimersByTimeAsync(13.5 * MINUTE - 1)
    expect(refresh).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(refresh).toHaveBeenCalledOnce()
    expect(changes).toEqual([start + 28.5 * MINUTE])
    await vi.advanceTimersByTimeAsync(13.5 * MINUTE)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  test('a visitor has nothing to renew, and nor has somebody who signed out', async () => {
    const refresh = vi.fn(async () => quarterHour())
    const { keeper } = browser(refresh).openTab()
    keeper.follow(null)
    keeper.follow(quarterHour())
    keeper.follow(null)
    await vi.advanceTimersByTimeAsync(60 * MINUTE)
    expect(refresh).not.toHaveBeenCalled()
  })

  test('a server out of reach is asked again after 200 ms, 400 ms, 800 ms …', async () => {
    const at: number[] = []
    const refresh = vi.fn(async () => {
      at.push(Date.now())
      if (at.length < 5) throw new Error('offline')
      return quarterHour()
    })
    const { keeper, changes } = browser(refresh).openTab()
    keeper.follow(start + 1.5 * MINUTE)
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(at.map((time) => time - start)).toEqual([0, 200, 600, 1400, 3000])
    expect(changes).toHaveLength(1)
  })

  test('tabs that renew at once agree', async () => {
    const refresh = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return quarterHour()
    })
    const { openTab } = browser(refresh)
    const tabs = [openTab(), openTab(), openTab()]
    for (const { keeper } of tabs) keeper.follow(start + 2 * MINUTE)
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    expect(refresh).toHaveBeenCalledTimes(3)
    for (const { changes } of tabs) expect(changes.at(-1)).toBe(start + 15.5 * MINUTE + 100)
  })

  test('whoever needs a session at the same moment shares one renewal', async () => {
    const refresh = vi.fn(async () => quarterHour())
    const { keeper } = browser(refresh).openTab()
    expect(await Promise.all([keeper.renew(), keeper.renew()])).toEqual([true, true])
    expect(refresh).toHaveBeenCalledOnce()
  })

  test('a session that is over ends in every tab', async () => {
    const refresh = vi.fn(async () => null)
    const { openTab } = browser(refresh)
    const [one, other] = [openTab(), openTab()]
    one.keeper.follow(quarterHour())
    expect(await one.keeper.renew()).toBe(false)
    await vi.advanceTimersByTimeAsync(0)
    expect([one.changes.at(-1), other.changes.at(-1)]).toEqual([null, null])
    expect(refresh).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(60 * MINUTE)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  test('signing out in one tab signs out the others without asking the server', async () => {
    const refresh = vi.fn(async () => quarterHour())
    const { openTab } = browser(refresh)
    const [one, other] = [openTab(), openTab({ ask: async () => true })]
    one.keeper.follow(quarterHour())
    one.keeper.follow(null)
    expect(other.changes.at(-1)).toBeNull()
    expect(refresh).not.toHaveBeenCalled()
  })

  test('where somebody can be asked, the page stays as it is, and whatever needs the session waits', async () => {
    const refresh = vi.fn(async () => null)
    let signIn = (_signedIn: boolean) => {}
    const ask = vi.fn(
      () =>
        new Promise<boolean>((resolve) => {
          signIn = resolve
        }),
    )
    const { keeper, changes } = browser(refresh).openTab({ ask })
    keeper.follow(quarterHour())
    const waiting = [keeper.renew(), keeper.renew()]
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    expect(ask).toHaveBeenCalledOnce()
    keeper.follow(quarterHour())
    signIn(true)
    expect(await Promise.all(waiting)).toEqual([true, true])
    expect(changes).toEqual([])
  })

  test('whoever does not want to sign in now is asked again when it is needed again', async () => {
    const ask = vi.fn(async () => false)
    const { keeper, changes } = browser(async () => null).openTab({ ask })
    keeper.follow(quarterHour())
    expect(await keeper.renew()).toBe(false)
    expect(await keeper.renew()).toBe(false)
    expect(ask).toHaveBeenCalledTimes(2)
    expect(changes).toEqual([])
  })

  test('"not now" in one tab does not sign out the others', async () => {
    const { openTab } = browser(async () => null)
    const [one, other] = [openTab({ ask: async () => false }), openTab({ ask: () => new Promise(() => {}) })]
    one.keeper.follow(quarterHour())
    expect(await one.keeper.renew()).toBe(false)
    await vi.advanceTimersByTimeAsync(0)
    one.keeper.follow(null)
    expect(one.keeper.isSignedIn()).toBe(false)
    expect(other.keeper.isSignedIn()).toBe(true)
    expect(other.changes).not.toContain(null)
  })

  test('a visitor is not asked to sign in', async () => {
    const ask = vi.fn(async () => true)
    const { keeper } = browser(async () => null).openTab({ ask })
    expect(await keeper.renew()).toBe(false)
    expect(ask).not.toHaveBeenCalled()
  })

  test.each([1, 2, 3])('a clock that runs ahead does not make %i tabs renew without end', async (count) => {
    let renewals = 0
    const { openTab } = browser(async () => {
      renewals += 1
      return Date.now() - 5 * MINUTE + renewals
    })
    const tabs = Array.from({ length: count }, openTab)
    for (const { keeper } of tabs) keeper.follow(start - 5 * MINUTE)
    await vi.advanceTimersByTimeAsync(60 * MINUTE)
    expect(renewals).toBe(1)
  })

  test('a clock that is years behind does not make a tab renew without end', async () => {
    const refresh = vi.fn(async () => Date.now() + 70 * 365 * 24 * 60 * MINUTE)
    const { keeper } = browser(refresh).openTab()
    keeper.follow(await refresh())
    await vi.advanceTimersByTimeAsync(60 * MINUTE)
    expect(refresh).toHaveBeenCalledOnce()
  })
})

describe('time limit link', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const shortQuery = gql`query Root { site { name } }`
  const shortMutation = gql`mutation SignIn { signOut }`
  const longMutation = gql`mutation PublishResults { signOut }`

  /** Sends an operation over a connection, and tells how it ended. */
  function send(document: DocumentNode, connection = new ApolloLink(() => NEVER)) {
    const client = createApolloClient(ApolloLink.from([timeLimitLink(), connection]), { ssrMode: false })
    const isMutation = document.definitions.some((one) => 'operation' in one && one.operation === 'mutation')
    const ends: unknown[] = []
    const sent = isMutation ? client.mutate({ mutation: document }) : client.query({ query: document })
    sent.then(
      ({ data }) => ends.push(data),
      (error) => ends.push(error),
    )
    return ends
  }

  test.each([shortQuery, shortMutation])(
    'an operation without an answer ends after 25 seconds',
    async (document) => {
      const ends = send(document)
      await vi.advanceTimersByTimeAsync(24_900)
      expect(ends).toEqual([])
      await vi.advanceTimersByTimeAsync(200)
      expect(ends).toEqual([expect.any(TypeError)])
    },
  )

  test('a change of very many rows is waited for as long as the server may take', async () => {
    const ends = send(longMutation)
    await vi.advanceTimersByTimeAsync(7 * 60_000)
    expect(ends).toEqual([])
    await vi.advanceTimersByTimeAsync(2 * 60_000)
    expect(ends).toEqual([expect.any(TypeError)])
  })

  test('an answer in time ends the waiting', async () => {
    const ends = send(shortMutation, new ApolloLink(() => of({ data: { signOut: true } })))
    await vi.advanceTimersByTimeAsync(0)
    expect(ends).toEqual([{ signOut: true }])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a request without an answer is given up', async () => {
    const giveUp = vi.fn()
    send(shortQuery, new ApolloLink(() => NEVER.pipe(finalize(giveUp))))
    await vi.advanceTimersByTimeAsync(25_100)
    expect(giveUp).toHaveBeenCalledOnce()
  })

  test('a connection that fails is told apart from code that is wrong', async () => {
    const ends = send(shortQuery, new ApolloLink(() => throwError(() => new TypeError('Failed to fetch'))))
    await vi.advanceTimersByTimeAsync(0)
    expect(ends).toEqual([expect.any(ConnectionError)])
  })

  test('only operations of the client have a longer limit', () => {
    const names = Object.values(generated).flatMap((document: DocumentNode) =>
      document.definitions.flatMap((one) => (one.kind === 'OperationDefinition' ? [one.name?.value] : [])),
    )
    expect(names).toEqual(expect.arrayContaining([...longOperations]))
  })
})

describe('upload body', () => {
  test('finds files wherever they are in the variables', () => {
    const [a, b] = [new File(['a'], 'a.csv'), new File(['b'], 'b.pdf')]
    const variables = { file: a, input: { title: 'x', attachments: [null, b] }, none: undefined }
    expect(findFiles(variables, 'variables')).toEqual([
      { path: 'variables.file', file: a },
      { path: 'variables.input.attachments.1', file: b },
    ])
  })

  test('writes the multipart request that the specification asks for', async () => {
    const file = new File(['Candidate ID\n081000\n'], 'नतिजा.csv', { type: 'text/csv' })
    const query = parse('mutation Stage($file: Upload!) { stageExamResults(file: $file) { __typename } }')
    const variables = { file }
    const body = multipartBody(
      { operationName: 'Stage', query, variables },
      findFiles(variables, 'variables'),
    )
    expect([...body.keys()]).toEqual(['operations', 'map', '0'])
    expect(JSON.parse(String(body.get('operations')))).toEqual({
      operationName: 'Stage',
      query: expect.stringContaining('mutation Stage($file: Upload!)'),
      variables: { file: null },
    })
    expect(JSON.parse(String(body.get('map')))).toEqual({ 0: ['variables.file'] })
    const sent = body.get('0')
    expect(sent).toBeInstanceOf(File)
    expect(sent).toMatchObject({ name: 'नतिजा.csv', type: 'text/csv', size: file.size })
  })
})
