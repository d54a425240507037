import { describe, expect, test } from 'vitest'
import { accountPassword, addAccount } from '#tests/support/people/accounts.ts'
import { Exams } from '#tests/support/results/results-operations.ts'
import { emailOf, testApp } from '#tests/support/server/api.ts'

const email = 'laxmi@example.com'

describe('the cookies', () => {
  /** Cookies set at sign-in. */
  async function cookiesSet(
    settings: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<string[]> {
    const server = await testApp({ settings })
    try {
      await addAccount(server, { email })
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({
          query: 'mutation($e:String!,$p:String!){signIn(email:$e,password:$p){__typename}}',
          variables: { e: email, p: accountPassword },
        }),
      })
      return response.headers.getSetCookie()
    } finally {
      await server.close()
    }
  }

  test.each([
    ['plain http', {}, {}, false],
    ['an https address', { PUBLIC_URL: 'https://portal.example' }, {}, true],
    ['a trusted proxy that speaks https', { TRUST_PROXY: 'on' }, { 'x-forwarded-proto': 'https' }, true],
    ['somebody who claims to be a proxy', {}, { 'x-forwarded-proto': 'https' }, false],
  ])('have the right flags behind %s', async (_case, settings, headers, secure) => {
    const cookies = await cookiesSet(settings, headers)
    const ages = cookies.map((cookie) => /pravesh_(\w+)=.*; Max-Age=(\d+)/.exec(cookie)?.slice(1))
    const day = 86_400
    expect(Object.fromEntries(ages.map((age) => age ?? []))).toEqual({
      ...{ access: '900', refresh: String(30 * day), device: String(180 * day) },
    })
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; HttpOnly(;|$)/)
      expect(cookie).toMatch(/; SameSite=Lax(;|$)/)
      expect(cookie).toMatch(/; Path=\/(;|$)/)
      expect(/; Secure(;|$)/.test(cookie)).toBe(secure)
      expect(cookie.startsWith('__Host-')).toBe(secure)
    }
  })
})

test('what their owner is told is kept for nobody else, however they are written', async () => {
  const server = await testApp()
  try {
    const admin = server.as('ADMIN')
    await admin.run(Exams)
    const token = admin.cookies.get('pravesh_access')
    for (const space of ['', ' ', '\t']) {
      const ask = async (cookie?: string): Promise<string> => {
        const asked = await fetch(`${server.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) },
          body: JSON.stringify({ query: `query Who${space.length} { ${space}viewer { user { email } } }` }),
        })
        return asked.text()
      }
      // A document is answered the short way from the second time on.
      for (let time = 0; time < 3; time++) {
        const first = await ask(`pravesh_access${space}=${token}`)
        expect(first).toContain(emailOf('ADMIN'))
        expect(await ask()).toBe('{"data":{"viewer":{"user":null}}}\n')
      }
    }
  } finally {
    await server.close()
  }
})
