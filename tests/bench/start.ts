/**
 * Measures the start: from `node` to the first answer of the results page, on a database that is there already.
 * `npm run bench:start -- [rounds]`; with TEST_DATABASE_URL also on that PostgreSQL server.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { testDatabase } from '#tests/support/database/database.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { builtServer, startBuiltServer } from '#tests/support/server/built-server.ts'

const rounds = Number(process.argv[2] ?? 5)
const PORT = process.env.PORT ?? '4000'
const WANTED_MS = 2_000

const folder = await mkdtemp(join(tmpdir(), 'pravesh-start-'))
let missed = false
try {
  await measure('embedded database', {})
  if (process.env.TEST_DATABASE_URL !== undefined) await onPostgres()
} finally {
  await rm(folder, { recursive: true, force: true })
}
process.exitCode = missed ? 1 : 0

async function onPostgres(): Promise<void> {
  const db = await testDatabase()
  try {
    const { rows } = await db.pool.query<{ name: string }>('SELECT current_database() AS name')
    const url = new URL(process.env.TEST_DATABASE_URL ?? '')
    url.pathname = `/${rows[0]?.name}`
    await measure('PostgreSQL, one process', { DATABASE_URL: url.href, WEB_CONCURRENCY: '1' })
    await measure('PostgreSQL, two workers', { DATABASE_URL: url.href, WEB_CONCURRENCY: '2' })
  } finally {
    await db.close()
  }
}

/** Fills the database first, by a start that is not measured. */
async function measure(name: string, settings: Record<string, string>): Promise<void> {
  const first = await startBuiltServer({ DATA_DIR: folder, ...settings })
  await first.stop()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await start(settings))
  const sorted = times.toSorted((one, other) => one - other)
  const median = sorted[Math.floor(rounds / 2)] ?? Number.NaN
  missed ||= median > WANTED_MS
  process.stdout.write(
    `${name}: first answer after ${Math.round(median)} ms (${sorted.map(Math.round).join(', ')}), wanted ${WANTED_MS}\n`,
  )
}

async function start(settings: Record<string, string>): Promise<number> {
  const began = performance.now()
  const server = spawn(process.execPath, ['--enable-source-maps', builtServer], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production', DEMO: 'on', PORT, DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((done) => server.once('close', done))
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`The server exited with ${server.exitCode}.`)
    await wait(5)
  }
  const took = performance.now() - began
  server.kill('SIGTERM')
  await ended
  return took
}

function answers(): Promise<boolean> {
  return new Promise((done) => {
    const asked = request(`http://localhost:${PORT}/results`, { agent: false }, (answer) => {
      answer.resume().once('end', () => done(answer.statusCode === 200))
    })
    asked.once('error', () => done(false))
    asked.end()
  })
}
