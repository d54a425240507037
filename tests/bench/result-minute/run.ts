/**
 * Measures the minute in which results come out, beside a hand-written program on the same database and core:
 * `TEST_DATABASE_URL=postgresql://… npm run bench -- [seconds per round] [rounds] [only scenarios named so]`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '#tests/support/database.ts'
import { checkAnswers } from './check-answers.ts'
import { fill } from './data-set.ts'
import { load, type Measured, memoryOf } from './load.ts'
import { base, documents, inFull, scenarios } from './scenarios.ts'
import { canPin, pinOthers, type Server, startBase, startOurs } from './servers.ts'

const seconds = Number(process.argv[2] ?? 5)
const rounds = Number(process.argv[3] ?? 3)
const only = process.argv[4] ?? ''

const print = (line: string) => process.stdout.write(`${line}\n`)

if (process.env.TEST_DATABASE_URL === undefined) {
  print(
    'Name a PostgreSQL server on which databases can be made in TEST_DATABASE_URL: this measures the server setup.',
  )
  process.exit(1)
}

const chosen = scenarios.filter(({ name }) => name.includes(only))
const all = [base, ...chosen]
const measured = new Map(all.map((scenario) => [scenario, [] as Measured[]]))

const folder = await mkdtemp(join(tmpdir(), 'pravesh-bench-'))
const db = await testDatabase()
const servers: Server[] = []
try {
  await fill(db)
  const url = await ownUrl()
  const ours = await startOurs(url, folder)
  servers.push(ours)
  const theirs = await startBase(url)
  servers.push(theirs)
  for (const document of documents) await ask(ours, inFull(document))
  await checkAnswers(ours.url, theirs.url)
  for (const scenario of all) await load(scenario === base ? theirs : ours, scenario, { seconds: 2, seed: 0 })
  await pinOthers(url)
  for (let round = 1; round <= rounds; round++) {
    for (const scenario of all) {
      const server = scenario === base ? theirs : ours
      measured.get(scenario)?.push(await load(server, scenario, { seconds, seed: round }))
    }
  }
  await checkAnswers(ours.url, theirs.url)
  report(memoryOf(ours.pid))
} finally {
  for (const server of servers) await server.stop()
  await db.close()
  await rm(folder, { recursive: true, force: true })
}

async function ownUrl(): Promise<string> {
  const { rows } = await db.pool.query<{ name: string }>('SELECT current_database() AS name')
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${rows[0]?.name}`
  return url.href
}

async function ask(server: Server, { path, body, ...request }: ReturnType<typeof inFull>): Promise<void> {
  // Twice: what was seen once may be served in another way from then on.
  for (let time = 0; time < 2; time++) {
    const answer = await fetch(server.url + path, { ...request, ...(body !== undefined && { body }) })
    if (!answer.ok) throw new Error(`A document was refused: ${await answer.text()}`)
  }
}

function report(memory: number | undefined): void {
  const unit = median(measured.get(base) ?? [], ({ rate }) => rate)
  print(
    `\n${canPin ? 'Server on one core, everything else on the other' : 'Nothing pinned'}; medians of ${rounds} rounds of ${seconds} s\n`,
  )
  print(
    '| question | connections | per second | of the base | p50 ms | p99 ms | CPU µs each | failures | wanted |',
  )
  print('|---|--:|--:|--:|--:|--:|--:|--:|--:|')
  for (const scenario of all) {
    const runs = measured.get(scenario) ?? []
    const rate = median(runs, (run) => run.rate)
    const cpu = median(runs, (run) => run.cpu ?? Number.NaN)
    const wanted = scenario.target ? `${scenario.target.toFixed(1)}` : (scenario.targetRate ?? '')
    print(
      `| ${scenario.name} | ${scenario.connections} | ${Math.round(rate).toLocaleString('en')} | ${(rate / unit).toFixed(2)} | ${median(runs, (run) => run.p50)} | ${median(runs, (run) => run.p99)} | ${Math.round(cpu)} | ${runs.reduce((sum, run) => sum + run.failures, 0)} | ${wanted} |`,
    )
  }
  if (memory !== undefined) print(`\nMemory of the server afterwards: ${Math.round(memory)} MB`)
}

function median(runs: readonly Measured[], of: (run: Measured) => number): number {
  const sorted = runs.map(of).sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
