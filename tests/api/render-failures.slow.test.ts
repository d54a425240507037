import { Writable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { bundle } from '#client/entry-server.tsx'
import { registerPages } from '#server/ssr/pages.ts'
import type { Execute, LoadedClient } from '#server/ssr/renderer.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { eventually } from '#tests/support/project/eventually.ts'

const secret = 'relation "exam_results" at 10.0.0.7'
const template =
  '<html><head><!--head--></head><body><div id="root"><!--page--></div><!--state--></body></html>'

let app: FastifyInstance
afterEach(() => app.close())

/** The pages alone, over a schema and a client that misbehave. @returns what is logged, line by line. */
async function pages(parts: { client?: Partial<LoadedClient['bundle']>; execute?: Execute }) {
  const logged: string[] = []
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      logged.push(line.toString())
      done()
    },
  })
  app = Fastify({ logger: { level: 'warn', stream } })
  await registerPages(app, {
    publicUrl: () => 'http://institute.example',
    execute: parts.execute ?? (async () => ({ data: {} })),
    isVisitor: async () => true,
    rehearsalOf: async () => undefined,
    isForEverybody: () => true,
    findSharedAnswer: async () => undefined,
    version: () => '1',
    changedPages: async () => [],
    emptyPages: async () => [],
    cardLogo: async () => undefined,
    formats: async () => ({ firstCalendar: 'AD', nepaliDigits: 'LATIN' }) as const,
    isPreview: async () => false,
    knownRecords: async () => ({ exam: new Set(), notice: new Set(), content: new Set() }),
    mayOpenSandbox: async () => false,
    budgetOf: async () => ({ spend() {}, refund() {} }),
    demoRibbon: async () => null,
    load: async () => ({
      bundle: { ...bundle, ...parts.client },
      template,
      changedAt: new Date(0),
    }),
  })
  return logged
}

const refuse = (code: string, message: string): Execute => {
  const error = Object.assign(new Error(message), { extensions: { code } })
  return async () => ({ data: null, errors: [error] }) as unknown as Awaited<ReturnType<Execute>>
}

test('a query that fails becomes the error page, and its cause stays in the log', async () => {
  const logged = await pages({ execute: () => Promise.reject(new Error(secret)) })
  const { statusCode, body } = await app.inject('/')
  expect(statusCode).toBe(500)
  expect(readPage(body).title).toEqual(['Unexpected Application Error!'])
  expect(body.includes('10.0.0.7')).toBe(false)
  expect(logged.join('')).toContain('10.0.0.7')
})

test('an error that is meant for people keeps its status and its words', async () => {
  const logged = await pages({ execute: refuse('RATE_LIMITED', 'Too many look-ups. Wait a minute.') })
  const { statusCode, body } = await app.inject('/')
  expect(statusCode).toBe(429)
  expect(body.includes('Too many look-ups. Wait a minute.')).toBe(true)
  expect(logged).toEqual([])
})

test('a rendering that fails altogether still answers with a page', async () => {
  const logged = await pages({ client: { render: () => Promise.reject(new Error(secret)) } })
  const { statusCode, headers, body } = await app.inject('/')
  expect(statusCode).toBe(500)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain('<h1>Unexpected Application Error!</h1>')
  expect(body.includes('10.0.0.7')).toBe(false)
  expect(logged.join('')).toContain('10.0.0.7')
})

test('a rendering for somebody stops when the browser is gone', async () => {
  const signals: AbortSignal[] = []
  const logged = await pages({
    client: {
      async render({ signal }) {
        signals.push(signal)
        await new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        })
        throw new Error('unreachable')
      },
    },
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const browser = new AbortController()
  const answer = fetch(url, { signal: browser.signal, headers: { cookie: 'pravesh_refresh=x' } }).catch(
    (error: Error) => error.name,
  )
  await eventually(() => expect(signals).toHaveLength(1))
  browser.abort()
  expect(await answer).toBe('AbortError')
  await eventually(() => expect(signals[0]?.aborted).toBe(true))
  expect(logged).toEqual([])
})
