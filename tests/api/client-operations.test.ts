import { createHash } from 'node:crypto'
import { getOperationAST, Kind, parse } from 'graphql'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sharedQueries } from '#client/data/browser-client.ts'
import { schema } from '#server/api/schema.ts'
import { isCacheable } from '#server/graphql/cache-hint.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// The documents that browsers send decide which answers the response cache can serve, so this looks at those.

const renderer = sourceRenderer()
const queries = renderer.documents.flatMap((text) => {
  const document = parse(text)
  const operation = getOperationAST(document)
  return operation?.operation === 'query' ? [{ text, document, operation, name: operation.name?.value }] : []
})

let app: TestApp
beforeAll(async () => {
  app = await testApp({ renderer, leaseMs: 600_000 })
  await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: 'CACHED' }]), { examTitle: 'Cached' })
})
afterAll(() => app.close())

function send(name: string, variables: object) {
  const text = queries.find((query) => query.name === name)?.text
  if (text === undefined) throw new Error(`The client has no operation ${name}`)
  const sha256Hash = createHash('sha256').update(text).digest('hex')
  return app.as('VISITOR').fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json,application/json;q=0.9',
    },
    body: JSON.stringify({
      operationName: name,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    }),
  })
}

test.each([
  ['ResultExams', {}],
  ['TopPerformers', { examId: 'CACHED' }],
])(
  '%s of the results page is answered without the database after the first visitors',
  async (name, variables) => {
    const answers = [await send(name, variables), await send(name, variables), await send(name, variables)]
    const [first, , last] = await Promise.all(answers.map((answer) => answer.json()))
    const query = vi.spyOn(app.db.pool, 'query')
    expect(await (await send(name, variables)).json()).toEqual(last)
    expect(last).toEqual(first)
    expect(query).not.toHaveBeenCalled()
  },
)

test('browsers ask by GET for exactly the queries whose answers caches may keep', () => {
  const shareable = queries.filter(({ document, operation }) =>
    isCacheable(schema, document, operation, 'edge'),
  )
  expect([...sharedQueries].toSorted()).toEqual(shareable.map(({ name }) => name).toSorted())
})

/** The root fields of a query that a visitor may ask for. */
const publicFields = ({ operation }: (typeof queries)[number]) =>
  operation.selectionSet.selections.filter((selection) => {
    if (selection.kind !== Kind.FIELD) throw new Error('Name the root fields, so that this test sees them')
    return !/\[\w+\]$/.test(schema.getQueryType()?.getFields()[selection.name.value]?.description ?? '')
  })

test('no query of a visitor keeps what is the same for everybody from the cache by asking for something else, too', () => {
  const mixed = queries.filter((query) => {
    const { document, operation } = query
    const hints = publicFields(query).map((selection) => {
      const only = { ...operation, selectionSet: { ...operation.selectionSet, selections: [selection] } }
      return isCacheable(schema, document, only, 'response')
    })
    return new Set(hints).size > 1
  })
  expect(mixed.map(({ name }) => name)).toEqual([])
})
