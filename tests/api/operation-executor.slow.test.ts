import { ApolloServer } from '@apollo/server'
import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  getOperationAST,
  isCompositeType,
  isObjectType,
  isUnionType,
  parse,
  print,
} from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { measure, operationLimits } from '#server/api/operation-limits.ts'
import { schema } from '#server/api/schema.ts'
import { createApp } from '#server/app.ts'
import { createLog } from '#server/lib/log.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import { type ApiClient, apiClient } from '#tests/support/http/api-client.ts'
import { rootFields } from '#tests/support/people/auth-scope-matrix.ts'
import { ExamResult, Exams, TopPerformers } from '#tests/support/results/results-operations.ts'
import { sampleOperation } from '#tests/support/results/sample-operation.ts'
import { inHours, releaseSoon, resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>
let apollo: MockInstance

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
  await scenario.studentList(studentsCsv([{ candidate: '1', name: 'कमला राई' }]))
  await scenario.resultFile(
    resultsCsv([
      { candidate: '1', exam: 'EXAM', mark: 80, percentage: 80 },
      { candidate: '2', exam: 'EXAM', mark: 30, percentage: 30 },
    ]),
    { examTitle: 'Exam', examDate: '2026-11-01' },
  )
})
afterAll(() => app.close())
beforeEach(() => {
  apollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest')
})

const callers = ['VISITOR', 'STUDENT', 'TEACHER', 'ADMIN'] as const

/**
 * The visible parts of an answer, but for the second until which an address is signed, and the free space of the disk. Where
 * several parts fail, how many of them are named is left open.
 */
async function seen(client: ApiClient, query: string, variables: object) {
  const { status, headers, data, errors } = await client.send(query, variables)
  const failures = new Set(errors?.map(({ message, extensions }) => JSON.stringify([message, extensions])))
  const [type, cache] = [headers.get('content-type'), headers.get('cache-control')]
  return { status, data: lastingPart(data), failures: [...failures], type, cache }
}

function lastingPart(data: unknown): unknown {
  return data && JSON.parse(JSON.stringify(data).replaceAll(/expires=[^"]*|[\d.]+ .B of/g, 'now'))
}

describe('a document that has been answered before', () => {
  const queries = rootFields(schema).filter(({ kind }) => kind === 'query')

  test.each(queries.map(({ field }) => [field.name, field] as const))(
    'gives everybody the same as at first: %s',
    async (_name, field) => {
      const { query, variables } = deepQuery(field)
      // Look-ups with a wrong secret are limited.
      const known = { ...variables, ...('secret' in variables && { secret: null }) }
      for (const caller of callers) {
        const client = app.as(caller)
        const first = await seen(client, `# ${caller}\n${query}`, known)
        const calls = apollo.mock.calls.length
        expect(await seen(client, `# ${caller}\n${query}`, known)).toEqual(first)
        expect(await seen(client, `# ${caller}\n${query}`, known)).toEqual(first)
        expect(apollo.mock.calls.length).toBe(calls)
      }
    },
  )

  test('checks every auth scope again at every call', async () => {
    const query = 'query Files { resultFiles { id } }'
    expect((await app.as('ADMIN').send(query)).errors).toBeUndefined()
    for (const caller of callers.slice(0, 3)) {
      const { errors, data } = await app.as(caller).send(query)
      expect([data, errors?.[0]?.extensions?.code]).toEqual([
        null,
        caller === 'VISITOR' ? 'UNAUTHENTICATED' : 'FORBIDDEN',
      ])
    }
  })

  test('may leave parts out by its variables', async () => {
    const query = `query Parts($exams: Boolean!, $best: Boolean!) {
      exams @include(if: $exams) { ...E }
      topPerformers(examId: "EXAM") @skip(if: $best) { rank ...P @include(if: $exams) }
    }
    fragment E on Exam { id }
    fragment P on TopPerformer { result { candidateId } }`
    const choices = [true, false].flatMap((exams) => [true, false].map((best) => ({ exams, best })))
    const visitor = app.as('VISITOR')
    for (const variables of choices) {
      const first = await seen(visitor, `# ${JSON.stringify(variables)}\n${query}`, variables)
      await seen(visitor, query, variables)
      expect(await seen(visitor, query, variables)).toEqual(first)
    }
  })

  test('is refused in the same words when its variables do not fit', async () => {
    const query = 'query Wrong($examId: ID!) { topPerformers(examId: $examId) { rank } }'
    const first = await seen(app.as('VISITOR'), query, { examId: { no: 'id' } })
    expect([first.status, first.failures]).toEqual([400, [expect.stringContaining('BAD_USER_INPUT')]])
    await seen(app.as('VISITOR'), query, { examId: 'EXAM' })
    expect(await seen(app.as('VISITOR'), query, { examId: { no: 'id' } })).toEqual(first)
  })

  test('is known by its hash, too, and an unknown hash is asked for', async () => {
    const query = 'query ByHash { exams { title } }'
    const ask = (document: object) =>
      app.as('VISITOR').fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(document),
      })
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(query))).toString('hex')
    const byHash = { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }
    expect(await (await ask(byHash)).text()).toContain('PERSISTED_QUERY_NOT_FOUND')
    const first = await (await ask({ query })).text()
    apollo.mockClear()
    expect(await (await ask(byHash)).text()).toBe(first)
    expect(apollo).not.toHaveBeenCalled()
  })
})

