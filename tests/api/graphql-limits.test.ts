import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { buildSchema, type GraphQLError, getOperationAST, parse, validate } from 'graphql'
import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentDocuments } from '#client/data/sent-documents.ts'
import { limitingRules, measure, operationLimits } from '#server/api/operation-limits.ts'
import { chargeForDocument } from '#server/api/response-charge.ts'
import { schema } from '#server/api/schema.ts'
import { createLog } from '#server/lib/log.ts'
import { TooManyAttempts } from '#server/limits.ts'
import { graphql } from '#tests/gql/gql.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import { scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

describe('graphql limits', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const json = { 'content-type': 'application/json' }

  async function post(body: BodyInit, headers: Record<string, string> = json, client = app.newClient()) {
    const response = await client.fetch('/graphql', { method: 'POST', headers, body })
    const { errors, data } = await response.json()
    return {
      status: response.status,
      data,
      message: errors?.[0]?.message,
      code: errors?.[0]?.extensions.code,
    }
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
      const nested = (depth: number) =>
        parse(`${'{ next '.repeat(depth - 1)} { end } ${'}'.repeat(depth - 1)}`)
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
})

describe('graphql over http', () => {
  const preflight = 'a GET is answered only with a header that no other site can make a browser send'
  const plainStatus =
    'Apollo Server answers 400 here, too: whoever watches nothing but the status is to notice'

  /** Optional parts of the specification that we leave out, by the audit's id. */
  const leftOut: Readonly<Record<string, string>> = {
    '5A70': preflight,
    D6D5: preflight,
    '6A70': preflight,
    '572B': plainStatus,
    FDE2: plainStatus,
    '7B9B': plainStatus,
  }

  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  test('nothing that the specification demands is left out', () => {
    const demanded = serverAudits({ url: '' }).filter(({ name }) => name.startsWith('MUST'))
    expect(demanded.length).toBeGreaterThan(10)
    expect(demanded.filter(({ id }) => id in leftOut)).toEqual([])
  })

  test.each(serverAudits({ url: () => `${app.url}/graphql` }).map((audit) => [audit.name, audit] as const))(
    '%s',
    async (_name, audit) => {
      const result = await audit.fn()
      const reason = result.status === 'ok' ? undefined : result.reason
      expect([audit.id, reason]).toEqual([audit.id, audit.id in leftOut ? expect.any(String) : undefined])
    },
  )
})

describe('unknown names', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const UnknownNames = graphql(`
  query UnknownNames($collection: ID!) { contentItems(collection: $collection) { title unknownNames } }
`)

  test('candidate IDs and groups that no file and no list has are told', async () => {
    await scenarios(app).studentList(
      studentsCsv([{ candidate: '081001', groups: 'Group A; Evening' }, { candidate: 'CEE-2' }]),
    )
    const day = '2026-11-20'
    const data = {
      ...{ title: 'Mistyped', amount: 100, period: null, dueOn: day },
      onlyFor: ['group a', 'Group Zero', 'cee-2'],
      payments: [`081001, 100, ${day}, R-1`, `81001, 100, ${day}, R-2`, `81001, 100, ${day}, R-3`],
    }
    await app.as('ADMIN').run(SaveContent, { collection: 'fees', version: 0, data, publication: 'NOW' })
    const { contentItems } = await app.as('ADMIN').run(UnknownNames, { collection: 'fees' })
    expect(contentItems).toEqual([expect.objectContaining({ unknownNames: ['81001', 'Group Zero'] })])
  })

  test('a group that students had on an older list is told', async () => {
    const lists = ['Old; Kept', 'New; Kept'].map((groups) =>
      studentsCsv([{ candidate: '081777', groups }], `${groups}.csv`),
    )
    for (const list of lists) await scenarios(app).studentList(list)
    const data = {
      ...{ title: 'For an old group', amount: 100, period: null, dueOn: '2026-11-20' },
      ...{ onlyFor: ['Old', 'Kept', 'New', 'Evening'], payments: [] },
    }
    await app.as('ADMIN').run(SaveContent, { collection: 'fees', version: 0, data, publication: 'NOW' })
    const { contentItems } = await app.as('ADMIN').run(UnknownNames, { collection: 'fees' })
    expect(contentItems).toContainEqual({ title: 'For an old group', unknownNames: ['Old'] })
  })

  test('a candidate is on one line of an assignment', async () => {
    const data = {
      ...{ title: 'Twice', subject: 'A', task: 'B', dueOn: '2026-11-20', dueAt: '17:00', fullMarks: 20 },
      onlyFor: [],
      handedIn: ['CEE-1, 15', '०८१००१', 'cee-1, 18'],
    }
    const { saveContent } = await app
      .as('ADMIN')
      .run(SaveContent, { collection: 'assignments', version: 0, data, publication: 'NOW' })
    expect(saveContent).toMatchObject({
      fields: [{ path: 'handedIn', message: 'cee-1, 18: another line has this candidate ID' }],
    })
  })
})

