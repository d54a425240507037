import { type GraphQLError, getOperationAST, parse } from 'graphql'
import { expect, test } from 'vitest'
import { chargeForDocument } from '#server/api/response-charge.ts'
import { TooManyAttempts } from '#server/limits.ts'

const document = parse('{ notices(first: 30) { nodes { id title description } } }')
const operation = getOperationAST(document)

/** Apollo's error for a document that the budget does not allow. */
function refused(accept: string | undefined) {
  const spend = () => {
    throw new TooManyAttempts(7, 'There were too many requests.')
  }
  if (!operation) throw new Error('There is no operation.')
  try {
    chargeForDocument({ spend, refund: () => {} }, { document, operation, accept })
  } catch (error) {
    const { status, headers } = (error as GraphQLError).extensions.http as {
      status: number
      headers: Map<string, string>
    }
    return { status, ...Object.fromEntries(headers) }
  }
  return undefined
}

test.each([
  ['application/graphql-response+json', 429, 'application/graphql-response+json; charset=utf-8'],
  ['application/graphql-response+json;q=1', 429, 'application/graphql-response+json; charset=utf-8'],
  ['application/json', 200, 'application/json; charset=utf-8'],
  [undefined, 200, 'application/json; charset=utf-8'],
])('a document that is refused is told to a client that accepts %s', (accept, status, type) => {
  expect(refused(accept)).toEqual({ status, 'content-type': type, 'retry-after': '7' })
})
