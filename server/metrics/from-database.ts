import { Gauge } from 'prom-client'
import type { Database } from '#server/db/database.ts'

type Db = Pick<Database, 'pool'>

let watched: Db | undefined

const answers: Gauge = new Gauge({
  name: 'pravesh_database_answers',
  help: 'Whether the database answered when the metrics were collected.',
  async collect() {
    const answered = watched?.pool.query('SELECT 1').then(
      () => 1,
      () => 0,
    )
    answers.set((await answered) ?? 0)
  },
})

/** Measures the database and what is read from it. Only for one process, because values of all processes are added up. */
export function measureDatabase(db: Db): void {
  watched = db
}

/**
 * Wraps the collecting of metrics that are read from the database: while it is away, they are 0 or absent, and all others are
 * served.
 *
 * @param gauges are emptied first.
 */
export function fromDatabase(
  gauges: () => readonly Gauge[],
  collect: (db: Db) => Promise<void>,
): () => Promise<void> {
  return async () => {
    for (const gauge of gauges()) gauge.reset()
    // The metric above tells of it.
    if (watched) await collect(watched).catch(() => {})
  }
}
