import { request as ask } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { trustedProxies } from '#server/lib/client-address.ts'

let app: FastifyInstance | undefined
afterEach(() => app?.close())

/** The address that the app finds for a request from 127.0.0.1. */
async function addressOf(trust: false | number | string, forwardedFor: string): Promise<string> {
  app = Fastify({ trustProxy: trustedProxies(trust) })
  app.get('/', async ({ ip }) => ip)
  const url = await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => '' })
  return new Promise((done, fail) => {
    ask(url, { headers: { 'x-forwarded-for': forwardedFor }, agent: false }, async (answer) =>
      done((await answer.toArray()).join('')),
    )
      .once('error', fail)
      .end()
  })
}

test.each<[string, false | number | string, string]>([
  ['no proxy is trusted', false, '127.0.0.1'],
  ['one proxy is trusted by its address', '127.0.0.1', '10.0.0.5'],
  ['two are trusted by their networks', 'loopback, 10.0.0.0/8', '198.51.100.2'],
  ['another address is trusted', '192.0.2.1', '127.0.0.1'],
  ['one proxy stands in front', 1, '10.0.0.5'],
  ['two proxies stand in front', 2, '198.51.100.2'],
])('the client has the last address that is not trusted: %s', async (_case, trust, expected) => {
  expect(await addressOf(trust, '203.0.113.7, 198.51.100.2, 10.0.0.5')).toBe(expected)
})
