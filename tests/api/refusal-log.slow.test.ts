import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { privacyPolicy } from '#client/pages/public/legal/documents/privacy-policy.ts'
import { userCommands } from '#server/cli/user-commands.ts'
import { createLog } from '#server/lib/log.ts'
import { ADDRESS_KEY_DAYS, deleteOldAddressKeys, RefusalLog } from '#server/lib/refusal-log.ts'
import { TooManyAttempts } from '#server/limits.ts'
import { eventually } from '#tests/support/project/eventually.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { countAttempts } from '#tests/support/server/attempts.ts'

const lines: { msg: string; limit?: string; client?: string }[] = []
const log = createLog({
  level: 'warn',
  pretty: false,
  to: new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  }),
})
let app: TestApp
beforeAll(async () => {
  app = await testApp({ log, settings: { TRUST_PROXY: 'on' } })
})
afterAll(() => app.close())
beforeEach(() => {
  lines.length = 0
})

async function miss(address: string) {
  const query = '{ examResult(examId: "NONE", candidateId: "1") { candidateId } }'
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  await app.newClient().fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })
}
const refusedAt = async (address: string) => {
  await countAttempts(app.db, 'look-up-miss', address, 60)
  await miss(address)
}
const trace = async (address: string) =>
  (await userCommands.get('trace')?.(app.db, [address], { now: false, passwordFromStdin: false })) ?? ''

test('a refused request is logged with a code, by which the operator finds the lines of an address', async () => {
  await refusedAt('203.0.113.7')
  await refusedAt('203.0.113.8')
  await eventually(() => expect(lines).toHaveLength(2))
  const [one, other] = lines
  expect(one).toMatchObject({ msg: 'refused: too many attempts', limit: 'look-up-miss' })
  expect(one?.client).not.toBe(other?.client)
  expect(JSON.stringify(lines)).not.toContain('203.0.113')
  expect(await trace('203.0.113.7')).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d  ${one?.client}$`))
  expect(await trace('203.0.113.8')).toContain(other?.client)
})

test('a wrong password and a call that is not allowed are logged, without the address or the email', async () => {
  const query = async (text: string, headers: Record<string, string>) =>
    app.newClient().fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.20', ...headers },
      body: JSON.stringify({ query: text }),
    })
  await query('mutation { signIn(email: "gita@example.com", password: "not this one") { __typename } }', {})
  await query('{ dashboard { students } }', {})
  const student = app.as('STUDENT')
  await student.fetch('/healthz')
  await query('{ dashboard { students } }', { cookie: student.cookieHeader() })
  await eventually(() => expect(lines).toHaveLength(3))
  expect(lines.map(({ msg }) => msg).sort()).toEqual([
    'refused: not allowed',
    'refused: not signed in',
    'refused: wrong password',
  ])
  expect(new Set(lines.map(({ client }) => client)).size).toBe(1)
  expect(JSON.stringify(lines)).not.toMatch(/203\.0\.113|gita|@/)
})

test('a flood of refusals has one line a minute', async () => {
  const refusals = new RefusalLog(app.db.pool, log)
  const refusal = new TooManyAttempts(5, 'Too many.', 'flood')
  for (let time = 0; time < 1_000; time++) refusals.note(refusal, '203.0.113.9')
  refusals.note(refusal, '203.0.113.10')
  await eventually(() => expect(lines).toHaveLength(2))
})

test('all processes use one key, and every day has another', async () => {
  await app.db.prisma.addressKey.deleteMany()
  const refusal = new TooManyAttempts(5, 'Too many.', 'keys')
  for (let process = 0; process < 5; process++) new RefusalLog(app.db.pool, log).note(refusal, '203.0.113.11')
  await eventually(() => expect(lines).toHaveLength(5))
  expect(new Set(lines.map(({ client }) => client)).size).toBe(1)
  await app.db.pool.query('UPDATE address_keys SET day = day - 1')
  new RefusalLog(app.db.pool, log).note(refusal, '203.0.113.11')
  await eventually(() => expect(lines).toHaveLength(6))
  expect(lines[5]?.client).not.toBe(lines[0]?.client)
  expect((await trace('203.0.113.11')).split('\n')).toHaveLength(2)
})

test('a key is deleted when the privacy policy says so', async () => {
  await app.db.prisma.addressKey.deleteMany()
  await app.db.pool.query(
    "INSERT INTO address_keys SELECT current_date - age, 'secret' FROM generate_series(0, 20) AS age",
  )
  await deleteOldAddressKeys(app.db.pool)
  expect(await app.db.prisma.addressKey.count()).toBe(ADDRESS_KEY_DAYS + 1)
  const policy = JSON.stringify(
    privacyPolicy({ name: 'A', email: 'a@example.com', phones: [], address: 'B' }),
  )
  expect(policy).toContain(`The key to the codes of refused requests for ${ADDRESS_KEY_DAYS} days`)
  expect(policy).toContain('a key that changes every day')
})

test('only an IP address can be traced', async () => {
  await expect(trace('somebody')).rejects.toThrow('"somebody" is no IP address.')
})
