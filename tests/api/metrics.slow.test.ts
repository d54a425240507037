import { register } from 'prom-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordBackup, recordFailedBackup } from '#server/db/backup-status.ts'
import { createLog, type Logger } from '#server/lib/log.ts'
import { measureServer, serveMetrics } from '#server/metrics/metrics.ts'
import { writeFileStoreCheck } from '#server/storage/file-store-check.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const token = 'a secret of enough characters'
const lines: string[] = []
const log: Logger = createLog({
  level: 'info',
  pretty: false,
  to: { write: (line) => void lines.push(line) },
})
let app: TestApp
let served: NonNullable<Awaited<ReturnType<typeof serveMetrics>>>
beforeAll(async () => {
  // Other test files of the same process have counted, too.
  register.resetMetrics()
  app = await testApp({ log, settings: { METRICS_PORT: '0', METRICS_TOKEN: token } })
  measureServer(app.db)
  const started = await serveMetrics(app.env, log)
  if (!started) throw new Error('There are no metrics')
  served = started
})
afterAll(async () => {
  await served.stop()
  await app.close()
})

const scrape = (headers: Record<string, string> = {}, path = '/metrics') =>
  fetch(`http://127.0.0.1:${served.port}${path}`, { headers })

const ask = (query: string) =>
  fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })

describe('/metrics', () => {
  test('counts requests by route, look-ups, mails, connections and the event loop', async () => {
    await ask('{ examResult(examId: "SECRET-EXAM", candidateId: "081001") { percentage } }')
    await app.db.prisma.outboxMail.create({
      data: {
        kind: 'confirm-address',
        recipient: 'a@example.com',
        attempts: 2,
        nextAttemptAt: new Date(2e12),
      },
    })
    const answer = await scrape({ authorization: `Bearer ${token}` })
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(text).toMatch(
      /^pravesh_http_request_duration_seconds_count\{route="\/graphql",method="POST",status="200"\} 1$/m,
    )
    expect(text).toContain('pravesh_result_look_ups_total{outcome="not found"} 1')
    expect(text).toContain('pravesh_mails_owed{state="late"} 1')
    expect(text).toContain('pravesh_mails_owed{state="new"} 0')
    expect(text).toMatch(/^pravesh_database_connections\{state="waiting"\} \d+$/m)
    expect(text).toMatch(/^pravesh_nodejs_eventloop_lag_p99_seconds /m)
    expect(text).not.toMatch(/SECRET-EXAM|081001|example\.com/)
  })

  test('has all of the latest backups and clean-up at the first request', async () => {
    await recordBackup(app.db, { archive: '/backups/a.tar.gz', bytes: 1234 })
    await recordFailedBackup(app.db, 'The disk is full.')
    await writeFileStoreCheck(app.db, { stored: 7, named: 5, missing: 0, orphaned: 2, held: true })
    const text = await register.metrics()
    expect(text).toMatch(/^pravesh_backup_succeeded_seconds \d{10}/m)
    expect(text).toMatch(/^pravesh_backup_failed_seconds \d{10}/m)
    expect(text).toContain('\npravesh_backup_bytes 1234\n')
    expect(text).toContain('\npravesh_stored_files{state="orphaned"} 2\n')
    expect(text).toContain('\npravesh_file_clean_up_held 1\n')
  })

  test('is for those who know the token', async () => {
    expect((await scrape()).status).toBe(401)
    expect((await scrape({ authorization: 'Bearer wrong' })).status).toBe(401)
  })

  test('is not on the address that visitors use', async () => {
    expect((await fetch(`${app.url}/metrics`)).status).toBe(404)
    expect((await scrape({ authorization: `Bearer ${token}` }, '/')).status).toBe(404)
  })
})

describe('the id of a request', () => {
  test('is told to the caller, nobody else chooses it, and it stands in each of its lines', async () => {
    lines.length = 0
    await app.db.pool.query('ALTER TABLE notices RENAME TO hidden')
    const answers = await Promise.all([
      ask('{ notices { edges { node { title } } } }'),
      fetch(`${app.url}/nowhere?token=secret`, {
        headers: { 'x-request-id': 'chosen', 'request-id': 'chosen' },
      }),
    ])
    await app.db.pool.query('ALTER TABLE hidden RENAME TO notices')
    const [failed, missing] = answers.map(({ headers }) => headers.get('x-request-id'))
    expect(failed).toMatch(/^[\da-f]{32}$/)
    expect(missing).toMatch(/^[\da-f]{32}$/)
    const told = () => lines.map((line) => JSON.parse(line)).map(({ reqId, msg }) => [reqId, msg])
    await expect.poll(told).toHaveLength(3)
    expect(told()).toEqual(
      expect.arrayContaining([
        [failed, 'a resolver failed'],
        [failed, 'request'],
        [missing, 'request'],
      ]),
    )
  })
})
