import { ApolloLink, type DocumentNode } from '@apollo/client'
import { print } from 'graphql'
import { of } from 'rxjs'
import { expect, test } from 'vitest'
import { createApolloClient } from '#client/data/client.ts'
import { sentDocuments } from '#client/data/sent-documents.ts'
import * as generated from '#client/gql/graphql.ts'

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
