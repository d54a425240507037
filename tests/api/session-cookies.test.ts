import { describe, expect, test } from 'vitest'
import { accountPassword, addAccount } from '#tests/support/accounts.ts'
import { testApp } from '#tests/support/api.ts'

const email = 'laxmi@example.com'

describe('the cookies', () => {
  /** What the browser is told to keep at sign-in. */
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
    expect(cookies).toHaveLength(3)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; HttpOnly(;|$)/)
      expect(cookie).toMatch(/; SameSite=Lax(;|$)/)
      expect(cookie).toMatch(/; Path=\/(;|$)/)
      expect(/; Secure(;|$)/.test(cookie)).toBe(secure)
      expect(cookie.startsWith('__Host-')).toBe(secure)
    }
  })
})
