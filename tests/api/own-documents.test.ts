import { createHash } from 'node:crypto'
import { ApolloServer } from '@apollo/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const own = 'query Own { exams { id } }'
const sha256Hash = createHash('sha256').update(own).digest('hex')

let app: TestApp
beforeAll(async () => {
  app = await testApp({ renderer: { documents: [own], register: async () => {} } })
})
afterAll(() => app.close())

/** As Apollo Client asks, be it another version of it. */
async function askByHash(name = 'any') {
  const answer = await app.as('VISITOR').fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      operationName: 'Own',
      variables: {},
      extensions: { clientLibrary: { name }, persistedQuery: { version: 1, sha256Hash } },
    }),
  })
  return [answer.status, await answer.json()]
}

test("a document of our own client's is known by its hash from the start, and is never forgotten", async () => {
  const apollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest')
  for (let time = 0; time < 3; time++) expect(await askByHash()).toEqual([200, { data: { exams: [] } }])
  expect(apollo).not.toHaveBeenCalled()
  const others = Array.from({ length: 600 }, (_, number) => `query Other${number} { __typename }`)
  await Promise.all(others.map((query) => app.as('VISITOR').send(query)))
  apollo.mockClear()
  for (let time = 0; time < 2; time++)
    expect(await askByHash('another')).toEqual([200, { data: { exams: [] } }])
  expect(apollo).not.toHaveBeenCalled()
})
