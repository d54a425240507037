/**
 * Tests import this instead of '@playwright/test'. Every worker has a server of its own with the demo seed; its
 * tests share it, so a test makes what it changes (an exam of its own, say) and leaves the seed as it is.
 */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { type RunningServer, startBuiltServer } from '#tests/support/server/built-server.ts'
import { type PageWatch, watchPages } from './page-watch.ts'

export { expect }

type Role = (typeof demoAccounts)[number]['role']

interface Fixtures {
  /** Knows what went wrong unseen; every test is watched. */
  watch: PageWatch
  /** Signs this test's browser, or another one, in without the form, by a session. */
  signIn: (role: Role, of?: BrowserContext) => Promise<void>
  /** The page, signed in as the demo admin. */
  asAdmin: Page
}

interface Shared {
  /** Environment variables of the server. */
  settings: Record<string, string>
  server: RunningServer
}

export const test = base.extend<Fixtures, Shared>({
  settings: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ settings }, use) => {
      const server = await startBuiltServer(settings)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  watch: [
    async ({ context, server, javaScriptEnabled }, use, testInfo) => {
      const watch = watchPages(context, { ownUrl: server.url, scripts: javaScriptEnabled !== false })
      await use(watch)
      if (testInfo.status !== testInfo.expectedStatus) {
        process.stdout.write(`Requests of “${testInfo.title}”:\n${watch.requests()}\n`)
        process.stdout.write(`The server's last words:\n${server.output().slice(-2000)}\n`)
      }
      watch.verify()
    },
    { auto: true },
  ],
  signIn: async ({ context, server }, use) => {
    await use(async (role, of = context) => {
      const account = demoAccounts.find((one) => one.role === role)
      const answer = await of.request.post(`${server.url}/graphql`, {
        data: {
          query:
            'mutation SignIn($email: String!, $password: String!) { signIn(email: $email, password: $password) { __typename } }',
          variables: { email: account?.email, password: account?.password },
        },
      })
      expect(await answer.json()).toMatchObject({ data: { signIn: { __typename: 'SignedIn' } } })
    })
  },
  asAdmin: async ({ page, signIn }, use) => {
    await signIn('ADMIN')
    await use(page)
  },
})
