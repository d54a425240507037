import { execute, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '#server/api/schema.ts'
import { visitor } from '#server/auth/viewer.ts'
import { clientKey } from '#server/lib/client-address.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { countAttempts } from '#tests/support/server/attempts.ts'

const query = `query LookUp($examId: ID!, $candidateId: String!) {
  examResult(examId: $examId, candidateId: $candidateId) { candidateId }
}`
const STUDENTS = 500
const school = Array.from({ length: STUDENTS }, (_, index) => ({ candidate: String(index), exam: 'SCHOOL' }))

let app: TestApp
beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer(), settings: { TRUST_PROXY: 'on' } })
  const scenario = scenarios(app)
  await scenario.resultFile(resultsCsv(school))
  await scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'LATER' }]), {
    releaseAt: '2099-01-01T00:00:00Z',
  })
})
afterAll(() => app.close())

/** Looks up from an address, as a trusted proxy would say. */
async function lookUp(address: string, candidateId: string, examId = 'SCHOOL') {
  const response = await app.newClient().fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ query, variables: { examId, candidateId } }),
  })
  return { status: response.status, text: await response.text() }
}

const missedElsewhere = (address: string, times: number) =>
  countAttempts(app.db, 'look-up-miss', clientKey(address), times)

const refused = expect.stringContaining('RATE_LIMITED')

test('a whole school finds its results from one address, and few statements count them', async () => {
  const address = '198.51.100.1'
  const everybody = Array.from({ length: STUDENTS }, (_, index) => String(index))
  const { result, queries } = await queriesOf(() =>
    Promise.all(everybody.map((candidateId) => lookUp(address, candidateId))),
  )
  expect(result.map(({ text }) => JSON.parse(text).data.examResult?.candidateId)).toEqual(everybody)
  expect(queries.filter((sql) => /INSERT INTO "?rate_limits/.test(sql))).toEqual([])
  expect(queries.filter((sql) => sql.includes('INTO distinct_attempts')).length).toBeLessThan(STUDENTS / 2)
})

test('whoever has missed too often is refused the next miss in friendly words, and no result', async () => {
  const [guesser, neighbour] = ['198.51.100.2', '198.51.100.3']
  await missedElsewhere(guesser, 60)
  const { errors, data } = JSON.parse((await lookUp(guesser, 'none')).text)
  expect(data).toEqual({ examResult: null })
  expect(errors[0]).toMatchObject({
    message: expect.stringMatching(
      /^Many Candidate IDs without a result were tried from your internet connection\. Check your Candidate ID: the right one still shows its result\. Please wait (9|10) minutes and try again\.$/,
    ),
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) },
  })
  expect((await lookUp(guesser, '1')).text).toContain('"candidateId":"1"')
  expect((await lookUp(neighbour, 'none')).text).toContain('"examResult":null')
})

test('the page says so, too, without JavaScript, and when to come back', async () => {
  const address = '198.51.100.4'
  await missedElsewhere(address, 60)
  const open = (candidate: string) =>
    app
      .newClient()
      .fetch(`/results?exam=SCHOOL&candidate=${candidate}`, { headers: { 'x-forwarded-for': address } })
  const page = await open('none')
  expect(page.status).toBe(429)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(300)
  const html = await page.text()
  const { main } = readPage(html)
  expect(main).toMatch(/the right one still shows its result\. Please wait \d+ minutes and try again\./)
  expect(main).toContain('What you typed is kept.')
  expect(main).not.toContain('We keep trying')
  expect(html).toContain('value="none"')
  expect((await open('1')).status).toBe(200)
})

test('an IPv6 connection is one, whatever addresses it uses', async () => {
  await missedElsewhere('2001:db8:1:2::1', 60)
  expect((await lookUp('2001:db8:1:2:a:b:c:d', 'none')).text).toEqual(refused)
  expect((await lookUp('2001:db8:1:3::1', 'none')).text).not.toEqual(refused)
})

