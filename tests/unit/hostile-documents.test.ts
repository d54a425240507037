import { buildSchema, GraphQLError, getOperationAST, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { limitingRules, measure } from '#server/api/operation-limits.ts'
import { schema } from '#server/api/schema.ts'
import { isCacheable } from '#server/graphql/cache-hint.ts'
import { publicError } from '#server/graphql/errors.ts'
import { createLog } from '#server/lib/log.ts'
import { visibleLine, visibleLines } from '#server/lib/visible-text.ts'

/** Each fragment spreads the next one twice. */
function doubling(depth: number): string {
  const fragments = Array.from(
    { length: depth },
    (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`,
  )
  return `query Doubling { ...F0 } ${fragments.join(' ')} fragment F${depth} on Query { __typename }`
}

test('a document whose fragments double the work with each is refused', () => {
  const messages = (depth: number) =>
    validate(schema, parse(doubling(depth)), limitingRules).map(({ message }) => message)
  expect(messages(5)).toEqual([])
  expect(messages(16)).toEqual([expect.stringContaining('Query selections limit of 5000 exceeded')])
})

test('each fragment is read once to know whether an answer may be kept', () => {
  const document = parse(doubling(60))
  const operation = getOperationAST(document)
  if (!operation) throw new Error('There is no operation')
  expect(isCacheable(buildSchema('type Query { a: Int }'), document, operation)).toBe(true)
})

test('an operation is charged for its own work, whatever else its document has', () => {
  const workOf = (text: string) => {
    const document = parse(text)
    const operation = getOperationAST(document, 'Large')
    if (!operation) throw new Error('There is no operation')
    return measure(schema, document, operation)
  }
  const large = 'query Large { notices(first: 100) { nodes { description } } }'
  const others = '{ a: viewer { id } b: viewer { id } c: viewer { id } }'
  expect(workOf(`query Small { __typename } ${large} query Many ${others}`)).toEqual(workOf(large))
})

test('an alias of __typename is refused, of which the cost of a document knows nothing', () => {
  const messages = validate(schema, parse('{ a: __typename }'), limitingRules).map(({ message }) => message)
  expect(messages).toEqual(['__typename can have no alias.'])
  expect(validate(schema, parse('{ __typename }'), limitingRules)).toEqual([])
})

test('an error does not repeat a long name of the document', () => {
  const name = 'n'.repeat(190_000)
  const error = new GraphQLError(`Variable "$a" is never used in operation "${name}".`, {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  })
  const log = createLog({ level: 'silent', pretty: false })
  const { message } = publicError(error.toJSON(), error, log)
  expect(message).toHaveLength(1_001)
  expect(message.startsWith('Variable "$a" is never used')).toBe(true)
})

test('of very many marks on a letter the first thirty stay', () => {
  const marks = `${'\u0345'.repeat(50_000)}${'\u0334'.repeat(50_000)}`
  expect(visibleLine(`a${marks}`)).toHaveLength(31)
  expect(visibleLines(`कि${marks}`).startsWith('कि')).toBe(true)
  expect(visibleLine('क्षि न्द्रां')).toBe('क्षि न्द्रां')
})
