import { once } from 'node:events'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiClient, apiClient } from '#tests/support/http/api-client.ts'
import { ExamResult, StageResults } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { uploadsAhead } from '#tests/support/results/uploads-ahead.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { startApiProcesses } from '#tests/support/server/api-processes.ts'

const AT_ONCE = 2
/** Of each process. */
const UPLOADS = 3

// The embedded database has one process that serves.
describe.skipIf(!process.env.TEST_DATABASE_URL)('several processes', () => {
  let app: TestApp
  let started: Awaited<ReturnType<typeof startApiProcesses>>
  let admins: ApiClient[]
  let blocker: pg.PoolClient
  beforeAll(async () => {
    app = await testApp()
    await scenarios(app).resultFile(resultsCsv([{ candidate: '7', exam: 'LIVE', percentage: 70 }]))
    started = await startApiProcesses(app, 2)
    admins = started.processes.map(({ url }) => {
      const client = apiClient(url)
      for (const [name, value] of app.as('ADMIN').cookies) client.cookies.set(name, value)
      return client
    })
    blocker = await app.db.pool.connect()
  })
  afterAll(async () => {
    blocker.release()
    await started.stop()
    await app.close()
  })

  const count = async (sql: string, values: unknown[] = []) =>
    (await app.db.pool.query(sql, values)).rows.length
  const held = () =>
    count(
      `SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%exam_result_files%'`,
    )
  const queued = () => count('SELECT FROM queued_imports')

  test('stage two files at a time together, in the order of arrival; a killed one loses its places', async () => {
    await blocker.query('BEGIN; LOCK TABLE exam_result_files IN EXCLUSIVE MODE')
    const keys = Array.from({ length: 2 * UPLOADS }, (_, at) => `upload-${at}`)
    const answers: ReturnType<typeof stage>[] = []
    const stage = (key: string, at: number) => {
      const file = resultsCsv([{ candidate: '1', exam: `QUEUED-${key}` }], `${key}.csv`)
      return (admins[at % 2] as ApiClient).send(StageResults, { file, key })
    }
    for (const [at, key] of keys.entries()) {
      answers.push(stage(key, at))
      await expect.poll(queued).toBe(at + 1)
    }
    await expect.poll(held).toBe(AT_ONCE)
    const [killed, other] = admins as [ApiClient, ApiClient]
    const places = (client: ApiClient) => Promise.all(keys.map((key) => uploadsAhead(client, key)))
    const inOrder = [null, null, 2, 3, 4, 5]
    expect([await places(killed), await places(other)]).toEqual([inOrder, inOrder])
    for (const client of admins) {
      const { examResult } = await client.run(ExamResult, { examId: 'LIVE', candidateId: '7' })
      expect(examResult?.percentage).toBe('70')
    }

    const lost = Promise.allSettled(answers.filter((_, at) => at % 2 === 0))
    const process = started.processes[0]?.process
    process?.kill('SIGKILL')
    if (process?.exitCode === null && process.signalCode === null) await once(process, 'exit')
    expect((await lost).map(({ status }) => status)).toEqual(Array(UPLOADS).fill('rejected'))
    await expect.poll(() => uploadsAhead(other, 'upload-5')).toBe(AT_ONCE)
    expect(await uploadsAhead(other, 'upload-3')).toBeNull()

    await blocker.query('COMMIT')
    const staged = await Promise.all(answers.filter((_, at) => at % 2 === 1))
    expect(staged.map(({ data }) => data?.stageExamResults.__typename)).toEqual(
      Array(UPLOADS).fill('StagedExamResults'),
    )
    const { rows } = await app.db.pool.query<{ filename: string }>(
      "SELECT filename FROM exam_result_files WHERE exam_id LIKE 'QUEUED-%' ORDER BY filename",
    )
    expect(rows.map(({ filename }) => filename)).toEqual(['upload-1.csv', 'upload-3.csv', 'upload-5.csv'])
  })
})
