import { HttpLink } from '@apollo/client/link/http'
import { afterEach, expect, test, vi } from 'vitest'
import { createApolloClient } from '#client/data/client.ts'
import { loadData, loaderContext } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'

const EmptyStudentPagesQuery = graphql(`
  query EmptyStudentPages { emptyStudentPages }
`)

afterEach(() => vi.useRealTimers())

/** A browser and its server, whose answers are numbered. */
function aBrowser() {
  const server = { answers: 0, down: false }
  const fetch = async () => {
    if (server.down) throw new TypeError('Failed to fetch')
    server.answers += 1
    return Response.json({ data: { emptyStudentPages: [`/${server.answers}`] } })
  }
  const apollo = createApolloClient(new HttpLink({ uri: 'http://localhost/graphql', fetch }), {
    ssrMode: false,
  })
  const context = loaderContext(async () => apollo)
  // A query of its own: what a browser asked is remembered by it.
  const query = { ...EmptyStudentPagesQuery }
  const load = async () => (await loadData(context, query)).emptyStudentPages
  return { server, load, apollo }
}

const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000)

test('a page shows an earlier answer for five minutes, then asks again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { load } = aBrowser()
  expect(await load()).toEqual(['/1'])
  minutes(4)
  expect(await load()).toEqual(['/1'])
  minutes(1)
  expect(await load()).toEqual(['/2'])
  minutes(4)
  expect(await load()).toEqual(['/2'])
})

test('a page whose server cannot be reached shows the older answer, and asks again a minute later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { server, load, apollo } = aBrowser()
  const before = await load()
  minutes(6)
  server.down = true
  expect(await load()).toEqual(before)
  server.down = false
  expect(await load()).toEqual(before)
  minutes(1)
  expect(await load()).not.toEqual(before)
  minutes(6)
  server.down = true
  await apollo.clearStore()
  await expect(load()).rejects.toThrow('Failed to fetch')
})
