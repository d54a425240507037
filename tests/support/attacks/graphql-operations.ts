import fc from '#tests/support/project/fuzz.ts'

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then', 'length', 'valueOf']
const name = fc.oneof(
  fc.constantFrom(...inherited, 'id', 'examId', 'candidateId', 'first'),
  fc.stringMatching(/^[a-z]{1,5}$/),
)
const literal = fc.oneof(
  fc.constantFrom(
    'null',
    '1',
    '-1',
    '1e400',
    'true',
    '"x"',
    '""',
    '[]',
    '{}',
    '[[[1]]]',
    'ENUM',
    '$a',
    '$toString',
    '"\\u0000"',
  ),
  name.map((key) => `{ ${key}: "x" }`),
)
const field = fc.oneof(
  fc.constantFrom(
    '__typename',
    'exams { id title }',
    'site { name }',
    'viewer { role }',
    'notices { nodes { id attachments { url } } }',
    'notices(first: 1000000) { nodes { id } }',
    'studentUploads { id }',
    '__schema { types { name } }',
    'nothing',
    '...F',
  ),
  fc.tuple(name, literal).map(([key, value]) => `notices(${key}: ${value}) { nodes { id } }`),
  literal.map((value) => `notice(id: ${value}) { title }`),
  fc.tuple(name, literal).map(([alias, value]) => `${alias}: site @include(if: ${value}) { name }`),
  fc
    .tuple(literal, literal)
    .map(([exam, id]) => `examResult(examId: ${exam}, candidateId: ${id}) { __typename }`),
)
const document = fc.oneof(
  fc
    .record({
      kind: fc.constantFrom(
        '',
        'query',
        'query A',
        'mutation',
        'subscription',
        'query ($a: String)',
        'query ($toString: ID!)',
        'query ($__proto__: [ID!])',
      ),
      fields: fc.array(field, { minLength: 1, maxLength: 12 }),
      end: fc.constantFrom(
        '',
        '',
        '',
        ' fragment F on Query { __typename }',
        ' fragment F on Query { ...F }',
        ' query B { __typename }',
        ' {',
      ),
    })
    .map(({ kind, fields, end }) => `${kind} { ${fields.join(' ')} }${end}`),
  fc.integer({ min: 1, max: 3000 }).map((depth) => `${'{ a '.repeat(depth)}${'}'.repeat(depth)}`),
  fc.string({ maxLength: 40 }),
)
const variables = fc.oneof(
  fc.constantFrom(
    'null',
    '{}',
    '[]',
    '"x"',
    '{"a":null}',
    '{"toString":"x"}',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{"a":1e999}',
  ),
  fc.dictionary(name, fc.jsonValue({ maxDepth: 3 })).map((value) => JSON.stringify(value)),
  fc.integer({ min: 1, max: 5000 }).map((depth) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`),
)
const extensions = fc.constantFrom(
  'null',
  '{}',
  '[]',
  '{"persistedQuery":null}',
  '{"persistedQuery":{"version":1,"sha256Hash":"x"}}',
  '{"persistedQuery":{"version":2,"sha256Hash":1}}',
  '{"persistedQuery":{"version":1,"sha256Hash":"__proto__"}}',
)
/** Documents, variables and extensions as JSON text, most of them wrong. */
export const operation = fc.record({ document, variables, extensions, extended: fc.boolean() })
/** The body of a POST with such an operation. */
export const json = operation.map(
  ({ document, variables, extensions, extended }) =>
    `{"query":${JSON.stringify(document)},"variables":${variables}${extended ? `,"extensions":${extensions}` : ''}}`,
)
