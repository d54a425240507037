import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import {
  ChangePassword,
  RequestPasswordReset,
  ResetPassword,
} from '#tests/support/people/account-operations.ts'
import { addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const email = 'gita@example.com'

let app: TestApp
let own: ApiClient
beforeAll(async () => {
  app = await testApp()
  await addAccount(app, { email })
  own = await signedInBrowser(app, email)
})
afterAll(() => app.close())
beforeEach(() => app.db.prisma.rateLimit.deleteMany())

const signInText =
  'mutation($email:String!,$password:String!){signIn(email:$email,password:$password){__typename}}'
const signIn = (client: ApiClient) => client.send(signInText, { email, password: 'not this' })

/** Minutes of each limit, and an attempt that counts for it. */
const limits: [name: string, minutes: number, attempt: () => ReturnType<ApiClient['send']>][] = [
  ['sign-in-address', 15, () => signIn(app.newClient())],
  ['sign-in-account-address', 15, () => signIn(app.newClient())],
  ['sign-in-account', 60, () => signIn(app.newClient())],
  ['sign-in-device', 15, () => signIn(own)],
  ['mail-address', 60, () => app.newClient().send(RequestPasswordReset, { email })],
  [
    'link-address',
    60,
    () => app.newClient().send(ResetPassword, { token: randomUUID(), password: 'a longer, better one' }),
  ],
  [
    'password-account',
    15,
    () => own.send(ChangePassword, { currentPassword: 'not this', newPassword: 'a longer, better one' }),
  ],
]

test.each(limits)(
  'the limit %s counts for %i minutes from the first attempt',
  async (name, minutes, attempt) => {
    await attempt()
    const { rowCount } = await app.db.pool.query(
      "UPDATE rate_limits SET points = 10000 WHERE key LIKE $1 || ':%'",
      [name],
    )
    expect(rowCount).toBe(1)
    const { errors } = await attempt()
    const [refusal] = (errors ?? []).map(
      ({ extensions }) => extensions as { code: string; retryAfterSeconds: number },
    )
    expect(refusal?.code).toBe('RATE_LIMITED')
    expect(Math.ceil((refusal?.retryAfterSeconds ?? 0) / 60)).toBe(minutes)
  },
)
