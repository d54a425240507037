/**
 * Measures the minute in which results come out, beside a hand-written program on the same database and core:
 * `TEST_DATABASE_URL=postgresql://… npm run bench -- [seconds per round] [rounds] [only scenarios named so]`.
 * With `--minutes 10` it then asks the API for so long and tells how much memory the server holds. With `--step` it
 * measures instead what happens when the load climbs to forty times within ten seconds, below and beyond capacity, and with
 * `--overload` how thousands of clients are answered that ask again at once, and who comes new beside them.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { testDatabase } from '#tests/support/database/database.ts'
import { checkAnswers } from './check-answers.ts'
import { fill } from './data-set.ts'
import { load, type Measured } from './load.ts'
import { watchMemory } from './memory.ts'
import { measureGoodput, measureLatencyBeside } from './overload/overload.ts'
import { recordVisit } from './recorded-visit.ts'
import { baseOf, table } from './report.ts'
import { type Scenario, scenariosOf } from './scenarios.ts'
import { canPin, pinOthers, type Server, startBase, startOurs } from './servers.ts'
import { takeStep } from './step/step.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '0' },
    step: { type: 'boolean', default: false },
    overload: { type: 'boolean', default: false },
  },
})
const [seconds = 5, rounds = 3] = positionals.slice(0, 2).map(Number)
const only = positionals[2] ?? ''
const minutes = Number(values.minutes)

const print = (line: string) => process.stdout.write(`${line}\n`)

if (process.env.TEST_DATABASE_URL === undefined) {
  print(
    'Name a PostgreSQL server on which databases can be made in TEST_DATABASE_URL: this measures the server setup.',
  )
  process.exit(1)
}

const folder = await mkdtemp(join(tmpdir(), 'pravesh-bench-'))
const db = await testDatabase()
const servers: Server[] = []
try {
  await fill(db, folder)
  const url = await ownUrl()
  const ours = await startOurs(url, folder)
  servers.push(ours)
  const theirs = await startBase(url)
  servers.push(theirs)
  const visit = await recordVisit(ours.url)
  const { bases, all: scenarios, steps, overloads, lookUp } = scenariosOf(visit)
  const chosen = (values.step ? steps : values.overload ? overloads : scenarios).filter(({ name }) =>
    name.includes(only),
  )
  const neededBases = bases.filter((base) => chosen.some((scenario) => baseOf(scenario, bases) === base))
  const all = [...neededBases, ...chosen]
  const measured = new Map<Scenario, Measured[]>(all.map((scenario) => [scenario, []]))
  const serverOf = (scenario: Scenario) => (bases.includes(scenario) ? theirs : ours)
  // Repeated requests may be served in another way.
  for (let time = 0; time < 2; time++) await checkAnswers(visit, { ours: ours.url, base: theirs.url })
  for (const scenario of all) await load(serverOf(scenario), scenario, { seconds: 2, seed: 0 })
  await pinOthers(url)
  const where = canPin ? 'Server on one core, everything else on the other' : 'Nothing pinned'
  if (values.step) {
    print(`\n${where}`)
    for (const scenario of chosen) {
      if (!(await takeStep({ server: ours, databaseUrl: url }, scenario, print))) process.exitCode = 1
    }
  } else if (values.overload) {
    const groups = chosen.map((asked) => ({ name: 'ours', server: ours, asked }))
    groups.push({ name: 'base', server: theirs, asked: lookUp })
    print(`\n${where}\n\n${await measureGoodput(groups, { seconds, rounds })}`)
    print(`\n${await measureLatencyBeside(groups, { probe: lookUp, seconds })}`)
  } else {
    for (let round = 1; round <= rounds; round++) {
      for (const scenario of all) {
        measured.get(scenario)?.push(await load(serverOf(scenario), scenario, { seconds, seed: round }))
      }
    }
    print(`\n${where}; medians of ${rounds} rounds of ${seconds} s\n\n${table(bases, measured)}\n`)
  }
  if (minutes > 0) await watchMemory(ours, { scenarios, minutes, print })
  await checkAnswers(visit, { ours: ours.url, base: theirs.url })
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
