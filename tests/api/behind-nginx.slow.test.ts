import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/support/api.ts'
import { hasNginx, startNginx } from '#tests/support/nginx.ts'

// With the configuration that the project ships. nginx takes a server whose connection breaks for a failed one, and sends nobody
// there for ten seconds.

describe.skipIf(!hasNginx)('behind nginx', () => {
  let apps: TestApp[]
  let nginx: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    const settings = { TRUST_PROXY: 'on' }
    apps = [await testApp({ settings }), await testApp({ settings })]
    nginx = await startNginx(apps.map(({ url }) => Number(new URL(url).port)))
  })
  afterAll(async () => {
    await nginx?.stop()
    for (const app of apps ?? []) await app.close()
  })

  const send = async (path: string, headers: Record<string, string>, bytes: number, method = 'POST') => {
    const body = Buffer.alloc(bytes, 'x')
    const response = await fetch(nginx.url + path, { method, headers, body })
    return { status: response.status, text: await response.text() }
  }

  const early: [string, string, string, Record<string, string>, number][] = [
    ['an unknown address', 'POST', '/nope', {}, 404],
    ['a method that is not there', 'PUT', '/results', {}, 404],
    ['a large operation', 'POST', '/graphql', { 'content-type': 'application/json' }, 413],
    ['a large form', 'POST', '/auth', { 'content-type': 'application/x-www-form-urlencoded' }, 413],
    [
      'an upload by nobody',
      'POST',
      '/graphql',
      { 'content-type': 'multipart/form-data; boundary=b', 'apollo-require-preflight': 'true' },
      401,
    ],
    [
      'an upload without its header',
      'POST',
      '/graphql',
      { 'content-type': 'multipart/form-data; boundary=b' },
      400,
    ],
    [
      'another site',
      'POST',
      '/graphql',
      { 'content-type': 'application/json', origin: 'http://evil.example' },
      403,
    ],
    [
      'compressed bytes',
      'POST',
      '/graphql',
      { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      413,
    ],
  ]

  test.each(early)(
    '%s with 5 MB is answered, and the site stays up',
    async (_name, method, path, headers, status) => {
      for (let time = 0; time < 10; time++) {
        expect((await send(path, headers, 5_000_000, method)).status).toBe(status)
      }
      for (let time = 0; time < 4; time++) expect((await fetch(`${nginx.url}/readyz`)).status).toBe(200)
    },
  )

  test('an upload that is a little too large gets the sentence', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'apollo-require-preflight': 'true' }
    const { status, text } = await send('/graphql', headers, 112_000_000)
    expect(status).toBe(413)
    expect(text).toContain('The upload is larger than 100 MB.')
    expect((await fetch(`${nginx.url}/readyz`)).status).toBe(200)
  })

  test('a visitor cannot choose its address', async () => {
    const seen = await Promise.all(
      ['203.0.113.1', '203.0.113.2'].map(async (forged) => {
        const ready = await fetch(`${nginx.url}/readyz`, {
          headers: { 'x-forwarded-for': forged },
        })
        return ready.json()
      }),
    )
    // Not an operator on the machine itself, whoever it says it is.
    expect(seen).toEqual([{ status: 'ready' }, { status: 'ready' }])
  })
})
