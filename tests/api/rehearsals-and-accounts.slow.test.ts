import { print } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToken } from '#server/domains/accounts/one-time-token.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { graphqlBody } from '#tests/support/http/graphql-request.ts'
import { ResetPassword, SignIn } from '#tests/support/people/account-operations.ts'
import { MakeLink } from '#tests/support/results/results-operations.ts'
import { inHours, resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer() })
})
afterAll(() => app.close())

/** Opens the rehearsal of a release that is so late that every mailed link will be too old. */
async function rehearsing() {
  const csv = resultsCsv([{ candidate: '1', exam: 'LATE', percentage: 91 }])
  const { id } = await scenarios(app).resultFile(csv, { releaseAt: inHours(24 * 30) })
  const link = new URL((await app.as('ADMIN').run(MakeLink, { id })).makeRehearsalLink)
  const client = app.newClient()
  await client.fetch(link.pathname + link.search)
  return { client, token: link.searchParams.get('token') ?? '' }
}

test('a rehearsal leaves the pages of accounts and every change as they are', async () => {
  const { client, token: rehearsal } = await rehearsing()
  expect(await (await client.fetch('/results')).text()).toContain('data-rehearsal')
  for (const path of ['/auth', '/signup', '/reset-password', '/verify-email', '/invitation', '/setup']) {
    const page = await client.fetch(`${path}?token=abc`)
    expect(await page.text(), path).not.toContain('data-rehearsal')
  }
  const send = async (query: string, variables: object) => {
    const { headers, ...body } = graphqlBody(query, variables)
    const response = await client.fetch('/graphql', {
      ...body,
      headers: { ...headers, 'x-rehearsal': rehearsal },
    })
    return (await response.json()).data
  }
  await app.as('STUDENT').fetch('/')
  const { id } = await app.db.prisma.user.findUniqueOrThrow({ where: { email: emailOf('STUDENT') } })
  const token = await app.db.prisma.$transaction((tx) => makeToken(tx, app.db.now(), id, 'RESET_PASSWORD'))
  const password = 'a longer, better one'
  expect(await send(print(ResetPassword), { token, password })).toMatchObject({
    resetPassword: { __typename: 'PasswordReset' },
  })
  expect(await send(print(SignIn), { email: emailOf('STUDENT'), password })).toMatchObject({
    signIn: { __typename: 'SignedIn', viewer: { role: 'STUDENT' } },
  })
  // Queries are rehearsed: everybody is a visitor.
  const ask = '{ viewer { role } exams { id } }'
  for (let time = 0; time < 3; time++)
    expect(await send(ask, {})).toMatchObject({ viewer: { role: null }, exams: [{ id: 'LATE' }] })
})
