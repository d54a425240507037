/**
 * The server's work with its data, without its pages and its network, so that it starts quickly and can be killed
 * many times: opens the database and the files, cleans up, tells what it found, and then takes in, publishes, changes and
 * removes files and notices without end, telling each step before it and after it was acknowledged.
 *
 * Started with CRASH_SEED, CRASH_TURN (another at each start), DATA_DIR and perhaps DATABASE_URL. Every line it prints is one `Told`.
 */
import { writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Database, openDatabase } from '#server/db/database.ts'
import { runCleanUpJobs } from '#server/jobs/clean-up.ts'
import { createLog } from '#server/lib/log.ts'
import { localFileStore } from '#server/storage/file-store.ts'
import { type Found, readState, type Step } from './crash-state.ts'
import {
  addRecheckExam,
  noticesWorkload,
  rechecksWorkload,
  resultsWorkload,
  studentsWorkload,
  type Workload,
} from './crash-workloads.ts'
import { type Random, randomFrom } from './random.ts'

export type Told = { found: Found } | { begun: Step } | { done: Step }

/** No more things of a kind than this at a time. */
const MOST = 4

const { CRASH_SEED = '0', CRASH_TURN = '0', DATA_DIR = '', DATABASE_URL } = process.env

/** Written synchronously, so that a report counts also when the process dies right after it. */
function tell(told: Told): void {
  writeSync(1, `${JSON.stringify(told)}\n`)
}

/** A server goes on for a moment with requests of its killed client. */
async function untilAlone({ pool, kind }: Database): Promise<void> {
  if (kind === 'embedded') return
  const { rows } = await pool.query(
    'SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  if (rows.length === 0) return
  await wait(10)
  return untilAlone({ pool, kind } as Database)
}

async function step(of: Step, work: () => Promise<void>): Promise<void> {
  tell({ begun: of })
  await work()
  tell({ done: of })
}

async function live(workload: Workload, random: Random): Promise<never> {
  for (let count = 0; ; count++) {
    const standing = (await workload.find()).filter((one) => one.standing !== 'absent')
    const one = standing[random.below(standing.length)]
    const next = one && workload.next[one.standing]
    const chance = random.below(10)
    if (one && (chance < 2 || standing.length >= MOST)) {
      await step({ name: one.name, to: 'absent' }, () => workload.remove(one.id, one.standing))
    } else if (one && next && chance < 7) {
      await step({ name: one.name, to: next }, () => workload.advance(one.id, one.name, one.standing))
    } else {
      const name = `${Number(CRASH_TURN) * 1000 + count}${workload.ending(standing)}`
      await step({ name, to: workload.created }, () => workload.create(name))
    }
  }
}

const log = createLog({ level: 'warn', pretty: false, to: process.stderr })
const db = await openDatabase({
  dataDir: DATA_DIR,
  log,
  ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
})
const files = localFileStore(join(DATA_DIR, 'files'))
await untilAlone(db)
await addRecheckExam({ db, files })
await runCleanUpJobs({ db, files, log, env: { dataDir: DATA_DIR } }, () => true)
tell({ found: await readState(db, files) })
const random = randomFrom(Number(CRASH_SEED) + Number(CRASH_TURN))
await Promise.all([
  live(resultsWorkload({ db, files, log }, random), random),
  live(studentsWorkload({ db, files, log }, random), random),
  live(rechecksWorkload({ db }, random), random),
  live(noticesWorkload({ db, files, log }), random),
])
