/**
 * Measures imports through the built server's multipart mutation, beside PostgreSQL's own COPY of the same rows into the
 * same table, in the same rounds: `TEST_DATABASE_URL=postgresql://… npm run bench:import -- [rounds] [rows …]`. Then
 * look-ups while the largest is staged, publishing it, changing its date and taking it back, and look-ups beside 500 uploads
 * at once. `--only copy`, `look-ups`, `publish` or `at-once` is one of the four.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openDatabase } from '#server/db/database.ts'
import { fill } from '#tests/bench/result-minute/data-set.ts'
import { load } from '#tests/bench/result-minute/load.ts'
import { recordVisit } from '#tests/bench/result-minute/recorded-visit.ts'
import { scenariosOf } from '#tests/bench/result-minute/scenarios.ts'
import { canPin, pinOthers, type Server, startOurs } from '#tests/bench/result-minute/servers.ts'
import { newServerDatabase } from '#tests/support/database/database.ts'
import { type ApiClient, apiClient } from '#tests/support/http/api-client.ts'
import { accountPassword, addAccount } from '#tests/support/people/accounts.ts'
import { copyRows, newExam, publishAndUndo, stage } from './measure.ts'
import type { Order } from './rows.ts'
import { uploadAtOnce } from './uploads-at-once.ts'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
const [rounds = 3, ...given] = positionals.map(Number)
const isWanted = (part: string) => values.only === undefined || values.only === part
const sizes = given.length > 0 ? given : [100_000, 1_000_000]
const largest = Math.max(...sizes)
const orders: Order[] = ['by rank', 'by candidate']
const LOAD_SECONDS = 4
const WANTED = { ratio: 0.6, growth: 100, ms: 100, lookUps: 0.5, besideUploads: 500 }
const adminEmails = Array.from({ length: 20 }, (_, at) => `admin-${at}@example.com`)
const AT_ONCE = { files: 500, rows: 1_000 }

const print = (line: string) => process.stdout.write(`${line}\n`)

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** One round after the other, each first COPY and then ours. */
async function compare(bench: Bench, count: number, order: Order): Promise<void> {
  const copies: number[] = []
  const imports: number[] = []
  const growths: number[] = []
  for (let round = 1; round <= rounds; round++) {
    await settle(bench)
    copies.push(await copyRows(bench.client, count, order))
    await settle(bench)
    const staged = await stage(bench.server, bench.admin, await newExam(count, order))
    imports.push(staged.ms)
    growths.push(staged.growth)
  }
  const perSecond = (ms: readonly number[]) => Math.round((count / median(ms)) * 1000)
  const ratio = median(copies) / median(imports)
  const cells = [count.toLocaleString('en'), order, perSecond(copies).toLocaleString('en')]
  const ours = [perSecond(imports).toLocaleString('en'), ratio.toFixed(2), WANTED.ratio]
  print(`| ${[...cells, ...ours, Math.round(Math.max(...growths)), WANTED.growth].join(' | ')} |`)
}

async function followUp(bench: Bench): Promise<void> {
  // Of its own, because first requests take longer.
  const server = await startOurs(bench.databaseUrl, bench.folder)
  try {
    const admin = bench.signIn(server)
    const times: Awaited<ReturnType<typeof publishAndUndo>>[] = []
    for (let round = 0; round <= rounds; round++) {
      times.push(await publishAndUndo(admin, await stage(server, admin, await newExam(largest, 'by rank'))))
    }
    const show = (which: typeof times) => {
      const of = (what: 'publish' | 'date' | 'undo') => Math.round(median(which.map((time) => time[what])))
      return `publish ${of('publish')} ms, change of the date ${of('date')} ms, undo ${of('undo')} ms`
    }
    print(`\n${largest.toLocaleString('en')} rows: ${show(times.slice(1))}; wanted ${WANTED.ms} each`)
    print(`The first ones after the server started: ${show(times.slice(0, 1))}`)
  } finally {
    await server.stop()
  }
}

