import { connect } from 'node:net'
import { buildSchema, getOperationAST, parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentDocuments } from '#client/data/sent-documents.ts'
import { limitingRules, measure, operationLimits } from '#server/api/operation-limits.ts'
import { schema } from '#server/api/schema.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const json = { 'content-type': 'application/json' }

async function post(body: BodyInit, headers: Record<string, string> = json, client = app.newClient()) {
  const response = await client.fetch('/graphql', { method: 'POST', headers, body })
  const { errors, data } = await response.json()
  return { status: response.status, data, message: errors?.[0]?.message, code: errors?.[0]?.extensions.code }
}

const ask = (query: string) => post(JSON.stringify({ query }))
const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ')

describe('a document is refused, each time, and told the limit, when it has', () => {
  const page = 'notices { nodes { attachments { id fileName fileType size url } } }'
  test.each([
    [
      'too many tokens',
      `{ ${many(2000, () => '__typename')} }`,
      'Syntax Error: Document contains more that 2000 tokens. Parsing aborted.',
    ],
    [
      'too many aliases',
      `{ ${many(41, (index) => `a${index}: site { name }`)} }`,
      'Aliases limit of 40 exceeded, found 41.',
    ],
    [
      'too many aliases through a fragment',
      `{ ${many(21, (index) => `a${index}: site { ...S }`)} } fragment S on Site { x: name }`,
      'Aliases limit of 40 exceeded, found 42.',
    ],
    ['too long an alias', `{ ${'a'.repeat(61)}: __typename }`, 'An alias may have 60 characters at most.'],
    [
      'too many directives',
      `{ ${many(41, () => '__typename @skip(if: true)')} }`,
      'Directives limit of 40 exceeded, found 41.',
    ],
    [
      'too great a cost',
      `{ ${many(10, (index) => `a${index}: ${page}`)} }`,
      expect.stringMatching(/^Query cost limit of 2000000 exceeded, found \d+\. Ask for fewer fields\.$/),
    ],
    [
      'too great a cost in its second operation',
      `query A { site { name } } query B { ${many(10, (index) => `a${index}: ${page}`)} }`,
      expect.stringMatching(/^Query cost limit of 2000000 exceeded, found \d+\. Ask for fewer fields\.$/),
    ],
    [
      'the schema’s own types within each other without end',
      `{ __schema { types { ${'fields { type { '.repeat(6)} name ${'} } '.repeat(6)} } } }`,
      'Maximum introspection depth exceeded',
    ],
  ])('%s', async (_what, query, message) => {
    for (let time = 0; time < 3; time++) {
      expect(await ask(query)).toMatchObject({ status: 400, data: undefined, message })
    }
  })

  test('too great a depth', () => {
    // Nothing of ours leads back to itself so far.
    const endless = buildSchema('type Query { next: Query, end: Int }')
    const nested = (depth: number) => parse(`${'{ next '.repeat(depth - 1)} { end } ${'}'.repeat(depth - 1)}`)
    expect(validate(endless, nested(operationLimits.depth), limitingRules)).toEqual([])
    const [error] = validate(endless, nested(operationLimits.depth + 1), limitingRules)
    expect(error?.message).toBe('Query depth limit of 14 exceeded, found 15. Ask for fewer fields.')
  })

  test('a fragment within itself, or a name that is not there', async () => {
    expect((await ask('{ ...F } fragment F on Query { ...F }')).message).toContain('within itself')
    expect((await ask('{ nothing }')).message).toContain('Cannot query field "nothing"')
    expect((await ask('{ ...Nowhere }')).message).toContain('Unknown fragment "Nowhere"')
  })
})

describe('every document of our own', () => {
  test('stays far below the limits, with every list at its full length', () => {
    const documents = sentDocuments()
    expect(documents.length).toBeGreaterThan(40)
    for (const text of documents) {
      const document = parse(text, { maxTokens: operationLimits.tokens / 4 })
      const operation = getOperationAST(document)
      if (!operation) throw new Error(`There is no operation in ${text}`)
      const { depth, bytes } = measure(schema, document, operation)
      expect(depth, text).toBeLessThanOrEqual(operationLimits.depth / 2)
      expect(bytes, text).toBeLessThanOrEqual(operationLimits.cost)
    }
  })

  test('is accepted by the server', async () => {
    for (const text of sentDocuments()) {
      const { code, message } = await ask(text)
      expect([code, message]).not.toContainEqual(expect.stringMatching(/PARSE|VALIDATION/))
    }
  })
})

