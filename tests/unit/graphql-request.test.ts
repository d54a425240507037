import { expect, test } from 'vitest'
import { graphqlBody } from '#tests/support/http/graphql-request.ts'

test('an operation without files is JSON', () => {
  const request = graphqlBody('query A { a }', { ids: ['1'], input: { title: null } })
  expect(request.headers).toEqual({ 'content-type': 'application/json' })
  expect(JSON.parse(String(request.body))).toEqual({
    query: 'query A { a }',
    variables: { ids: ['1'], input: { title: null } },
  })
})

test('files travel as parts, with null and their paths in the operation', async () => {
  const [one, two] = [new File(['1'], 'एक.csv'), new File(['2'], 'two.csv')]
  const { body } = graphqlBody('mutation A', { file: one, input: { more: [two], title: 'x' } })
  if (!(body instanceof FormData)) throw new Error('not a multipart body')
  expect([...body.keys()]).toEqual(['operations', 'map', '0', '1'])
  expect(JSON.parse(String(body.get('operations')))).toEqual({
    query: 'mutation A',
    variables: { file: null, input: { more: [null], title: 'x' } },
  })
  expect(JSON.parse(String(body.get('map')))).toEqual({
    0: ['variables.file'],
    1: ['variables.input.more.0'],
  })
  const first = body.get('0')
  expect(first instanceof File && [first.name, await first.text()]).toEqual(['एक.csv', '1'])
})