async function lookUpsWhileStaging(bench: Bench): Promise<void> {
  const [lookUp] = scenariosOf(await recordVisit(bench.server.url)).steps
  if (!lookUp) throw new Error('There is no scenario of look-ups')
  const ask = (seed: number) => load(bench.server, lookUp, { seconds: LOAD_SECONDS, seed })
  const rates = { alone: [] as number[], staging: [] as number[] }
  // Made before: it is the load's process that would be busy with it.
  const exam = await newExam(largest, 'by rank')
  await ask(0)
  for (let round = 1; round <= rounds; round++) {
    await settle(bench)
    rates.alone.push((await ask(round)).rate)
    let asked = false
    const loading = ask(round).finally(() => {
      asked = true
    })
    let files = 0
    while (!asked) {
      await stage(bench.server, bench.admin, exam)
      files += 1
    }
    const { rate, failures } = await loading
    rates.staging.push(rate)
    print(`round ${round}: ${files} file(s) staged meanwhile, ${failures} failures`)
  }
  const [alone, staging] = [median(rates.alone), median(rates.staging)]
  print(
    `look-ups, 256 connections: ${Math.round(alone).toLocaleString('en')}/s alone, ${Math.round(staging).toLocaleString('en')}/s while ${largest.toLocaleString('en')} rows are staged: ${(staging / alone).toFixed(2)}, wanted ${WANTED.lookUps}`,
  )
}

async function lookUpsBesideUploads({ server, signIn }: Bench): Promise<void> {
  const { lookUp } = scenariosOf(await recordVisit(server.url))
  const { url } = server
  const admins = adminEmails.map((email) => signIn(server, email))
  const { staged, rejected, failed, seconds, lookUps } = await uploadAtOnce({ url, admins, lookUp }, AT_ONCE)
  print(
    `\n${AT_ONCE.files} uploads of ${AT_ONCE.rows} rows at once: ${staged} staged, ${rejected} rejected with a time to come back, ${failed} failed, in ${seconds.toFixed(0)} s; wanted 0 failed`,
  )
  for (const [over, of] of Object.entries({ new: lookUps.overNew, kept: lookUps.overKept })) {
    const latencies = `p50 ${of.p50.toFixed(0)} ms, p99 ${of.p99.toFixed(0)} ms`
    print(
      `${of.count} look-ups over ${over} connections: ${latencies}, ${of.failures} failures; wanted p99 ${WANTED.besideUploads} ms`,
    )
  }
}

interface Bench {
  server: Server
  admin: ApiClient
  client: pg.Client
  databaseUrl: string
  folder: string
  signIn(server: Server, email?: string): ApiClient
}

/** Lets the database finish what it does behind everybody's back, and keeps it off the server's core. */
async function settle({ client, databaseUrl }: Bench): Promise<void> {
  await client.query('CHECKPOINT')
  await pinOthers(databaseUrl)
}

async function main(url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-bench-'))
  const { databaseUrl, remove } = await newServerDatabase(url)
  const stops: (() => Promise<unknown>)[] = [remove, () => rm(folder, { recursive: true, force: true })]
  try {
    const db = await openDatabase({ databaseUrl, dataDir: folder })
    await fill(db, folder)
    for (const email of adminEmails) await addAccount({ db }, { email, role: 'ADMIN' })
    await db.close()
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    stops.unshift(() => client.end())
    const server = await startOurs(databaseUrl, folder)
    stops.unshift(() => server.stop())
    const signIn = ({ url }: Server, email = adminEmails[0] ?? '') =>
      apiClient(url, async () => ({ email, password: accountPassword }))
    const admin = signIn(server)
    const bench: Bench = { server, admin, client, databaseUrl, folder, signIn }
    await stage(server, admin, await newExam(50_000, 'by rank'))
    print(canPin ? 'Server on one core, everything else on the other' : 'Nothing pinned')
    print(`Medians of ${rounds} rounds\n`)
    if (isWanted('copy')) {
      print('| rows | order | COPY rows/s | import rows/s | of COPY | wanted | memory + MB | at most |')
      print('| --: | --- | --: | --: | --: | --: | --: | --: |')
      for (const count of sizes) for (const order of orders) await compare(bench, count, order)
    }
    if (isWanted('look-ups')) await lookUpsWhileStaging(bench)
    if (isWanted('publish')) await followUp(bench)
    if (isWanted('at-once')) await lookUpsBesideUploads(bench)
  } finally {
    for (const stop of stops) await stop()
  }
}

if (process.env.TEST_DATABASE_URL === undefined) {
  print('Name a PostgreSQL server on which databases can be made in TEST_DATABASE_URL: this measures COPY.')
  process.exit(1)
}
await main(process.env.TEST_DATABASE_URL)
