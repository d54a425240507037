import { ApolloLink, type DocumentNode, gql } from '@apollo/client'
import { finalize, NEVER, of, throwError } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { longOperations, timeLimitLink } from '#client/data/browser-client.ts'
import { createApolloClient } from '#client/data/client.ts'
import { ConnectionError } from '#client/data/connection-error.ts'
import * as generated from '#client/gql/graphql.ts'

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
