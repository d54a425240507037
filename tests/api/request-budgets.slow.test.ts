import { afterAll, beforeAll, expect, test } from 'vitest'
import { productionRenderer } from '#server/ssr/production.ts'
import { putUp } from '#tests/support/content/notices.ts'
import { inHours, resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  const renderer = await productionRenderer({ sandbox: false })
  // 20 units a second, of which 60 are saved up: two pages.
  app = await testApp({ renderer, settings: { TRUST_PROXY: 'on', CLIENT_BUDGET: '2' }, leaseMs: 1_000 })
  await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: 'E' }]), { examTitle: 'E' })
  await putUp(app.as('ADMIN'), {})
})
afterAll(() => app.close())

let addresses = 0
const newAddress = () => `203.0.113.${++addresses}`
const page = (from: string, path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', 'x-forwarded-for': from, ...headers },
  })
async function query(from: string, text: string, variables: object = {}) {
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ query: text, variables }),
  })
  return (await answer.json()) as { data?: unknown; errors?: { message: string; extensions: object }[] }
}
/** Pages that are rendered for each client, until there is no budget for another. */
async function useUp(from: string, headers: Record<string, string> = {}): Promise<Response> {
  for (let time = 0; time < 20; time++) {
    const answer = await page(from, '/account', headers)
    if (answer.status === 429) return answer
    await answer.arrayBuffer()
  }
  throw new Error('The budget has no end')
}

test('refuses pages that are rendered for one client only, and says when to come back', async () => {
  const refused = await useUp(newAddress())
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('refresh')).not.toBeNull()
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(await refused.text()).toContain(
    'There were too many requests from your internet connection or account.',
  )
})

test('refuses links of rehearsals, whether they are valid or not', async () => {
  const from = newAddress()
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((token) => page(from, `/rehearsal?token=${token}`)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([410, 429]))
})

test('refuses searches, each of which is rendered for one client', async () => {
  const from = newAddress()
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((word) => page(from, `/videos?search=x${word}`)))
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 429]))
})

test('refuses paths without a page, in either language and where a choice of language is looked for', async () => {
  const none: Record<string, string> = {}
  const headers = { cookie: 'language=ne', 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }
  const ways = [
    { path: '/missing', headers: none },
    { path: '/ne/news/a/b/c', headers: none },
    { path: '/missing-too', headers },
  ]
  for (const { path, headers } of ways) {
    const from = newAddress()
    const ask = (number: number) => page(from, `${path}-${number}`, headers)
    const statuses = new Set<number>()
    for (let number = 0; number < 1_000 && !statuses.has(429); number += 10) {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, more) => ask(number + more)))
      for (const { status } of answers) statuses.add(status)
    }
    expect(statuses).toEqual(new Set([404, 429]))
    expect((await page(newAddress(), `${path}-last`, headers)).status).toBe(404)
  }
})

test('serves all who wait for a release, or for the form that wants their PIN', async () => {
  const file = (exam: string, rules: object) =>
    scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam }]), { examTitle: exam, ...rules })
  await file('SOON', { releaseAt: inHours(), announced: true })
  await file('PIN', { secondSecret: 'PIN' })
  for (const exam of ['SOON', 'PIN']) {
    const from = newAddress()
    for (let candidate = 1; candidate <= 20; candidate++) {
      const answer = await page(from, `/results?exam=${exam}&candidate=${candidate}`)
      expect(answer.status).toBe(200)
      await answer.arrayBuffer()
    }
  }
})

test('serves cached pages, results and other clients all the same', async () => {
  const [greedy, other] = [newAddress(), newAddress()]
  for (const path of ['/', '/news', '/results']) await page(newAddress(), path)
  await page(newAddress(), '/results?exam=E&candidate=1')
  await useUp(greedy)
  for (const path of ['/', '/news', '/results', '/results?exam=E&candidate=1'])
    expect([path, (await page(greedy, path)).status]).toEqual([path, 200])
  const lookUp = '{ examResult(examId: "E", candidateId: "1") { percentage } }'
  await query(newAddress(), lookUp)
  expect(await query(greedy, lookUp)).toMatchObject({ data: { examResult: {} } })
  expect((await page(other, '/account')).status).toBe(302)
})

