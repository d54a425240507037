/**
 * Measures an announced release: 2,000 visitors wait on the countdown, as the built client does it, and look their results up.
 * `TEST_DATABASE_URL=postgresql://… npm run bench:release -- [visitors] [seconds to the release]`. Ends with 1 when a wish is missed.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { testDatabase } from '#tests/support/database/database.ts'
import { Connections, wireFormat } from './result-minute/connections.ts'
import { candidate, fill, RESULTS_PER_EXAM } from './result-minute/data-set.ts'
import { type RecordedWait, type Request, recordWait, sentFor } from './result-minute/recorded-visit.ts'
import { pinOthers, startOurs } from './result-minute/servers.ts'
import { quantile } from './result-minute/step/open-loop.ts'

const [visitors = 2_000, seconds = 20] = process.argv.slice(2).map(Number)
const RECORDED = 'BENCH-5'
const MEASURED = 'BENCH-4'
/** Of the candidates of the measured exam. */
const FIRST = 3 * RESULTS_PER_EXAM
/** As the client does. */
const SPREAD_MS = 3_000
const AFTER_MS = 10_000
const wanted = { early: 0, firstMs: 1_000, serverErrors: 0, p99Ms: 500 }

const print = (line: string) => process.stdout.write(`${line}\n`)

if (process.env.TEST_DATABASE_URL === undefined) {
  print('Name a PostgreSQL server on which databases can be made in TEST_DATABASE_URL.')
  process.exit(1)
}

const folder = await mkdtemp(join(tmpdir(), 'pravesh-release-'))
const db = await testDatabase()
try {
  await fill(db, folder)
  const { rows } = await db.pool.query<{ name: string }>('SELECT current_database() AS name')
  const url = new URL(process.env.TEST_DATABASE_URL)
  url.pathname = `/${rows[0]?.name}`
  await announce(RECORDED, 15)
  const server = await startOurs(url.href, folder)
  try {
    const recorded = await recordWait(server.url)
    await pinOthers(url.href)
    await measure(server.url, recorded)
  } finally {
    await server.stop()
  }
} finally {
  await db.close()
  await rm(folder, { recursive: true, force: true })
}

/** @returns when it is released, by this machine's clock, in milliseconds. */
async function announce(examId: string, inSeconds: number): Promise<number> {
  const { rows } = await db.pool.query<{ left: number }>(
    `UPDATE exams SET announced = true, release_at = clock_timestamp() + make_interval(secs => $2)
     WHERE id = $1
     RETURNING (extract(epoch FROM release_at - clock_timestamp()) * 1000)::float8 AS left`,
    [examId, inSeconds],
  )
  return performance.now() + (rows[0]?.left ?? Number.NaN)
}

async function measure(address: string, { page, clock, lists, lookUp }: RecordedWait): Promise<void> {
  const of = (request: Request, visitor: number) => {
    const someone = candidate(FIRST + (visitor % RESULTS_PER_EXAM))
    return wireFormat(sentFor(request, [someone, someone]))
  }
  const requests = Array.from({ length: visitors }, (_, visitor) => ({
    lists: lists.map((list) => of(list, visitor)),
    lookUp: of(lookUp, visitor),
  }))
  const hour = await announce(MEASURED, seconds)
  // Each visitor has a connection, over which the page came.
  const connections = new Connections(address, { count: visitors })
  const withoutCandidate = { ...page, path: page.path.replace(/&candidate=[^&]*/, '') }
  await connections.open(of(withoutCandidate, 0))
  const latencies: number[] = []
  const count = { results: 0, early: 0, missing: 0, serverErrors: 0, others: 0, asked: 0 }
  let firstMs = Number.NaN

  const ask = (request: Buffer) =>
    new Promise<string>((done) => {
      const askedAt = performance.now()
      count.asked += 1
      connections.send(request, ({ status, body }) => {
        if (status === 200) latencies.push(performance.now() - askedAt)
        else if (status >= 500) count.serverErrors += 1
        else count.others += 1
        done(body)
      })
    })

  async function visit(
    { lists: ahead, lookUp: last }: (typeof requests)[number],
    late: number,
  ): Promise<void> {
    await wait(Math.max(0, hour + late + Math.random() * SPREAD_MS - performance.now()))
    const [first = Promise.resolve('')] = ahead.map(ask)
    await first
    if (performance.now() < hour) count.early += 1
    const body = await ask(last)
    if (body.includes('"examResult":null')) count.missing += 1
    else count.results += 1
    if (Number.isNaN(firstMs) && !body.includes('"examResult":null')) firstMs = performance.now() - hour
  }

  const clockRequest = of(clock, 0)
  const waiting = requests.map(async (own) => {
    await wait(Math.random() * 2_000)
    const askedAt = performance.now()
    await ask(clockRequest)
    // As late as the answer was on its way.
    return visit(own, performance.now() - askedAt)
  })
  await wait(hour - performance.now() - 100)
  print(`${visitors} visitors wait; ${count.serverErrors + count.others} requests failed before the release`)
  latencies.length = 0
  await wait(100 + AFTER_MS)
  await Promise.all(waiting)
  connections.close()
  report({ count, firstMs, latencies: latencies.sort((one, other) => one - other) })
}

function report(o: {
  count: Record<'results' | 'early' | 'missing' | 'serverErrors' | 'others', number>
  firstMs: number
  latencies: readonly number[]
}): void {
  const p99Ms = quantile(o.latencies, 0.99)
  const { early, serverErrors, results, missing, others } = o.count
  print(`look-ups before the release: ${early} (wanted ${wanted.early})`)
  print(`first result after ${o.firstMs.toFixed(0)} ms (wanted ${wanted.firstMs})`)
  print(`answers 5xx: ${serverErrors} (wanted ${wanted.serverErrors})`)
  print(
    `p99 over ${AFTER_MS / 1000} s: ${p99Ms.toFixed(0)} ms (wanted ${wanted.p99Ms}), median ${quantile(o.latencies, 0.5).toFixed(0)} ms`,
  )
  print(`${results} results, ${missing} look-ups without one, ${others} other answers`)
  const missed =
    early > wanted.early ||
    serverErrors > wanted.serverErrors ||
    missing + others > 0 ||
    !(o.firstMs <= wanted.firstMs && p99Ms <= wanted.p99Ms)
  if (missed) process.exitCode = 1
}
