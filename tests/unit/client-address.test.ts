import { request as ask, type IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { clientAddress, type TrustedProxies } from '#server/lib/client-address.ts'

let app: FastifyInstance | undefined
afterEach(() => app?.close())

/** Of a request from 127.0.0.1: the address by Fastify's rules, and by ours. */
async function addresses(trusted: TrustedProxies, forwardedFor: string | undefined): Promise<string[]> {
  app = Fastify({ trustProxy: trusted })
  const ours = clientAddress(trusted)
  app.get('/', async (request) => [request.ip, ours(request.raw)])
  const url = await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => '' })
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
  return new Promise((done, fail) => {
    ask(url, { headers, agent: false }, async (answer) => done(JSON.parse((await answer.toArray()).join(''))))
      .once('error', fail)
      .end()
  })
}

const chain = '203.0.113.7, 198.51.100.2, 10.0.0.5'

test.each<[string, TrustedProxies, string | undefined, string]>([
  ['nobody is trusted', false, chain, '127.0.0.1'],
  ['nobody stands in front', '127.0.0.1', undefined, '127.0.0.1'],
  ['one proxy by its address', '127.0.0.1', chain, '10.0.0.5'],
  ['two by their networks', 'loopback, 10.0.0.0/8', chain, '198.51.100.2'],
  ['another than who asks', '192.0.2.1', chain, '127.0.0.1'],
  ['as many as stand in front', (_address, hop) => hop < 2, chain, '198.51.100.2'],
])('the client is the same as to Fastify: %s', async (_case, trusted, forwardedFor, expected) => {
  expect(await addresses(trusted, forwardedFor)).toEqual([expected, expected])
})

test.each<TrustedProxies>([false, 'loopback'])(
  'there is none of a connection that has ended: %s',
  (trusted) => {
    const request = { headers: {}, socket: {} } as IncomingMessage
    expect(clientAddress(trusted)(request)).toBe('')
  },
)
