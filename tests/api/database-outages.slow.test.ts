import { tmpdir } from 'node:os'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { runCleanUpJobs } from '#server/jobs/clean-up.ts'
import { availabilityProblemOf } from '#server/lib/availability-error.ts'
import { createLog, type Logger } from '#server/lib/log.ts'
import { newServerDatabase } from '#tests/support/database/database.ts'
import { expectNothingLeftOver } from '#tests/support/database/layer-history.ts'
import { type FaultProxy, faultProxy } from '#tests/support/faults/fault-proxy.ts'
import { ExamResult, StagedResults, StageResults } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const url = process.env.TEST_DATABASE_URL
const log: Logger = createLog({ level: 'silent', pretty: false })
const results = { recordTable: 'exam_result_files', rowTable: 'exam_results', folder: 'exam_results' }

// The embedded database has no network that could break; what happens when it breaks down itself is tested elsewhere.
describe.skipIf(!url)('a PostgreSQL behind a network that fails', () => {
  let server: Awaited<ReturnType<typeof newServerDatabase>>
  let proxy: FaultProxy
  let app: TestApp

  beforeAll(async () => {
    server = await newServerDatabase(url ?? '')
    const through = new URL(server.databaseUrl)
    proxy = await faultProxy(Number(through.port || 5432))
    through.host = `127.0.0.1:${proxy.port}`
    const watchdog = { silentMs: 1_000, answerMs: 20_000 }
    app = await testApp({
      db: await openDatabase({ databaseUrl: through.href, dataDir: tmpdir(), watchdog, log }),
    })
    await scenarios(app).resultFile(resultsCsv([{ candidate: '7', percentage: 70 }]))
  })
  afterAll(async () => {
    await app.close()
    await proxy.close()
    await server.remove()
  })
  afterEach(() => proxy.restore())

  const question = { examId: 'MODEL-1', candidateId: '7' }
  const lookUp = () => app.as('VISITOR').send(ExamResult, question)
  const stage = () =>
    app.as('ADMIN').send(StageResults, {
      file: resultsCsv(
        Array.from({ length: 2500 }, (_, index) => ({ candidate: `${index}`, exam: 'LATER' })),
      ),
    })
  const unavailable = { errors: [{ extensions: { code: 'UNAVAILABLE' } }] }

  /** The same answer as before the outage, from the first request on. */
  async function isBack(): Promise<void> {
    expect(await lookUp()).toMatchObject({ data: { examResult: { percentage: '70' } } })
    expect((await app.as('VISITOR').fetch('/readyz')).status).toBe(200)
    await runCleanUpJobs({ db: app.db, files: app.files, log, env: app.env }, () => true)
    await expectNothingLeftOver(app, results)
  }

  test('is said to be away while it is gone, without a word about what is inside, and is back by itself', async () => {
    await isBack()
    await proxy.cut()
    // An admin's cookie is looked up before anything is asked, a visitor's question is not.
    for (const answer of [await lookUp(), await app.as('ADMIN').send(ExamResult, question), await stage()]) {
      expect(answer).toMatchObject(unavailable)
      expect(JSON.stringify(answer)).not.toMatch(/ECONN|127\.0\.0\.1|prisma/i)
    }
    for (const path of ['/readyz', '/news/feed.xml']) {
      const response = await app.as('VISITOR').fetch(path)
      expect([path, response.status]).toEqual([path, 503])
      expect(response.headers.get('retry-after')).not.toBeNull()
      expect(await response.text()).not.toMatch(/ECONN|127\.0\.0\.1|prisma/i)
    }
    await proxy.restore()
    await isBack()
  })

  test('is away, too, when it refuses the role or may only be read, and pages say so', async () => {
    const codes = ['28000', '28P01', '3D000', '25006', '57P03', '08006']
    for (const code of codes) expect(availabilityProblemOf({ code })).toBe('away')
    for (const code of ['P1000', 'P1003', 'P1010']) expect(availabilityProblemOf({ code })).toBe('away')
    await proxy.cut()
    const response = await app.as('VISITOR').fetch('/news/feed.xml', { headers: { accept: 'text/html' } })
    expect(response.status).toBe(503)
    expect(response.headers.get('refresh')).toBe('5')
    expect(await response.text()).toContain('The site cannot reach its data at the moment.')
    await proxy.restore()
    await isBack()
  })

  test('may drop its connections while nobody looks: the next request does not notice', async () => {
    await Promise.all(Array.from({ length: 6 }, lookUp))
    proxy.reset()
    await expect.poll(() => app.db.pools.map(({ totalCount }) => totalCount)).toEqual([0, 0])
    await isBack()
  })

  test('takes nothing of an import in the middle of which it goes', async () => {
    const gone = proxy.loseAnswerTo('COPY exam_results')
    expect(await stage()).toMatchObject(unavailable)
    await gone
    await proxy.restore()
    await isBack()
    expect(await app.db.prisma.examResultFile.count({ where: { examId: 'LATER' } })).toBe(0)
  })

  test('keeps an import whole when it goes just before it could tell that it has it', async () => {
    const gone = proxy.loseAnswerTo('COMMIT')
    expect(await stage()).toMatchObject(unavailable)
    await gone
    await proxy.restore()
    await isBack()
    const [{ id } = { id: '' }, ...others] = await app.db.prisma.examResultFile.findMany({
      where: { examId: 'LATER' },
    })
    expect(others).toEqual([])
    const { stagedExamResults } = await app.as('ADMIN').run(StagedResults, { id })
    expect(stagedExamResults).toMatchObject({ totalRows: 2500 })
  })

  test('is given up when it falls silent, idle or in the middle of an import, and is back by itself', async () => {
    await isBack()
    proxy.stall()
    expect(await Promise.all([lookUp(), stage()])).toMatchObject([unavailable, unavailable])
    await proxy.restore()
    await isBack()
  })

  test('is not given up for being slow', async () => {
    const lock = 'SELECT pg_advisory_lock(1)'
    const holder = new pg.Client(server.databaseUrl)
    await holder.connect()
    await holder.query(lock)
    const asked = vi.spyOn(pg.Client.prototype, 'query')
    const slow = app.db.pool.query(lock)
    // The server was asked twice whether it answers, so it has answered once.
    const checks = () => asked.mock.calls.filter(([sql]) => String(sql) === 'SELECT 1').length
    await expect.poll(checks).toBeGreaterThan(1)
    await holder.end()
    expect(await slow).toMatchObject({ rowCount: 1 })
  })
})
