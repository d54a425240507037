/**
 * `npm run soak`: visitors and an admin use the built server for half an hour; prints, for memory, descriptors, database
 * connections, tables, folders and the log, the mean and the growth in an hour by a fitted line. Ends with 1 when memory,
 * descriptors or connections certainly grow by more than a hundredth in an hour.
 *
 * Options: `--minutes N` (30), `--warm-up N` minutes that are not judged (10), `--per-second N` requests of visitors (80).
 * TEST_DATABASE_URL names a PostgreSQL server to use instead of the embedded database.
 */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connectDatabase } from '#server/db/database.ts'
import { newServerDatabase } from '#tests/support/database/database.ts'
import { type RunningServer, startBuiltServer } from '#tests/support/server/built-server.ts'
import { fitLine } from './line.ts'
import { type Counts, runTraffic } from './traffic.ts'

const SAMPLE_EVERY_MS = 10_000
const MOST_GROWTH = 0.01
/** Judged: they have no reason to grow while the same is asked again and again. */
const GAUGES = {
  'memory (bytes)': 'pravesh_process_resident_memory_bytes',
  'heap (bytes)': 'pravesh_nodejs_heap_size_used_bytes',
  descriptors: 'pravesh_process_open_fds',
  'database connections': 'pravesh_database_connections',
} as const

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    'warm-up': { type: 'string', default: '10' },
    'per-second': { type: 'string', default: '80' },
  },
})

type Sample = Map<string, number>

async function readGauges({ output }: RunningServer): Promise<Sample> {
  const address = /http:[^"]*\/metrics/.exec(output())?.[0] ?? ''
  const text = await (await fetch(address)).text()
  const sumOf = (name: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
  return new Map(Object.entries(GAUGES).map(([label, name]) => [label, sumOf(name)]))
}

/** Bytes of each folder in the data folder. */
async function readFolders(dataDir: string): Promise<Sample> {
  const sizes: Sample = new Map()
  for (const name of await readdir(dataDir, { recursive: true })) {
    const [folder = ''] = name.split('/')
    // A file may be deleted meanwhile.
    const size = await stat(join(dataDir, name)).then(
      (found) => (found.isFile() ? found.size : 0),
      () => 0,
    )
    sizes.set(`folder ${folder}`, (sizes.get(`folder ${folder}`) ?? 0) + size)
  }
  return sizes
}

async function readTables(o: { dataDir: string; databaseUrl?: string }): Promise<Sample> {
  const database = await connectDatabase({ ...o, join: true, connections: 1 })
  try {
    const { rows } = await database.pool.query<{ name: string; bytes: number }>(
      `SELECT relname AS name, pg_total_relation_size(oid)::float8 AS bytes FROM pg_class
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    )
    return new Map(rows.map(({ name, bytes }) => [`table ${name}`, bytes]))
  } finally {
    await database.close()
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`)

async function watch(
  server: RunningServer,
  o: { databaseUrl?: string; until: number },
): Promise<{ hours: number; sample: Sample }[]> {
  const samples = []
  const startedAt = performance.now()
  while (performance.now() < o.until) {
    await wait(SAMPLE_EVERY_MS)
    const { dataDir } = server
    const [gauges, folders, tables] = await Promise.all([
      readGauges(server),
      readFolders(dataDir),
      readTables({ dataDir, ...(o.databaseUrl !== undefined && { databaseUrl: o.databaseUrl }) }),
    ])
    const log = new Map([['log (bytes)', server.output().length]])
    samples.push({
      hours: (performance.now() - startedAt) / 3_600_000,
      sample: new Map([...gauges, ...folders, ...tables, ...log]),
    })
  }
  return samples
}

/** Prints a line for each value that is not constant. @returns the names of those that grow and should not. */
function report(samples: readonly { hours: number; sample: Sample }[]): string[] {
  const judged = samples.filter(({ hours }) => hours * 60 >= Number(values['warm-up']))
  if (judged.length < 3)
    throw new Error('There are fewer than three samples after the warm-up. Take more minutes.')
  const grown: string[] = []
  for (const name of judged.at(-1)?.sample.keys() ?? []) {
    const { mean, growth, error } = fitLine(
      judged.map(({ hours, sample }) => ({ hours, value: sample.get(name) ?? 0 })),
    )
    const grows = growth - 2 * error > MOST_GROWTH
    if (grows && name in GAUGES) grown.push(name)
    if (growth !== 0 || name in GAUGES)
      print(
        `${name.padEnd(32)} ${mean.toFixed(0).padStart(14)}  ${(growth * 100).toFixed(1)} % an hour (± ${(error * 200).toFixed(1)})`,
      )
  }
  return grown
}

const url = process.env.TEST_DATABASE_URL
const database = url === undefined ? undefined : await newServerDatabase(url)
const settings = {
  METRICS_PORT: '0',
  TRUST_PROXY: 'on',
  ...(database && { DATABASE_URL: database.databaseUrl }),
}
const server = await startBuiltServer(settings, { isOptimized: true })
const over = new AbortController()
const counts: Counts = { good: 0, bad: new Map() }
const traffic = runTraffic(
  server.url,
  { perSecond: Number(values['per-second']), signal: over.signal },
  counts,
)
const samples = await watch(server, {
  until: performance.now() + Number(values.minutes) * 60_000,
  ...(database && { databaseUrl: database.databaseUrl }),
})
over.abort()
await traffic
await server.stop()
await database?.remove()
const grown = report(samples)
print(`\n${counts.good} requests answered as expected`)
for (const [outcome, count] of counts.bad) print(`${count} not: ${outcome}`)
print(grown.length === 0 ? 'nothing grows' : `grows: ${grown.join(', ')}`)
process.exitCode = grown.length === 0 && counts.bad.size === 0 ? 0 : 1
