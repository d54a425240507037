import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '#server/lib/log.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const SECRET = 'connect ECONNREFUSED 10.9.8.7:5432 as portal_owner'
const WORDS = 'Something went wrong on our side. Please try again in a moment.'

let app: TestApp
const logged: string[] = []

beforeAll(async () => {
  const log = createLog({ level: 'error', pretty: false, to: { write: (line) => void logged.push(line) } })
  app = await testApp({ log })
  await app.as('ADMIN').send('{ viewer { role } }')
})
afterAll(() => app.close())
beforeEach(() => {
  logged.length = 0
})

/** The database fails at every statement, with words that are nobody's business. */
function breakDatabase(): void {
  const fail = () => Promise.reject(new Error(SECRET))
  vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(fail)
  vi.spyOn(pg.Pool.prototype, 'connect').mockImplementation(fail)
}

async function ask(client: ApiClient, query: string) {
  const response = await client.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return response.text()
}

const told = (text: string) => JSON.parse(text).errors[0]

describe('an error that nobody expected says nothing of its cause, and the log all,', () => {
  const query = '{ exams { id } }'
  test.each([
    ['when a document is new', 'VISITOR', `# new\n${query}`, 0],
    ['when it is known and its answer was kept', 'VISITOR', `# kept\n${query}`, 2],
    ['when it is known and somebody is signed in', 'ADMIN', `# known\n${query}`, 2],
    ['when somebody is signed in', 'ADMIN', '# signed in\n{ dashboard { exams } }', 0],
    [
      'in a mutation',
      'VISITOR',
      'mutation { signIn(email: "a@b.example", password: "12345678") { __typename } }',
      0,
    ],
  ] as const)('%s', async (_when, who, document, parsedRequests) => {
    for (let time = 0; time < parsedRequests; time++) await ask(app.as(who), document)
    breakDatabase()
    const text = await ask(app.as(who), document)
    expect(text).not.toMatch(/ECONNREFUSED|10\.9|portal_owner|at .*\.ts/)
    expect(told(text)).toMatchObject({ message: WORDS, extensions: { code: 'INTERNAL_SERVER_ERROR' } })
    expect(logged.join()).toContain(SECRET)
  })

  test('at an address that is no GraphQL', async () => {
    breakDatabase()
    const answer = await app.newClient().fetch('/news/feed.xml')
    expect([answer.status, await answer.text()]).toEqual([500, WORDS])
    expect(logged.join()).toContain(SECRET)
  })

  test('at the readiness probe', async () => {
    breakDatabase()
    const answer = await app.newClient().fetch('/readyz')
    expect(await answer.text()).not.toContain('10.9')
  })
})
