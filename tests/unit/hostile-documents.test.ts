import { buildSchema, GraphQLError, getOperationAST, parse, validate } from 'graphql'
import { expect, test, vi } from 'vitest'
import { limitingRules, measure } from '#server/api/operation-limits.ts'
import { schema } from '#server/api/schema.ts'
import { recheckInput } from '#server/domains/rechecks/recheck-input.ts'
import { MAX_CANDIDATE_ID_LENGTH, normalCandidateId } from '#server/domains/students/candidate-id.ts'
import { isCacheable } from '#server/graphql/cache-hint.ts'
import { publicError } from '#server/graphql/errors.ts'
import { createLog } from '#server/lib/log.ts'
import { visibleLine, visibleLines } from '#server/lib/visible-text.ts'
import { said } from '#server/locales/say.ts'

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
  expect(isCacheable(buildSchema('type Query { a: Int }'), document, operation, 'response')).toBe(true)
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
  const message = said(publicError(error.toJSON(), error, log).message)
  expect(message).toHaveLength(1_001)
  expect(message.startsWith('Variable "$a" is never used')).toBe(true)
})

test('of very many marks on a letter the first thirty stay', () => {
  const marks = `${'\u0345'.repeat(50_000)}${'\u0334'.repeat(50_000)}`
  expect(visibleLine(`a${marks}`)).toHaveLength(31)
  expect(visibleLines(`कि${marks}`).startsWith('कि')).toBe(true)
  expect(visibleLine('क्षि न्द्रां')).toBe('क्षि न्द्रां')
})

// Time by the square of the marks in a row: a request's worth of them blocks the process for a minute.
test.each(['\u0007', '\u200b', '\u2800', '\ud800'])(
  'marks that %j kept apart are not normalised in a row of more than thirty',
  (hidden) => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    const text = `a${`${'\u0301\u0316'.repeat(15)}${hidden}`.repeat(3)}`
    const cleaned = [visibleLine(text), visibleLines(text)]
    const rows = normalize.mock.contexts.map((normalised) => /\p{M}{31}/u.test(String(normalised)))
    normalize.mockRestore()
    expect(rows).not.toEqual([])
    expect(rows).not.toContain(true)
    for (const one of cleaned) expect(visibleLine(one)).toBe(one)
  },
)

test('what visitors may send very much of is not normalised before its length is known', () => {
  const long = `१${'\u0301a'.repeat(90_000)}`
  const normalize = vi.spyOn(String.prototype, 'normalize')
  const recheck = recheckInput.safeParse({ contact: long, words: long })
  const id = normalCandidateId(long)
  const calls = normalize.mock.calls.length
  normalize.mockRestore()
  expect(calls).toBe(0)
  expect(recheck.error?.issues.map(({ path }) => path)).toEqual([['contact'], ['words']])
  expect(id.length).toBeGreaterThan(MAX_CANDIDATE_ID_LENGTH)
  expect(normalCandidateId(id)).toBe(id)
})
