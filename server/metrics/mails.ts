import { Gauge } from 'prom-client'
import type { Database } from '#server/db/database.ts'
import { fromDatabase } from './from-database.ts'

let watched: Database['pool'] | undefined

const mails: Gauge<'state'> = new Gauge({
  name: 'pravesh_mails_owed',
  help: 'Mails in the outbox: new ones, and those whose delivery has failed at least once.',
  labelNames: ['state'],
  collect: fromDatabase(
    () => [mails],
    async () => {
      if (!watched) return
      const { rows } = await watched.query<{ fresh: number; late: number }>(
        `SELECT count(*) FILTER (WHERE attempts <= 1)::int AS fresh, count(*) FILTER (WHERE attempts > 1)::int AS late
       FROM owed_mails`,
      )
      mails.set({ state: 'new' }, rows[0]?.fresh ?? 0)
      mails.set({ state: 'late' }, rows[0]?.late ?? 0)
    },
  ),
})

/** Counts the mails in the outbox. Only for one process, because values of all processes are added up. */
export function measureMails({ pool }: Pick<Database, 'pool'>): void {
  watched = pool
}
