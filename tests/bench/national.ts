/**
 * Measures a national result day: candidates of an exam with half a million results visit the built site by phone, through nginx
 * as `deploy/` has it, each over a new connection with TLS and HTTP/2 and from an address of its own, at random moments. By turns
 * with it, look-ups alone are sent to the site and to the hand-written base, each behind the same nginx.
 * `TEST_DATABASE_URL=postgresql://… npm run bench:national -- [visitors a second] [seconds] [rounds]`. Ends with 1 when a wish is
 * missed.
 */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type ClientHttp2Session, connect } from 'node:http2'
import { connect as connectTcp } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { testDatabase } from '#tests/support/database/database.ts'
import { startNginx } from '#tests/support/server/nginx.ts'
import type { ReverseProxy } from '#tests/support/server/reverse-proxy.ts'
import { type Candidate, fill, fillCrowd } from './result-minute/data-set.ts'
import { randomFrom } from './result-minute/load.ts'
import { type Request, recordPhone, sentFor } from './result-minute/recorded-visit.ts'
import { markdownTable } from './result-minute/report.ts'
import { databasePids, type Server, startBase, startOurs } from './result-minute/servers.ts'
import { quantile } from './result-minute/step/open-loop.ts'
import { ProcessorTime } from './result-minute/step/processor-time.ts'

const [perSecond = 20, seconds = 20, rounds = 2] = process.argv.slice(2).map(Number)
const CANDIDATES = 500_000
/** A whole nation looks its results up within so many seconds. */
const DAY_SECONDS = 300
const wanted = { failures: 0, p99Ms: 1_000 }
/** Between two pages a visitor reads and types. */
const PAUSE_MS = { least: 500, most: 3_000 }
/** Share of their capacity that processors are planned for. */
const UTILISATION = 0.7

const print = (line: string) => process.stdout.write(`${line}\n`)

if (process.env.TEST_DATABASE_URL === undefined) {
  print('Name a PostgreSQL server on which databases can be made in TEST_DATABASE_URL.')
  process.exit(1)
}

/** Requests that a phone sends at once, one group after the other. */
type Visit = readonly (readonly Request[])[]

interface Target {
  name: string
  server: Server
  proxy: ReverseProxy
  visit: Visit
}

interface Measured {
  requests: number
  failures: number
  /** Milliseconds of pages and look-ups, from when each was due. */
  latencies: number[]
  /** Requests that reached the server, of all. */
  originShare: number
  /** Microseconds of processor time for each visitor. */
  cost: { proxy: number; server: number; database: number }
}

const folder = await mkdtemp(join(tmpdir(), 'pravesh-national-'))
const db = await testDatabase()
const stops: (() => Promise<void>)[] = []
try {
  await fill(db, folder)
  const crowd = await fillCrowd(db, CANDIDATES)
  const { rows } = await db.pool.query<{ name: string }>('SELECT current_database() AS name')
  const url = new URL(process.env.TEST_DATABASE_URL)
  url.pathname = `/${rows[0]?.name}`
  const behindNginx = async (server: Server) => {
    stops.unshift(() => server.stop())
    const proxy = await startNginx([Number(new URL(server.url).port)])
    stops.unshift(() => proxy.stop())
    return { server, proxy }
  }
  const ours = await behindNginx(
    await startOurs(url.href, folder, { TRUST_PROXY: 'on', LOOK_UPS_PER_HOUR: '500' }),
  )
  const base = await behindNginx(await startBase(url.href))
  const { visit, lookUp } = await recordPhone(ours.proxy.secureUrl)
  const targets: Target[] = [
    { name: 'visit of a phone', ...ours, visit },
    { name: 'look-up alone', ...ours, visit: [[lookUp]] },
    { name: 'base: look-up alone', ...base, visit: [[lookUp]] },
  ]
  for (const target of targets) await measure(target, { crowd, url: url.href, seed: 0, forSeconds: 5 })
  const measured = new Map<Target, Measured[]>(targets.map((target) => [target, []]))
  for (let seed = 1; seed <= rounds; seed++) {
    for (const target of targets) {
      measured.get(target)?.push(await measure(target, { crowd, url: url.href, seed, forSeconds: seconds }))
    }
  }
  report(measured)
} finally {
  for (const stop of stops) await stop()
  await db.close()
  await rm(folder, { recursive: true, force: true })
}

