import { type ApolloClient, ApolloLink } from '@apollo/client'
import { useMutation, useQuery } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { parse } from 'graphql'
import { of } from 'rxjs'
import { beforeEach, expect, test } from 'vitest'
import { answerKey } from '#client/data/answers.ts'
import { createApolloClient } from '#client/data/client.ts'
import type { LazyClient } from '#client/data/lazy-client.ts'
import { LazyProviders } from '#client/data/lazy-providers.tsx'
import { waitingClient } from '#client/data/waiting-client.ts'

const NameQuery = parse('query Name { site { name } }')
const NewsQuery = parse('query News($first: Int) { site { news: name } }')
const Rename = parse('mutation Rename { rename }')

let asked: string[]
let starts: number
beforeEach(() => {
  asked = []
  starts = 0
})

/** A page's client whose real one answers every field with "later". */
function lazy(answers: Record<string, unknown>): LazyClient {
  const link = new ApolloLink(({ operationName = '' }) => {
    asked.push(operationName)
    const site = { __typename: 'Site', name: 'later', news: 'later' }
    return of({ data: operationName === 'Rename' ? { rename: true } : { site } })
  })
  const listeners = new Set<() => void>()
  let real: ApolloClient | undefined
  const start = async () => {
    starts += 1
    real ??= createApolloClient(link, { ssrMode: false })
    for (const listener of listeners) listener()
    return real
  }
  const waiting = waitingClient(answers, start)
  return {
    current: () => real ?? waiting,
    start,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function Part() {
  const name = useQuery<{ site: { name: string } }>(NameQuery)
  const [rename, { called, loading }] = useMutation(Rename)
  return (
    <>
      <p>{name.loading ? 'waiting' : name.data?.site.name}</p>
      <button type="button" onClick={() => rename()}>
        Rename
      </button>
      {called && !loading && <p>Renamed</p>}
    </>
  )
}

const show = (client: LazyClient, part = <Part />) =>
  render(<LazyProviders apollo={client}>{part}</LazyProviders>)

test('what came with the page is there at once, and nothing is loaded or asked', () => {
  show(lazy({ [answerKey(NameQuery)]: { site: { __typename: 'Site', name: 'now' } } }))
  expect(screen.getByText('now')).toBeTruthy()
  expect({ starts, asked }).toEqual({ starts: 0, asked: [] })
})

test('what did not come is asked for', async () => {
  show(lazy({}))
  expect(screen.getByText('waiting')).toBeTruthy()
  expect(await screen.findByText('later')).toBeTruthy()
  expect(asked).toEqual(['Name'])
})

test('an answer to other variables is no answer', async () => {
  function News() {
    const { data } = useQuery<{ site: { news: string } }>(NewsQuery, { variables: { first: 2 } })
    return <p>{data?.site.news ?? 'nothing yet'}</p>
  }
  const answers = { [answerKey(NewsQuery, { first: 1 })]: { site: { news: 'other' } } }
  show(lazy(answers), <News />)
  expect(screen.getByText('nothing yet')).toBeTruthy()
  expect(await screen.findByText('later')).toBeTruthy()
})

test('what only the cache may answer waits quietly', () => {
  function Quiet() {
    const { data, loading } = useQuery(NameQuery, { fetchPolicy: 'cache-only' })
    return <p>{data || loading ? 'something' : 'nothing'}</p>
  }
  show(lazy({}), <Quiet />)
  expect(screen.getByText('nothing')).toBeTruthy()
  expect(starts).toBe(0)
})

test('the cache is read like the answers', () => {
  const waiting = lazy({ [answerKey(NewsQuery, { first: 1 })]: { site: { news: 'now' } } }).current()
  expect(waiting.readQuery({ query: NewsQuery, variables: { first: 1 } })).toEqual({ site: { news: 'now' } })
  expect(waiting.readQuery({ query: NewsQuery, variables: { first: 2 } })).toBeNull()
})

test('an action waits for the real client and is done', async () => {
  show(lazy({ [answerKey(NameQuery)]: { site: { __typename: 'Site', name: 'now' } } }))
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  expect(await screen.findByText('Renamed')).toBeTruthy()
  expect(asked).toContain('Rename')
})