describe('nul in arguments', () => {
  let app: TestApp
  const lines: string[] = []
  beforeAll(async () => {
    const to = { write: (line: string) => void lines.push(line) }
    app = await testApp({ log: createLog({ level: 'error', pretty: false, to }) })
  })
  afterAll(() => app.close())

  test.each([
    ['read by SQL', '{ secretCoverage(examId: "A\\u0000") { candidates } }'],
    ['read by Prisma', '{ allNotices(search: "A\\u0000") { nodes { id } } }'],
  ])('a NUL in a text that is %s is the client’s mistake', async (_how, operation) => {
    for (let time = 0; time < 3; time++) {
      const { errors } = await app.as('ADMIN').send(operation)
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
    }
    expect(lines).toEqual([])
  })
})

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

describe('list cursors', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
    // Two at a time are of the same moment.
    const createdAt = (number: number) => new Date(Date.UTC(2026, 0, 10 - Math.floor(number / 2)))
    const emails = Array.from({ length: 6 }, (_, number) => ({
      email: `${number}@example.com`,
      createdAt: createdAt(number),
    }))
    await app.as('ADMIN').fetch('/')
    await app.db.prisma.user.createMany({ data: emails.map((one) => ({ ...one, passwordHash: '-' })) })
    await app.db.prisma.invitation.createMany({
      data: emails.map((one) => ({ ...one, role: 'STUDENT' as const, tokenHash: one.email })),
    })
  })
  afterAll(() => app.close())

  interface Page {
    totalCount: number
    edges: { cursor: string; node: { id: string; email: string } }[]
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean }
  }

  const send = (list: string, args: string) =>
    app.as('ADMIN').send(`{
    ${list}(${args}) { totalCount edges { cursor node { id email } } pageInfo { hasNextPage hasPreviousPage } }
  }`)
  const page = async (list: string, args: string) => {
    const { data, errors } = await send(list, args)
    expect(errors).toBeUndefined()
    return (data as Record<string, Page>)[list] as Page
  }
  const emailsOf = ({ edges }: Page) => edges.map(({ node }) => node.email)

  const lists = [
    ['invitations', 'first: 30', (id: string) => app.db.prisma.invitation.delete({ where: { id } })],
    [
      'users',
      'search: "example.com", first: 30',
      (id: string) => app.db.prisma.user.delete({ where: { id } }),
    ],
  ] as const

  test.each(lists)('%s go on behind a cursor though its record is gone', async (list, args, remove) => {
    const all = await page(list, args)
    expect(all).toMatchObject({ totalCount: 6, pageInfo: { hasNextPage: false } })
    const [, , third, fourth, fifth] = all.edges
    if (!third || !fourth || !fifth) throw new Error('There are fewer than five.')
    await remove(third.node.id)
    const rest = await page(list, `${args}, after: "${third.cursor}"`)
    expect(emailsOf(rest)).toEqual(emailsOf(all).slice(3))
    expect(rest.totalCount).toBe(5)
    const between = await page(list, `${args}, after: "${third.cursor}", before: "${fifth.cursor}"`)
    expect(emailsOf(between)).toEqual([fourth.node.email])
    expect(emailsOf(await page(list, `${args}, before: "${fourth.cursor}"`))).toEqual(
      emailsOf(all).slice(0, 2),
    )
    const last = args.replace('first: 30', 'last: 2')
    expect(emailsOf(await page(list, `${last}, after: "${third.cursor}"`))).toEqual(emailsOf(all).slice(4))
  })

  const encoded = (text: string) => Buffer.from(text).toString('base64url')

  test.each(
    ['invitations', 'users'].flatMap((list) =>
      ['nonsense', encoded('GPC:S:nonsense'), encoded('["2026-01-01T00:00:00.000Z","nonsense"]')].map(
        (cursor) => [list, cursor] as const,
      ),
    ),
  )('%s refuse the cursor %s', async (list, cursor) => {
    const { errors } = await send(list, `after: "${cursor}"`)
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })

  test.each(['notices', 'allNotices', 'activities', 'users', 'invitations'])(
    '%s have no cursors on a page without entries',
    async (list) => {
      const pageInfo = { startCursor: null, endCursor: null, hasPreviousPage: false }
      const ask = `{ ${list}(first: 0) { pageInfo { startCursor endCursor hasPreviousPage } } }`
      expect((await app.as('ADMIN').send(ask)).data).toEqual({ [list]: { pageInfo } })
    },
  )

  test('a page has the size of the documentation', async () => {
    const many = Array.from({ length: 40 }, (_, number) => `many-${number}@example.com`)
    await app.db.prisma.user.createMany({ data: many.map((email) => ({ email, passwordHash: '-' })) })
    const sizeOf = async (args: string) => (await page('users', `search: "many"${args}`)).edges.length
    expect([await sizeOf(''), await sizeOf(', first: 100'), await sizeOf(', last: 100')]).toEqual([
      20, 30, 30,
    ])
    expect(await sizeOf(', first: 3, last: 1')).toBe(3)
    const documented = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8')
    expect(documented).toMatch(/`first` or `last` entries: 20 by\s+default,\s+30\s+at\s+most/)
  })
})
