import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#tests/support/project/paths.ts'
import { testApp } from '#tests/support/server/api.ts'
import { hasCaddy, startCaddy } from '#tests/support/server/caddy.ts'
import { hasNginx, startNginx } from '#tests/support/server/nginx.ts'

// With the configurations that the project ships.

const proxies = [
  { label: 'nginx', installed: hasNginx, start: startNginx },
  { label: 'Caddy', installed: hasCaddy, start: startCaddy },
]

/** A server that answers as the listener does. @returns its port. */
async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Of the visitor in these tests, on Linux, which alone has it: servers and proxies have another one. */
const ADDRESS = '127.0.0.2'
const from = process.platform === 'linux' ? { localAddress: ADDRESS } : {}

function visit(
  url: string,
  method = 'GET',
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, ...from, agent: false }, async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve({ status: response.statusCode, headers: response.headers, text })
    })
    sent.on('error', reject).end()
  })
}

for (const proxy of proxies)
  describe.skipIf(!proxy.installed)(`the configuration of ${proxy.label}`, () => testsOf(proxy))

function testsOf({ start }: (typeof proxies)[number]): void {
  test('lets visitors ask for the same page at once', async () => {
    const visitors = 5
    const open: ServerResponse[] = []
    // Nobody is answered before everybody has asked.
    const port = await serve(({ url }, response) => {
      if (url !== '/results') return response.end()
      open.push(response.setHeader('cache-control', 'private, no-cache'))
      if (open.length === visitors) for (const each of open) each.end('A page')
    })
    const proxy = await start([port])
    onTestFinished(() => proxy.stop())
    const answers = await Promise.all(Array.from({ length: visitors }, () => visit(`${proxy.url}/results`)))
    expect(answers.map(({ text }) => text)).toEqual(Array(visitors).fill('A page'))
  })

  test('refuses none of the scripts of a crowd behind one address', async () => {
    const port = await serve((_request, response) => response.setHeader('cache-control', 'no-store').end())
    const proxy = await start([port])
    onTestFinished(() => proxy.stop())
    const statuses = new Set<number | undefined>()
    const visitor = async (number: number) => {
      const paths = [
        '/results',
        ...Array.from({ length: 19 }, (_, script) => `/assets/${number}-${script}.js`),
      ]
      for (const path of paths) statuses.add((await visit(proxy.url + path)).status)
    }
    await Promise.all(Array.from({ length: 100 }, (_, number) => visitor(number)))
    expect([...statuses]).toEqual([200])
  })

  test('says that no server answers, and logs neither the visitor’s address nor what was looked up', async () => {
    // Nobody listens on port 1.
    const proxy = await start([1])
    onTestFinished(() => proxy.stop())
    const url = `${proxy.url}/results?candidate=081001`
    const slip = `${proxy.url}/ne/verify/4F7KX-09ZTM`
    const [page, form] = await Promise.all([visit(url), visit(url, 'POST'), visit(slip)])
    for (const { status, headers, text } of [page, form]) {
      expect([502, 503]).toContain(status)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '5',
      })
      expect(text).toContain('<p>The website cannot be reached at the moment.')
      expect(text).toContain('अहिले वेबसाइट खोल्न सकिएन।')
    }
    expect(page.headers.refresh).toBe('5')
    expect(form.headers.refresh).toBeUndefined()
    await expect.poll(() => proxy.logged()).toContain('/results')
    for (const secret of ['081001', '4F7KX']) expect(await proxy.logged()).not.toContain(secret)
    expect(await proxy.logged()).not.toContain(ADDRESS)
  })
}

test.runIf(hasCaddy)('visitors reach a server that is not ready: it has pages for that', async () => {
  const app = await testApp()
  onTestFinished(() => app.close())
  let asked = 0
  app.app.server.on('request', ({ headers }) => {
    if (headers['user-agent']?.startsWith('Go-http-client')) asked++
  })
  const proxy = await startCaddy([Number(new URL(app.url).port)])
  onTestFinished(() => proxy.stop())
  await app.db.pool.query('ALTER TABLE file_store_checks RENAME TO file_store_checks_away')
  expect((await fetch(`${app.url}/readyz`)).status).toBe(503)
  const before = asked
  await expect.poll(() => asked).toBeGreaterThan(before + 2)
  expect((await visit(`${proxy.url}/robots.txt`)).status).toBe(200)
})

test.runIf(hasNginx)('the folders in which nginx shall write are there once it is installed', async () => {
  const shipped = await readFile(join(projectRoot, 'deploy/nginx.conf'), 'utf8')
  const paths = [...shipped.matchAll(/^\s*(?:proxy_cache_path|access_log|error_log) (\/\S+)/gm)]
  expect(paths.length).toBeGreaterThan(0)
  for (const [, path = ''] of paths) expect(existsSync(dirname(path)), path).toBe(true)
})
