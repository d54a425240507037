import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { lookUpRule } from '#server/domains/results/look-up-limit.ts'
import { clientKey, createRateLimits } from '#server/lib/rate-limit.ts'
import { type TestApp, testApp } from '#tests/support/api.ts'
import { readPage } from '#tests/support/html.ts'
import { sourceRenderer } from '#tests/support/pages.ts'
import { queriesOf } from '#tests/support/queries.ts'
import { resultsCsv, stories } from '#tests/support/stories.ts'

const query = `query LookUp($examId: ID!, $candidateId: String!) {
  examResult(examId: $examId, candidateId: $candidateId) { candidateId }
}`
const STUDENTS = 500

let app: TestApp
beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer(), settings: { TRUST_PROXY: 'on' } })
  const story = stories(app)
  const rows = Array.from({ length: STUDENTS }, (_, index) => ({ candidate: String(index), exam: 'SCHOOL' }))
  await story.resultFile(resultsCsv(rows))
  await story.resultFile(resultsCsv([{ candidate: '1', exam: 'LATER' }]), {
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

/** What further processes have counted. */
const missedElsewhere = (address: string, times: number) =>
  createRateLimits(app.db.pool).add(lookUpRule, clientKey(address), times)

const refused = expect.stringContaining('RATE_LIMITED')
const soon = { timeout: 10_000, interval: 50 }

test('a whole school finds its results from one address, and nothing is written for it', async () => {
  const school = '198.51.100.1'
  const everybody = Array.from({ length: STUDENTS }, (_, index) => String(index))
  const { result, queries } = await queriesOf(() =>
    Promise.all(everybody.map((candidateId) => lookUp(school, candidateId))),
  )
  expect(result.map(({ text }) => JSON.parse(text).data.examResult?.candidateId)).toEqual(everybody)
  expect(queries.filter((sql) => /INSERT INTO "?rate_limits/.test(sql))).toEqual([])
})

test('whoever has missed too often is refused in friendly words, others are not', async () => {
  const [guesser, neighbour] = ['198.51.100.2', '198.51.100.3']
  await missedElsewhere(guesser, 60)
  await vi.waitFor(async () => expect((await lookUp(guesser, '1')).text).toEqual(refused), soon)
  const { errors, data } = JSON.parse((await lookUp(guesser, '1')).text)
  expect(data).toEqual({ examResult: null })
  expect(errors[0]).toMatchObject({
    message: expect.stringMatching(
      /^Many Candidate IDs without a result were tried from your internet connection, so look-ups from it are paused\. Please wait (9|10) minutes and try again\.$/,
    ),
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) },
  })
  expect((await lookUp(neighbour, '1')).text).toContain('"candidateId":"1"')
})

test('the page says so, too, without JavaScript, and when to come back', async () => {
  const address = '198.51.100.4'
  await missedElsewhere(address, 60)
  await vi.waitFor(async () => expect((await lookUp(address, '1')).text).toEqual(refused), soon)
  const page = await app
    .newClient()
    .fetch('/results?exam=SCHOOL&candidate=1', { headers: { 'x-forwarded-for': address } })
  expect(page.status).toBe(429)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(500)
  const html = await page.text()
  const { main } = readPage(html)
  expect(main).toContain('look-ups from it are paused. Please wait 10 minutes and try again.')
  expect(main).toContain('mobile data gets you your result at once')
  expect(main).toContain('What you typed is kept.')
  expect(main).not.toContain('We keep trying')
  expect(html).toContain('value="1"')
})

test('an IPv6 connection is one, whatever addresses it uses', async () => {
  await missedElsewhere('2001:db8:1:2::1', 60)
  await vi.waitFor(
    async () => expect((await lookUp('2001:db8:1:2:a:b:c:d', '1')).text).toEqual(refused),
    soon,
  )
  expect((await lookUp('2001:db8:1:3::1', '1')).text).toContain('"candidateId":"1"')
})

test('every alias of a document counts', async () => {
  const aliases = Array.from(
    { length: 15 },
    (_, index) => `a${index}: examResult(examId: "SCHOOL", candidateId: "no ${index}") { candidateId }`,
  )
  await app.db.prisma.rateLimit.deleteMany()
  await app.newClient().send(`{ ${aliases.join(' ')} }`)
  expect(await app.db.prisma.rateLimit.findMany()).toMatchObject([{ points: 15 }])
})

describe('an unknown candidate, an unknown exam and a result that is not yet released', () => {
  const absent = [
    ['999', 'SCHOOL'],
    ['1', 'NOWHERE'],
    ['1', 'LATER'],
  ] as const

  /** Not what timers do meanwhile, nor who is to be slowed down, which is read at most twice a second, whoever asks. */
  const isOfLookUp = (sql: string) => /exam_results|rate_limits/.test(sql) && !sql.includes('points >= $2')

  test.each(['when the document is new', 'when it is known'])('cannot be told apart %s', async () => {
    const answers: unknown[] = []
    for (const [index, [candidateId, examId]] of absent.entries()) {
      const { result, queries } = await queriesOf(() => lookUp(`203.0.113.${index}`, candidateId, examId))
      answers.push([result, queries.filter(isOfLookUp)])
    }
    expect(answers[0]).toEqual([
      { status: 200, text: '{"data":{"examResult":null}}\n' },
      [expect.stringContaining('JOIN exam_results'), expect.stringContaining('INSERT INTO')],
    ])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })
})
