import { register } from 'prom-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import '#server/metrics/backups.ts'
import '#server/metrics/files.ts'
import { measureDatabase } from '#server/metrics/from-database.ts'
import '#server/metrics/mails.ts'

type Db = Parameters<typeof measureDatabase>[0]

const withQuery = (query: () => Promise<unknown>) => measureDatabase({ pool: { query } } as unknown as Db)
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterAll(() => {
  vi.useRealTimers()
  withQuery(() => Promise.reject(new Error('away')))
})

interface Asked {
  answer(value: unknown): void
  fail(error: Error): void
}

/** Collects the metrics while each question of them to the database waits. */
async function collect(during: () => void = () => {}): Promise<{ text: string; asked: Asked[] }> {
  const asked: Asked[] = []
  withQuery(() => new Promise((answer, fail) => asked.push({ answer, fail })))
  const text = register.metrics()
  during()
  await vi.advanceTimersByTimeAsync(2_000)
  return { text: await text, asked }
}

test('metrics are served while the database does not answer, without what it answered too late', async () => {
  const { text, asked } = await collect()
  expect(asked).toHaveLength(4)
  expect(text).toContain('\npravesh_database_answers 0\n')
  expect(text).toContain('\npravesh_backup_bytes 0\n')
  const status = { succeededAt: new Date(), bytes: 5, failedAt: null, fresh: 7, late: 7 }
  const next = await collect(() => {
    for (const { answer } of asked) answer({ rows: [status] })
  })
  expect(next.text).toContain('\npravesh_backup_bytes 0\n')
  // None is an unhandled rejection.
  for (const { fail } of next.asked) fail(new Error('too late'))
})
