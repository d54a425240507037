import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyBaseLogger } from 'fastify'
import { register } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { RequestLog } from '#server/http/access-log.ts'
import { createLog } from '#server/lib/log.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'

test('built files are counted together, whatever their names', async () => {
  const root = await mkdtemp(join(tmpdir(), 'pravesh-built-'))
  onTestFinished(() => removeFolder(root))
  await mkdir(join(root, 'assets'))
  const files = ['assets/a-1.js', 'assets/b-2.css', 'favicon.ico', 'logo.svg']
  for (const name of files) await writeFile(join(root, name), '')
  const log = createLog({ level: 'silent', pretty: false })
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new RequestLog(log, { metrics: true }),
  })
  await app.register(fastifyStatic, { root, wildcard: false, index: false })
  app.get('/notices/:id', async () => '')
  for (const url of [...files, 'notices/1', 'notices/2']) {
    expect((await app.inject(`/${url}`)).statusCode).toBe(200)
  }
  await app.close()
  const text = await register.getSingleMetricAsString('pravesh_http_request_duration_seconds')
  const counts = [...text.matchAll(/_count\{route="([^"]*)".*\} (\d+)$/gm)].map(([, route, count]) => [
    route,
    count,
  ])
  expect(counts).toEqual([
    ['/assets/*', '2'],
    ['other-built-files', '2'],
    ['/notices/:id', '2'],
  ])
})
