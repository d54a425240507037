import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '#server/auth/password.ts'
import { makeToken } from '#server/domains/accounts/one-time-token.ts'
import { makeInvitationLink } from '#server/domains/invitations/invitation-link.ts'
import { ResetPassword, VerifyEmail } from '#tests/support/people/account-operations.ts'
import { addAccount, accountPassword as password } from '#tests/support/people/accounts.ts'
import { AcceptInvitation } from '#tests/support/people/invitation-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { countAttempts } from '#tests/support/server/attempts.ts'

// All from one address of the internet, as a class on the institute's Wi-Fi.

let app: TestApp
let number = 0
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.prisma.rateLimit.deleteMany()
})

const usedBefore = (times: number) => countAttempts(app.db, 'link-address', '127.0.0.1', times)

interface Kind {
  makeLink: () => Promise<string>
  follow: (token: string) => ReturnType<ReturnType<TestApp['newClient']>['send']>
}

const kinds: Record<string, Kind> = {
  PasswordReset: {
    async makeLink() {
      const { id } = await addAccount(app, { email: `r${++number}@example.com` })
      return makeToken(app.db.prisma, app.db.now(), id, 'RESET_PASSWORD')
    },
    follow: (token) => app.newClient().send(ResetPassword, { token, password }),
  },
  EmailVerified: {
    async makeLink() {
      const { id } = await addAccount(app, { email: `v${++number}@example.com`, emailVerifiedAt: null })
      return makeToken(app.db.prisma, app.db.now(), id, 'VERIFY_EMAIL', await hashPassword(password))
    },
    follow: (token) => app.newClient().send(VerifyEmail, { token, password }),
  },
  SignedIn: {
    async makeLink() {
      const email = `i${++number}@example.com`
      const { id } = await app.db.prisma.invitation.create({ data: { email, role: 'STUDENT' } })
      const link = await makeInvitationLink(app.db.prisma, id, {
        publicUrl: 'https://a.example',
        language: 'en',
      })
      return new URL(link).searchParams.get('token') ?? ''
    },
    follow: (token) => app.newClient().send(AcceptInvitation, { token, password }),
  },
}

test.each(Object.entries(kinds))('links that are not valid are limited (%s)', async (_done, kind) => {
  await usedBefore(58)
  await kind.follow(await kind.makeLink())
  for (const outcome of [undefined, undefined, 'RATE_LIMITED']) {
    const { errors } = await kind.follow('no such link')
    expect(errors?.[0]?.extensions?.code).toBe(outcome)
  }
})

test.each(Object.entries(kinds))(
  'one that is good works, whatever others have tried (%s)',
  async (done, kind) => {
    await usedBefore(100)
    const { data } = await kind.follow(await kind.makeLink())
    expect(Object.values(data ?? {})).toMatchObject([{ __typename: done }])
  },
)

test('wrong passwords of a sign-up are limited, those with other links apart', async () => {
  const { makeLink, follow } = kinds.EmailVerified as Kind
  const token = await makeLink()
  const guess = () => app.newClient().send(VerifyEmail, { token, password: 'not this one' })
  for (let time = 0; time < 10; time++) expect((await guess()).errors).toBeUndefined()
  expect((await guess()).errors?.[0]?.extensions?.code).toBe('RATE_LIMITED')
  expect((await follow(token)).errors?.[0]?.extensions?.code).toBe('RATE_LIMITED')
  const { data } = await follow(await makeLink())
  expect(data).toMatchObject({ verifyEmail: { __typename: 'EmailVerified' } })
})