test.each([
  ['aliases', (fields: string) => `query ($e: ID!) { ${fields} }`],
  ['fields of a fragment', (fields: string) => `query ($e: ID!) { ...F } fragment F on Query { ${fields} }`],
])('refuses a known document that reads the database many times by %s', async (_name, documentOf) => {
  const from = newAddress()
  const names = Array.from({ length: 39 }, (_, number) => `a${number}: topPerformers(examId: $e) { rank }`)
  const asked = []
  for (let time = 0; time < 4; time++)
    asked.push(await query(from, documentOf(names.join(' ')), { e: `${time}` }))
  expect(asked[0]).toMatchObject({ data: { a0: [], a38: [] } })
  expect(asked[3]?.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
})

test('refuses many wrong PINs and dates of birth, and none that was right', async () => {
  const from = newAddress()
  const lookUp = (candidate: string) =>
    query(
      from,
      'query L($c: String!) { examResult(examId: "E", candidateId: $c, secret: "123456") { percentage } }',
      { c: candidate },
    )
  for (let time = 0; time < 30; time++) expect(await lookUp('1')).toMatchObject({ data: { examResult: {} } })
  const wrong = await Promise.all(Array.from({ length: 30 }, (_, number) => lookUp(`x${number}`)))
  expect(JSON.stringify(wrong)).toContain('There were too many requests from your internet connection')
})

test('refuses documents with large responses, known and unknown, by POST and by GET', async () => {
  const from = newAddress()
  const large = '{ notices(first: 100) { nodes { id title description attachments { url fileName } } } }'
  const limited = expect.objectContaining({
    message: expect.stringContaining('Please wait'),
    extensions: expect.objectContaining({ code: 'RATE_LIMITED' }),
  })
  let asked = 0
  const ask = () => query(from, large.replace('{', `query Q${++asked} {`))
  expect(await ask()).toMatchObject({ data: { notices: {} } })
  const byGet = async () => {
    const answer = await fetch(`${app.url}/graphql?${new URLSearchParams({ query: large })}`, {
      headers: { 'x-forwarded-for': from, 'apollo-require-preflight': '1' },
    })
    return answer.json()
  }
  // On a busy machine the budget grows again between two questions.
  const refused = { timeout: 20_000 }
  await expect.poll(ask, refused).toMatchObject({ errors: [limited] })
  await expect.poll(() => ask().then(byGet), refused).toMatchObject({ errors: [limited] })
})

test.each([
  ['application/graphql-response+json', 429, 'application/graphql-response+json; charset=utf-8'],
  [
    'application/graphql-response+json, application/json;q=0.9',
    429,
    'application/graphql-response+json; charset=utf-8',
  ],
  ['application/json', 200, 'application/json; charset=utf-8'],
  ['application/*', 200, 'application/json; charset=utf-8'],
])('tells a client that accepts %s that nothing was executed', async (accept, status, type) => {
  const from = newAddress()
  let asked = 0
  const ask = async () => {
    await useUp(from)
    const answer = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, accept },
      body: JSON.stringify({ query: `query Q${++asked} { exams { id } }` }),
    })
    const { status: answered, headers } = answer
    const wait = Number(headers.get('retry-after'))
    return { answered, type: headers.get('content-type'), wait, body: await answer.json() }
  }
  // On a busy machine the budget grows again between two requests.
  let refused: Awaited<ReturnType<typeof ask>> | undefined
  const isRefused = async () => {
    refused = await ask()
    return refused.body.errors !== undefined
  }
  await expect.poll(isRefused, { timeout: 20_000 }).toBe(true)
  expect(refused).toEqual({
    answered: status,
    type,
    wait: expect.any(Number),
    body: {
      errors: [expect.objectContaining({ extensions: expect.objectContaining({ code: 'RATE_LIMITED' }) })],
    },
  })
})

test('gives a signed-in user a budget of their own, and an address none for a token that is worth nothing', async () => {
  const admin = app.as('ADMIN')
  await admin.fetch('/healthz')
  const from = newAddress()
  await useUp(from)
  expect((await page(from, '/account', { cookie: admin.cookieHeader() })).status).toBe(200)
  // On a busy machine a budget grows again between two requests; one of its own would never be used up here.
  let tokens = 0
  const withWorthlessToken = async () => {
    await useUp(from)
    return (await page(from, '/account', { cookie: `pravesh_access=x${++tokens}` })).status
  }
  await expect.poll(withWorthlessToken, { timeout: 20_000 }).toBe(429)
  const fromElsewhere = async () => {
    await useUp(newAddress(), { cookie: admin.cookieHeader() })
    return (await page(newAddress(), '/account', { cookie: admin.cookieHeader() })).status
  }
  await expect.poll(fromElsewhere, { timeout: 20_000 }).toBe(429)
})

test('fails nobody who waits for the same page as a client without a budget', async () => {
  const greedy = newAddress()
  await useUp(greedy)
  const asks = Array.from({ length: 10 }, (_, at) => page(at % 2 === 0 ? greedy : newAddress(), '/overview'))
  const statuses = (await Promise.all(asks)).map(({ status }) => status)
  expect(statuses.filter((_, at) => at % 2 === 1)).toEqual([200, 200, 200, 200, 200])
})
