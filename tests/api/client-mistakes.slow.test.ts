import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundle } from '#client/entry-server.tsx'
import { createLog } from '#server/lib/log.ts'
import fc from '#tests/support/project/fuzz.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// A client's mistake is answered with 4xx and a message; no error is logged.

let app: TestApp
const lines: string[] = []
beforeAll(async () => {
  const to = { write: (line: string) => void lines.push(line) }
  app = await testApp({ log: createLog({ level: 'warn', pretty: false, to }) })
})
afterAll(() => app.close())

interface Mistake {
  query?: unknown
  variables?: unknown
  operationName?: unknown
  extensions?: unknown
}

async function send(body: Mistake): Promise<void> {
  lines.length = 0
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const errors = lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)
  expect({ status: response.status < 500, errors }, `${text}\n${JSON.stringify(body)}`).toEqual({
    status: true,
    errors: [],
  })
  expect(text).not.toContain('Something went wrong on our side')
}

const include = 'query A($x: Boolean = true) { exams @include(if: $x) { id title @skip(if: $x) } }'
const nested =
  'query B($x: Boolean = true) { site { name @include(if: $x) } exams { ...F } } fragment F on Exam { id @skip(if: $x) }'
const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const persisted = (hash: unknown, version: unknown = 1) => ({ persistedQuery: { version, sha256Hash: hash } })

test.each<[string, Mistake]>([
  ['a subscription', { query: 'subscription { exams { id } }' }],
  [
    'a hash of another document',
    { query: '{ exams { id } }', extensions: persisted(sha('{ site { name } }')) },
  ],
  ['a hash of nothing known', { extensions: persisted(sha('x')) }],
  [
    'a version that there is not',
    { query: '{ exams { id } }', extensions: persisted(sha('{ exams { id } }'), 2) },
  ],
  ['a hash that is none', { query: '{ exams { id } }', extensions: persisted({ a: 1 }) }],
  ['null in @include', { query: include, variables: { x: null } }],
  ['null in @include below', { query: nested, variables: { x: null } }],
  [
    'null in an argument with a default',
    {
      query: 'query C($n: Int = 1) { notices(first: $n) { totalCount } }',
      variables: { n: null },
    },
  ],
  [
    'no value for a required argument',
    {
      query: 'query D($id: ID = "a") { notice(id: $id) { id } }',
      variables: { id: null },
    },
  ],
  [
    'NUL in an ID',
    {
      query: 'query E($id: ID!) { examResult(examId: $id, candidateId: $id) { candidateId } }',
      variables: { id: 'a\0' },
    },
  ],
  ['NUL in a search', { query: '{ notices(search: "a\\u0000") { totalCount } }' }],
  ['half a character in a search', { query: '{ notices(search: "a\\ud800") { totalCount } }' }],
])('%s is the client’s mistake, also the second time', async (_what, mistake) => {
  for (let times = 0; times < 3; times++) await send(mistake)
})

const value = fc.oneof(
  fc.constantFrom(
    null,
    '',
    'a\0',
    '\ud800',
    '\u202e',
    -1,
    1e10,
    Number.MAX_VALUE,
    0.5,
    true,
    '2026-99-99',
    'null',
  ),
  fc.constantFrom([], {}, [null], { __proto__: null }, { toString: 1 }),
  fc.jsonValue({ maxDepth: 2 }),
)
const documents = [...bundle.sentDocuments(), include, nested]
const names = (document: string) => Array.from(document.matchAll(/\$(\w+)/g), ([, name = '']) => name)

/** One of our own documents, with any variables. */
const misled = fc.constantFrom(...documents).chain((query) =>
  fc.record({
    query: fc.constant(query),
    variables: fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record(Object.fromEntries(names(query).map((name) => [name, value])), {
          requiredKeys: [],
        }),
      },
      { weight: 1, arbitrary: value },
    ),
  }),
)

/** One of our own documents, with a few of its words changed. */
const garbled = fc
  .tuple(
    fc.constantFrom(...documents),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat({ max: 3 }),
        fc.constantFrom(
          'null',
          '@include(if: null)',
          '@skip(if: $x)',
          '{',
          '}',
          '...',
          'subscription',
          '$x',
          '"',
          'id',
          '(',
          ':',
          '__typename',
          '1e999',
          '@deprecated',
        ),
      ),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([document, changes]) => {
    const words = document.match(/\w+|\s+|[^\w\s]/g) ?? []
    for (const [at, removed, word] of changes) words.splice(at % words.length, removed, ` ${word} `)
    return { query: words.join('') }
  })

const odd = fc.record(
  {
    query: fc.oneof(fc.constantFrom(...documents), value),
    variables: value,
    operationName: fc.oneof(fc.constantFrom('A', 'B', '__proto__'), value),
    extensions: fc.oneof(
      value,
      fc.record({
        persistedQuery: fc.oneof(
          value,
          fc.record({ version: fc.oneof(fc.constant(1), value), sha256Hash: value }),
        ),
      }),
    ),
  },
  { requiredKeys: [] },
)

test.each([
  ['variables', misled],
  ['documents', garbled],
  ['requests', odd],
] as [string, fc.Arbitrary<Mistake>][])(
  '%s that nobody expected are the client’s mistakes',
  async (_what, mistake) => {
    await fc.assert(
      fc.asyncProperty(mistake, async (body) => {
        await app.db.prisma.rateLimit.deleteMany()
        await send(body)
      }),
    )
  },
)