describe('a request is refused, and told why, when it', () => {
  test('is a batch', async () => {
    const batch = JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }])
    expect(await post(batch)).toMatchObject({ status: 400, message: 'Operation batching disabled.' })
  })

  test('is too large', async () => {
    expect(
      await post(JSON.stringify({ query: '{ __typename }', variables: { a: 'x'.repeat(200_000) } })),
    ).toEqual({
      status: 413,
      data: undefined,
      code: 'BAD_REQUEST',
      message: 'The request is larger than 200000 bytes. Send less at a time.',
    })
  })

  test.each([
    ['{ "not": JSON', json, 400, "Body is not valid JSON but content-type is set to 'application/json'"],
    ['{"query":"{ __typename }","__proto__":{}}', json, 400, 'Body is not valid JSON'],
    ['', json, 400, "Body cannot be empty when content-type is set to 'application/json'"],
    ['<query/>', { 'content-type': 'text/xml' }, 415, 'Send "Content-Type: application/json".'],
  ])('is not what it says: %s', async (body, headers, status, message) => {
    expect(await post(body, headers)).toMatchObject({
      status,
      code: 'BAD_REQUEST',
      message: expect.stringContaining(message),
    })
  })
})

describe('an upload is refused, and told why, when it', () => {
  const upload = (body: FormData) => post(body, { 'apollo-require-preflight': 'true' }, app.as('ADMIN'))
  const operation = (variables: object) =>
    JSON.stringify({
      query: 'mutation ($file: Upload!) { stageStudents(file: $file) { __typename } }',
      variables,
    })

  function form(operations: string, files: number): FormData {
    const body = new FormData()
    body.set('operations', operations)
    const places = Array.from({ length: files }, (_, index) => [index, [`variables.f${index}`]])
    body.set('map', JSON.stringify(Object.fromEntries(places)))
    for (let index = 0; index < files; index++) body.set(String(index), new File(['x'], 'x.csv'))
    return body
  }

  test('has too many files', async () => {
    expect(await upload(form(operation({}), 31))).toMatchObject({
      status: 413,
      message: '30 max file uploads exceeded.',
    })
  })

  test('has too long an operation', async () => {
    expect(await upload(form(operation({ text: 'x'.repeat(200_000) }), 1))).toMatchObject({
      status: 413,
      message: "The 'operations' multipart field value exceeds the 200000 byte size limit.",
    })
  })

  test('is a batch', async () => {
    const batch = form(`[${operation({})},${operation({})}]`, 0)
    expect(await upload(batch)).toMatchObject({
      status: 400,
      message: 'Operation batching disabled.',
    })
  })

  test.each([
    ['too long', 'content-length: 110000001', '413', 'The file is larger than 100 MB.'],
    [
      'of a length that nobody tells',
      'transfer-encoding: chunked',
      '411',
      'Send the header \\"Content-Length\\"',
    ],
  ])('is %s', async (_what, length, status, message) => {
    const { hostname, port } = new URL(app.url)
    const socket = connect(Number(port), hostname)
    const head = ['POST /graphql HTTP/1.1', 'host: localhost', 'apollo-require-preflight: true', length]
    socket.write(`${head.join('\r\n')}\r\ncontent-type: multipart/form-data; boundary=b\r\n\r\n`)
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (chunk) => resolve(String(chunk))),
    )
    socket.destroy()
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
    expect(answer).toContain(message)
  })
})

test.each([101, 10_000])(
  'variables that are nested %i levels deep are refused, whether the document is known or not',
  async (depth) => {
    const query = `query Deep${depth} { exams { id } }`
    const nested = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
    const refused = {
      status: 400,
      data: undefined,
      message: 'Variables may be nested 100 levels deep at most.',
      code: 'BAD_REQUEST',
    }
    expect(await post(`{"query":"${query}","variables":${nested}}`)).toEqual(refused)
    expect((await ask(query)).status).toBe(200)
    // From now on the document is known.
    expect(await post(`{"query":"${query}","variables":${nested}}`)).toEqual(refused)
    expect(await post(`{"query":"${query}","variables":{"list":[${nested}]}}`)).toEqual(refused)
  },
)

describe('introspection', () => {
  let closed: TestApp
  beforeAll(async () => {
    closed = await testApp({ settings: { INTROSPECTION: 'off' } })
  })
  afterAll(() => closed.close())

  test('describes the schema, as the sandbox needs it', async () => {
    expect((await ask('{ __schema { queryType { name } } }')).data).toEqual({
      __schema: { queryType: { name: 'Query' } },
    })
  })

  test('can be switched off, and then nothing else tells names, either', async () => {
    const visitor = closed.newClient()
    expect((await visitor.send('{ __schema { queryType { name } } }')).status).toBe(400)
    expect((await closed.as('ADMIN').send('{ __schema { queryType { name } } }')).status).toBe(400)
    const { errors } = await visitor.send('{ exam { id } }')
    expect(errors?.[0]?.message).toBe('Cannot query field "exam" on type "Query".')
    expect((await visitor.send('{ __typename exams { id } }')).status).toBe(200)
  })
})