describe('different candidates', () => {
  let small: TestApp
  beforeAll(async () => {
    small = await testApp({
      renderer: sourceRenderer(),
      settings: { TRUST_PROXY: 'on', LOOK_UPS_PER_HOUR: '20' },
    })
    await scenarios(small).resultFile(resultsCsv(school))
  })
  afterAll(() => small.close())

  /** By turns of the API and the page. */
  async function harvest(address: string, candidates: readonly number[]): Promise<number> {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    const ask = (candidate: number) =>
      candidate % 2
        ? small.newClient().fetch(`/results?exam=SCHOOL&candidate=${candidate}`, { headers })
        : small.newClient().fetch('/graphql', {
            method: 'POST',
            headers,
            body: JSON.stringify({ query, variables: { examId: 'SCHOOL', candidateId: `${candidate}` } }),
          })
    const answers = await Promise.all(
      candidates.map(async (candidate) => {
        const response = await ask(candidate)
        const text = await response.text()
        return response.ok && !text.includes('RATE_LIMITED')
      }),
    )
    return answers.filter(Boolean).length
  }

  test('are as many as the setting says, of the page and the API together', async () => {
    const everybody = Array.from({ length: 60 }, (_, index) => index)
    const found = await harvest('198.51.100.60', everybody)
    expect(found).toBeGreaterThanOrEqual(20)
    expect(found).toBeLessThanOrEqual(21)
    expect(await harvest('198.51.100.60', [101, 301])).toBe(0)
    expect(await harvest('198.51.100.61', [101, 301])).toBe(2)
  })
})

describe('an operation that asks for more than one result is refused', () => {
  const field = (name: string, candidate = name) =>
    `${name}: examResult(examId: "SCHOOL", candidateId: "${candidate}") { candidateId }`
  test.each([
    ['by aliases', `{ ${field('a')} ${field('b')} }`],
    [
      'once under its own name',
      `{ ${field('a')} examResult(examId: "SCHOOL", candidateId: "1") { candidateId } }`,
    ],
    ['for the same candidate', `{ ${field('a', '1')} ${field('b', '1')} }`],
    ['in an inline fragment', `{ ${field('a')} ... { ... on Query { ${field('b')} } } }`],
    [
      'in fragments',
      `{ ...A ...B } fragment A on Query { ${field('a')} } fragment B on Query { ...C } fragment C on Query { ${field('b')} }`,
    ],
    [
      'where only one would run',
      `query($yes: Boolean = true) { ${field('a').replace(' {', ' @include(if: $yes) {')} ${field('b').replace(' {', ' @skip(if: $yes) {')} }`,
    ],
    ['in its second operation', `query One { site { name } } query Two { ${field('a')} ${field('b')} }`],
  ])('%s', async (_how, text) => {
    const response = await app.newClient().fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: text, operationName: text.includes('Two') ? 'Two' : undefined }),
    })
    expect(response.status).toBe(400)
    expect((await response.json()).errors).toEqual([
      expect.objectContaining({
        message: 'An operation may ask for examResult once. Send one operation for each.',
        extensions: { code: 'BAD_USER_INPUT' },
      }),
    ])
  })

  test('also where nothing was validated', async () => {
    const document = parse(`{ ${field('a', '1')} ${field('b', '2')} }`)
    const lookUps = { check: () => undefined, count: () => undefined }
    const contextValue = { db: app.db, viewer: visitor, ip: '', lookedUp: false, lookUps }
    const { data, errors } = await execute({ schema, document, contextValue })
    expect(data).toEqual({ a: { candidateId: '1' }, b: null })
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT'])
  })

  test('and one that asks in several places for the same field is answered', async () => {
    const text = `{ ${field('a', '1')} ...A } fragment A on Query { ${field('a', '1').replace('candidateId }', 'examMark }')} }`
    const { data } = await app.newClient().send(text)
    expect(data).toEqual({ a: { candidateId: '1', examMark: expect.anything() } })
  })
})

describe('an unknown candidate, an unknown exam and a result that is not yet released', () => {
  const absent = [
    ['999', 'SCHOOL'],
    ['1', 'NOWHERE'],
    ['1', 'LATER'],
  ] as const

  /** Without statements of timers, and those of the list of slowed-down addresses, which is read at most twice a second. */
  const isOfLookUp = (sql: string) =>
    /exam_results|rate_limits/.test(sql) && !sql.includes('INTO distinct_attempts')

  test.each(['when the document is new', 'when it is known'])('cannot be told apart %s', async () => {
    const answers: unknown[] = []
    for (const [index, [candidateId, examId]] of absent.entries()) {
      const { result, queries } = await queriesOf(() => lookUp(`203.0.113.${index}`, candidateId, examId))
      answers.push([result, queries.filter(isOfLookUp)])
    }
    expect(answers[0]).toEqual([
      { status: 200, text: '{"data":{"examResult":null}}\n' },
      // Of the ID as it is typed, of other spellings, and of the miss.
      [
        expect.stringContaining('JOIN exam_results'),
        expect.stringContaining('candidate_key'),
        expect.stringContaining('INSERT INTO'),
      ],
    ])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })
})