async function measure(
  { server, proxy, visit }: Target,
  o: { crowd: (number: number) => Candidate; url: string; seed: number; forSeconds: number },
): Promise<Measured> {
  const random = randomFrom(o.seed)
  const used = {
    proxy: new ProcessorTime(await proxy.pids()),
    server: new ProcessorTime([server.pid]),
    database: new ProcessorTime(await databasePids(o.url)),
  }
  const totals = () => Object.fromEntries(Object.entries(used).map(([name, time]) => [name, time.total()]))
  const before = totals()
  const loggedBefore = answersIn(await proxy.logged())
  const latencies: number[] = []
  const count = { visitors: 0, requests: 0, failures: 0 }

  async function send(session: ClientHttp2Session, { method, path, headers, body }: Request): Promise<void> {
    count.requests += 1
    const dueAt = performance.now()
    const stream = session.request({
      ':method': method,
      ':path': path,
      ':authority': 'localhost',
      ...headers,
    })
    let status = 0
    stream.on('response', (head) => {
      status = Number(head[':status'])
    })
    stream.resume().end(body)
    await once(stream, 'close').catch(() => {})
    if (status !== 200) count.failures += 1
    else if (!path.startsWith('/assets/')) latencies.push(performance.now() - dueAt)
  }

  async function comes(number: number): Promise<void> {
    const someone = o.crowd(Math.floor(random() * CANDIDATES))
    const from = {
      host: '127.0.0.1',
      port: Number(new URL(proxy.secureUrl).port),
      localAddress: `127.${1 + o.seed}.${Math.floor(number / 250)}.${1 + (number % 250)}`,
    }
    const session = connect(proxy.secureUrl, {
      createConnection: () =>
        connectTls({ socket: connectTcp(from), ALPNProtocols: ['h2'], rejectUnauthorized: false }),
    })
    // A connection that fails is counted with its requests.
    session.on('error', () => {})
    for (const [place, group] of visit.entries()) {
      if (place > 0) await wait(PAUSE_MS.least + random() * (PAUSE_MS.most - PAUSE_MS.least))
      await Promise.all(group.map((request) => send(session, sentFor(request, [someone, someone]))))
    }
    session.close()
  }

  const visitors: Promise<void>[] = []
  const began = performance.now()
  const pauseMs = () => (-Math.log(1 - random()) / perSecond) * 1_000
  for (let dueMs = pauseMs(); dueMs < o.forSeconds * 1_000; dueMs += pauseMs()) {
    await wait(Math.max(0, began + dueMs - performance.now()))
    visitors.push(comes(count.visitors++))
  }
  await Promise.all(visitors)
  // Connections of the pool that were opened meanwhile.
  used.database.add(await databasePids(o.url))
  const after = totals()
  const logged = answersIn(await proxy.logged())
  const each = (part: string) => (((after[part] ?? 0) - (before[part] ?? 0)) / count.visitors) * 1e6
  return {
    ...count,
    latencies,
    originShare: (logged.fromServer - loggedBefore.fromServer) / (logged.all - loggedBefore.all),
    cost: { proxy: each('proxy'), server: each('server'), database: each('database') },
  }
}

/** Counts the answers in nginx's log; those of its cache have no status of a server. */
function answersIn(log: string): { all: number; fromServer: number } {
  const upstream = Array.from(log.matchAll(/ \d{3} \d+ [\d.]+ (\S+)$/gm), ([, status]) => status)
  return { all: upstream.length, fromServer: upstream.filter((status) => status !== '-').length }
}

function report(measured: ReadonlyMap<Target, readonly Measured[]>): void {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const lines = [...measured].map(([{ name }, runs]) => {
    const latencies = runs.flatMap((run) => run.latencies).sort((one, other) => one - other)
    const cost = (['proxy', 'server', 'database'] as const).map((part) =>
      mean(runs.map((run) => run.cost[part])),
    )
    const all = cost.reduce((sum, micros) => sum + micros, 0)
    const cores = (all * CANDIDATES) / (DAY_SECONDS * 1e6 * UTILISATION)
    const failures = runs.reduce((sum, run) => sum + run.failures, 0)
    const p99 = quantile(latencies, 0.99)
    if (!name.startsWith('base') && (failures > wanted.failures || !(p99 <= wanted.p99Ms)))
      process.exitCode = 1
    const share = mean(runs.map((run) => run.originShare))
    return [
      name,
      failures,
      quantile(latencies, 0.5).toFixed(0),
      p99.toFixed(0),
      `${(share * 100).toFixed(0)} %`,
      ...cost.map((micros) => Math.round(micros).toLocaleString('en')),
      cores.toFixed(1),
    ]
  })
  const scale = Math.round(CANDIDATES / DAY_SECONDS / perSecond)
  print(
    `\n${perSecond} visitors a second, 1/${scale} of ${CANDIDATES.toLocaleString('en')} in five minutes; ${rounds} rounds of ${seconds} s;`,
  )
  print('processor time in µs for each visitor\n')
  const titles = ['visitors ask for', 'failures', 'p50 ms', 'p99 ms', 'reach the server']
  print(markdownTable([...titles, 'nginx', 'server', 'PostgreSQL', 'cores for all'], lines))
}
