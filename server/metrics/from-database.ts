import { Gauge } from 'prom-client'
import type { Database } from '#server/db/database.ts'
import { inTime } from '#server/lib/in-time.ts'

type Db = Pick<Database, 'pool'>

/** A database that is silent or busy must not keep the other metrics back. */
const TIMEOUT_MS = 2_000

let watched: Db | undefined

const answers: Gauge = new Gauge({
  name: 'pravesh_database_answers',
  help: 'Whether the database answered within two seconds when the metrics were collected.',
  aggregator: 'min',
  async collect() {
    const answer = await read(({ pool }) => pool.query('SELECT 1'))
    answers.set(answer === undefined ? 0 : 1)
  },
})

/** Gauges of the database. Every process reads the same values, so they are not added up. */
export function measureDatabase(db: Db): void {
  watched = db
}

/**
 * Makes the `collect` of metrics that are read from the database together: each of them needs it, because all are collected at
 * once. While the database is away, they are 0 or absent, and all others are served.
 *
 * @param gauges are emptied first.
 */
export function fromDatabase<T>(
  gauges: () => readonly Gauge[],
  ask: (db: Db) => Promise<T>,
  set: (value: T & {}) => void,
): () => Promise<void> {
  let pending: Promise<void> | undefined
  const collect = async () => {
    for (const gauge of gauges()) gauge.reset()
    const value = await read(ask)
    if (value) set(value)
  }
  return () => {
    pending ??= collect().finally(() => {
      pending = undefined
    })
    return pending
  }
}

/** @returns undefined when the database does not answer in time; the metric above shows it. */
async function read<T>(ask: (db: Db) => Promise<T>): Promise<T | undefined> {
  return watched && inTime(ask(watched), TIMEOUT_MS).catch(() => undefined)
}