describe('what takes the long way', () => {
  test.each([
    ['a mutation', { query: 'mutation Out { signOut }' }],
    ['a look into the schema', { query: 'query Look { __schema { queryType { name } } }' }],
    [
      'one of several operations',
      { query: 'query A { exams { id } } query B { site { name } }', operationName: 'B' },
    ],
    ['another operation than the only one', { query: 'query A { exams { id } }', operationName: 'C' }],
  ])('%s, every time', async (_what, body) => {
    for (let time = 0; time < 3; time++) {
      apollo.mockClear()
      await app.as('VISITOR').fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(apollo).toHaveBeenCalledTimes(1)
    }
  })

  test('another media type, which another site could send unasked', async () => {
    const query = 'query Plain { exams { id } }'
    await app.as('VISITOR').send(query)
    await app.as('VISITOR').send(query)
    const answer = await app.as('VISITOR').fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ query }),
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
  })
})

describe('what is kept', () => {
  // Neither the question whether anything changed, nor what a timer does meanwhile.
  const aboutResults = (queries: string[]) =>
    queries.filter((one) => one.includes('exam_result_files') && !one.includes('data_changes'))
  const costOf = async (work: () => Promise<unknown>) => aboutResults((await queriesOf(work)).queries).length

  test("is a visitor's public answer, and never anything of a person", async () => {
    const visitor = app.as('VISITOR')
    for (const [document, variables, cost] of [
      [Exams, {}, 0],
      [TopPerformers, { examId: 'EXAM' }, 0],
      [ExamResult, { examId: 'EXAM', candidateId: '1' }, 1],
    ] as const) {
      const ask = () => visitor.send(print(document), variables)
      for (let time = 0; time < 2; time++) await ask()
      expect(await costOf(ask)).toBe(cost)
    }
  })

  test('is found whatever variables come along that the operation does not have', async () => {
    const visitor = app.as('VISITOR')
    const ask = (stranger: number) => visitor.send(print(Exams), { stranger })
    for (let time = 0; time < 2; time++) await ask(time)
    await app.db.pool.query('INSERT INTO data_changes DEFAULT VALUES')
    expect(await costOf(() => ask(2))).toBe(1)
    expect(await costOf(() => ask(3))).toBe(0)
  })

  test('is not given to, nor taken from, somebody who is signed in', async () => {
    const hidden = await app.db.prisma.notice.create({
      data: { title: 'Hidden', description: 'For admins', isActive: false },
    })
    const query = 'query One($id: ID!) { notice(id: $id) { title } }'
    const ask = async (client: ApiClient) =>
      (await client.send<{ notice: unknown }, object>(query, { id: hidden.id })).data?.notice
    for (let time = 0; time < 3; time++) {
      expect(await ask(app.as('VISITOR'))).toBeNull()
      expect(await ask(app.as('ADMIN'))).toEqual({ title: 'Hidden' })
      expect(await ask(app.as('STUDENT'))).toBeNull()
    }
  })

  test('makes one query for a crowd that asks at once', async () => {
    const query = 'query Crowd { exams { id title date } }'
    for (let time = 0; time < 2; time++) await app.as('VISITOR').send(query)
    await app.db.pool.query('INSERT INTO data_changes DEFAULT VALUES')
    const crowd = () => Promise.all(Array.from({ length: 40 }, () => app.as('VISITOR').send(query)))
    expect(await costOf(crowd)).toBe(1)
  })
})

