import fc from '#tests/support/project/fuzz.ts'

/** A body of a GraphQL multipart request and the media type that it is sent with. */
export interface MultipartRequest {
  type: string
  body: Buffer
}

const documents = [
  'mutation ($file: Upload!) { stageStudents(file: $file) { __typename } }',
  'mutation ($files: [Upload!]) { createNotice(input: { title: "A", description: "B" }, attachments: $files) { __typename } }',
  'mutation ($file: Upload!, $files: [Upload!], $other: ID!) { stageExamResults(file: $file) { __typename } updateNotice(id: $other, input: { title: "A", description: "B" }, attachments: $files) { __typename } }',
]
const document = fc.constantFrom(...documents)
const fitting = { file: null, files: [null, null], other: 'x' }

/** Names that lead to the prototype of all objects. */
const inherited = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'call',
  'apply',
  'bind',
  'slice',
  'map',
  'concat',
  'push',
  'length',
  'then',
  'trim',
]
const segment = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...inherited) },
  { weight: 2, arbitrary: fc.constantFrom('variables', 'query', 'file', 'files', 'other', '0', '1') },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
)
const path = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('variables.file', 'variables.files.0', 'variables.files') },
  {
    weight: 3,
    arbitrary: fc.array(segment, { minLength: 1, maxLength: 4 }).map((all) => `variables.${all.join('.')}`),
  },
  { weight: 2, arbitrary: fc.array(segment, { minLength: 1, maxLength: 5 }).map((all) => all.join('.')) },
)

const map = fc.oneof(
  { weight: 2, arbitrary: fc.constant('{"0":["variables.file"]}') },
  {
    weight: 6,
    arbitrary: fc
      .dictionary(fc.constantFrom('0', '1', '2', ...inherited), fc.array(path, { maxLength: 3 }), {
        maxKeys: 3,
      })
      .map((entries) => JSON.stringify(entries)),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.constantFrom('', '{', '[[]]', '{"__proto__":["variables.file"]}', '{"0":{}}') },
)

const variables = fc.oneof(
  { weight: 3, arbitrary: fc.constant(fitting) },
  { weight: 2, arbitrary: fc.dictionary(segment, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)
const operations = fc.oneof(
  { weight: 6, arbitrary: fc.record({ query: document, variables }).map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.json() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '{',
      '[{}]',
      `{"query":"{","variables":{"file":null}}`,
      `{"query":"${documents[0]}","variables":{"__proto__":{"file":null}}}`,
      `{"query":"mutation ($toString: Upload!) { stageStudents(file: $toString) { __typename } }","variables":{"toString":null}}`,
    ),
  },
)

const field = (name: string, value: fc.Arbitrary<string>) =>
  value.map((text) => `content-disposition: form-data; name="${name}"\r\n\r\n${text}`)
const file = fc
  .record({
    name: fc.constantFrom('0', '1', '2', '', 'toString', '__proto__'),
    fileName: fc.constantFrom('a.csv', '', '../x', 'नतिजा.csv', '"', 'a.csv"; x="'),
    content: fc.oneof(
      fc.constant('Candidate ID,Student Name,Groups\r\nC1,Student,Day\r\n'),
      fc.string({ maxLength: 40 }),
      fc.integer({ min: 0, max: 200_000 }).map((length) => 'x'.repeat(length)),
    ),
  })
  .map(
    ({ name, fileName, content }) =>
      `content-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: text/csv\r\n\r\n${content}`,
  )
/** Bytes that are no part, or one that a parser stumbles over. */
const broken = fc.oneof(
  fc.constantFrom(
    'broken\r\n\r\nx',
    ': x\r\n\r\nx',
    '\r\n\r\n',
    'content-disposition: form-data\r\n\r\nx',
    'content-disposition: attachment; name="map"\r\n\r\n{}',
    'content-disposition: form-data; name="map"; name="operations"\r\n\r\n{}',
    "content-disposition: form-data; name*=utf-8''%ff%fe\r\n\r\n{}",
    'content-disposition: form-data; name="operations"\r\ncontent-type: text/plain; charset=no-such\r\n\r\n{}',
    'content-disposition: form-data; name="0"\r\ncontent-type: application/octet-stream\r\n\r\nx',
    `content-disposition: form-data; name="${'n'.repeat(20_000)}"\r\n\r\nx`,
    `${'x-many: 1\r\n'.repeat(2_500)}\r\nx`,
  ),
  fc.string({ maxLength: 60 }),
)

const parts = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        field('operations', operations),
        field('map', map),
        fc.array(fc.oneof(file, broken), { maxLength: 3 }),
      )
      .map(([first, second, rest]) => [first, second, ...rest]),
  },
  {
    weight: 3,
    arbitrary: fc.array(fc.oneof(field('operations', operations), field('map', map), file, broken), {
      maxLength: 5,
    }),
  },
)

const terminated = (parts: readonly string[], end = '--b--\r\n') =>
  `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}${end}`

/** Nothing is wrong with these but, perhaps, where the map leads. */
const wellFormed = fc
  .tuple(
    field(
      'operations',
      document.map((query) => JSON.stringify({ query, variables: fitting })),
    ),
    field('map', map),
    file,
  )
  .map((parts) => terminated(parts))
const arbitrary = fc
  .record({
    parts,
    preamble: fc.constantFrom('', '', '\r\n', 'preamble\r\n'),
    end: fc.constantFrom('--b--\r\n', '--b--', '--b-', '--b\r\n', ''),
  })
  .map(({ parts, preamble, end }) => preamble + terminated(parts, end))

/** Well-formed requests, malformed ones, and such as end in the middle. */
export const multipartRequest: fc.Arbitrary<MultipartRequest> = fc
  .record({
    text: fc.oneof(wellFormed, arbitrary),
    /** Share of the body that is sent; mostly all of it. */
    share: fc.oneof(
      { weight: 5, arbitrary: fc.constant(1) },
      { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
    ),
    type: fc.oneof(
      { weight: 12, arbitrary: fc.constant('multipart/form-data; boundary=b') },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'multipart/form-data',
          'multipart/form-data; boundary=',
          'multipart/form-data; boundary="b"',
          'Multipart/Form-Data; boundary=b',
          'multipart/form-data;boundary=b; charset=utf-8',
          `multipart/form-data; boundary=${'b'.repeat(300)}`,
        ),
      },
    ),
  })
  .map(({ text, share, type }) => {
    const body = Buffer.from(text)
    return { type, body: body.subarray(0, Math.floor(body.length * share)) }
  })
