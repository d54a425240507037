import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeToken } from '#server/domains/accounts/one-time-token.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import {
  RefreshSession,
  RequestPasswordReset,
  ResetPassword,
  SignIn,
  WhoAmI,
} from '#tests/support/people/account-operations.ts'
import { accountPassword, addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { type MailReceiver, mailReceiver } from '#tests/support/server/mail-receiver.ts'

// A trial at this machine whose settings then let others reach it.

const email = 'admin@demo.example'
let mailServer: MailReceiver
let trial: TestApp
let exposed: TestApp
let demoInPublic: TestApp

beforeAll(async () => {
  mailServer = await mailReceiver()
  trial = await testApp()
  const settings = { SMTP_URL: mailServer.url, PUBLIC_URL: 'https://institute.example' }
  exposed = await testApp({ db: trial.db, settings })
  demoInPublic = await testApp({
    db: trial.db,
    settings: { ...settings, DEMO: 'on' },
    renderer: sourceRenderer(),
  })
  await addAccount(trial, { email, role: 'ADMIN', isDemo: true })
})
afterAll(async () => {
  await Promise.all([demoInPublic.app.close(), exposed.app.close()])
  await trial.close()
  await mailServer.close()
})

describe('a demo account, once others can reach the site,', () => {
  test('signs in no more, whoever knows the published password', async () => {
    const { signIn } = await exposed.newClient().run(SignIn, { email, password: accountPassword })
    expect(signIn.__typename).toBe('SignInRefused')
    const form = new URLSearchParams({ email, password: accountPassword })
    const response = await exposed.newClient().fetch('/auth', { method: 'POST', body: form })
    expect(response.headers.getSetCookie().join()).not.toContain('pravesh_access')
    expect(response.headers.get('location')).toContain('failed=closed')
  })

  test('does not stay signed in', async () => {
    const before = await signedInBrowser(trial, email)
    const after = exposed.newClient()
    for (const [name, value] of before.cookies) after.cookies.set(name, value)
    expect((await after.run(WhoAmI)).viewer.role).toBeNull()
    expect((await after.run(RefreshSession)).refreshSession).toBeNull()
    expect((await before.run(WhoAmI)).viewer.role).toBe('ADMIN')
  })

  test('gets no new password, by a new link or an old one', async () => {
    const { id } = await trial.db.prisma.user.findUniqueOrThrow({ where: { email } })
    const token = await makeToken(trial.db.prisma, trial.db.now(), id, 'RESET_PASSWORD')
    const { resetPassword } = await exposed
      .newClient()
      .run(ResetPassword, { token, password: 'a longer, better one' })
    expect(resetPassword.__typename).toBe('LinkNotValid')
    await exposed.newClient().run(RequestPasswordReset, { email })
    const [mail] = await mailServer.mailsTo(email)
    expect(mail?.subject).toContain('Your account is closed')
    expect(mail?.link).toBeUndefined()
  })
})

test('a demo that others can reach says so on every page, with or without an error', async () => {
  for (const path of ['/', '/results', '/auth', '/no-such-page']) {
    const response = await demoInPublic.newClient().fetch(path)
    const html = await response.text()
    expect(html, path).toMatch(
      /<body><aside class="warning-ribbon"[^>]*><strong>Demo institute: sample content/,
    )
    expect(readPage(html).title.length).toBe(1)
  }
})

describe('the schema is told', () => {
  let teacher: ApiClient
  let student: ApiClient
  beforeAll(async () => {
    await addAccount(exposed, { email: 'teacher@example.com', role: 'TEACHER' })
    await addAccount(exposed, { email: 'student@example.com' })
    teacher = await signedInBrowser(exposed, 'teacher@example.com')
    student = await signedInBrowser(exposed, 'student@example.com')
  })
  const looks = [
    '{ __schema { queryType { name } } }',
    'query A { ...F } fragment F on Query { t: __type(name: "Query") { name } }',
    '{ ... on Query { ... @include(if: true) { __schema { types { name } } } } }',
  ]
  const slips: [string, object][] = [
    ['{ exam { id } }', {}],
    ['{ exams { titel } }', {}],
    ['{ notices(frist: 1) { totalCount } }', {}],
    [
      'mutation A($input: NoticeInput!) { createNotice(input: $input) { __typename } }',
      { input: { titel: 'a' } },
    ],
    ['query A($id: ID!) { notice(id: $id) { __typename ... on Notic { id } } }', { id: 'a' }],
  ]

  test('to signed-in staff', async () => {
    for (const document of looks) expect((await teacher.send(document)).data, document).toBeTruthy()
    const answers = await Promise.all(slips.map(([document, variables]) => teacher.send(document, variables)))
    expect(JSON.stringify(answers)).toContain('Did you mean')
  })

  test.each(['a visitor', 'a student', 'a claimed session'])(
    'never to %s, also once staff has asked',
    async (who) => {
      const client = who === 'a student' ? student : exposed.newClient()
      if (who === 'a claimed session')
        client.cookies.set('pravesh_access', teacher.cookies.get('pravesh_access')?.slice(0, -3) ?? '')
      for (const document of looks) {
        const { status, data, errors } = await client.send(document)
        expect({ status, data }, document).toEqual({ status: 400, data: undefined })
        expect(errors?.[0]?.message).toBe('Only signed-in staff may look into the schema here.')
      }
      for (const [document, variables] of slips) {
        const answer = await client.send(document, variables)
        expect(answer.errors?.length, document).toBeGreaterThan(0)
        expect(JSON.stringify(answer.errors)).not.toContain('Did you mean')
      }
      expect((await client.send('{ __typename exams { __typename } }')).status).toBe(200)
    },
  )
})