describe('another process', () => {
  let other: Awaited<ReturnType<typeof createApp>>
  let visitor: ApiClient
  beforeAll(async () => {
    const { env, db, files, site } = app
    other = await createApp({ env, db, files, site, log: createLog({ level: 'silent', pretty: false }) })
    visitor = apiClient(await other.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => '' }))
  })
  afterAll(() => other.close())

  const titles = async () => (await visitor.run(Exams)).exams.map(({ title }) => title)

  test('shows a publication, a correction and a removal soon', async () => {
    await titles()
    await titles()
    const best = async () =>
      (await visitor.run(TopPerformers, { examId: 'ELSEWHERE' })).topPerformers.map(
        ({ result }) => result.percentage,
      )
    const row = { candidate: '1', exam: 'ELSEWHERE', mark: 50 }
    await scenario.resultFile(resultsCsv([{ ...row, percentage: 50 }]), { examTitle: 'Elsewhere' })
    await expect.poll(titles).toContain('Elsewhere')
    expect(await best()).toEqual(['50'])
    const { id } = await scenario.resultFile(resultsCsv([{ ...row, percentage: 60 }]))
    await expect.poll(best).toEqual(['60'])
    await app.as('ADMIN').send('mutation Take($id: ID!) { deleteResultFile(id: $id) }', { id })
    await expect.poll(best).toEqual(['50'])
  })

  test('shows results when their hour comes, and not before', async () => {
    const file = resultsCsv([{ candidate: '1', exam: 'SOON', mark: 1, percentage: 1 }])
    await scenario.resultFile(file, { examTitle: 'Soon', releaseAt: inHours() })
    for (let time = 0; time < 3; time++) expect(await titles()).not.toContain('Soon')
    await releaseSoon(app, 'SOON')
    await expect.poll(titles).toContain('Soon')
  })
})

const DEPTH = 4

/** As `sampleOperation` for a query, but asks for everything that it gives, as many levels deep as it may cost. */
function deepQuery(field: GraphQLField<unknown, unknown>): { query: string; variables: object } {
  const { query, variables } = sampleOperation('query', field)
  const deep = (depth: number) =>
    query.replace(/ \{ __typename \} \}$/, ` ${selectionOf(field.type, depth)} }`)
  const levels = Array.from({ length: DEPTH + 1 }, (_, less) => deep(DEPTH - less))
  return { query: levels.find((one) => costOf(one) <= operationLimits.cost) ?? query, variables }
}

function costOf(query: string): number {
  const document = parse(query)
  const operation = getOperationAST(document)
  return operation ? measure(schema, document, operation).bytes : 0
}

function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (!isCompositeType(named)) return ''
  if (isUnionType(named)) {
    const parts = schema.getPossibleTypes(named).map((one) => `... on ${one.name} ${selectionOf(one, depth)}`)
    return `{ __typename ${parts.join(' ')} }`
  }
  const fields = isObjectType(named) ? Object.values(named.getFields()) : []
  const hasNodes = fields.some(({ name }) => name === 'nodes')
  const parts = fields
    // The same entries twice would cost more than a document may.
    .filter(({ name }) => name !== 'edges' || !hasNodes)
    .filter(({ args }) => args.every(({ type: arg }) => !String(arg).endsWith('!')))
    .filter(({ type: one }) => depth > 0 || !isCompositeType(getNamedType(one)))
    .map((one) => `${one.name} ${selectionOf(one.type, depth - 1)}`)
  return `{ __typename ${parts.join(' ')} }`
}
