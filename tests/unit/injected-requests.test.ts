import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardSlowTransfers } from '#server/http/slow-transfer-guard.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

test('a request without a connection is left alone, however long it takes', async () => {
  const app = Fastify()
  guardSlowTransfers(app, () => '')
  app.get('/', async () => {
    vi.advanceTimersByTime(5 * 60_000)
    return 'answered'
  })
  expect((await app.inject('/')).body).toBe('answered')
  await app.close()
})
