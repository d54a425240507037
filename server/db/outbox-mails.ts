import type { Database } from './database.ts'

/** Mails in the outbox: new ones, and those whose delivery has failed at least once. */
interface OutboxMails {
  fresh: number
  late: number
}

export async function countOutboxMails({ pool }: Pick<Database, 'pool'>): Promise<OutboxMails> {
  const { rows } = await pool.query<OutboxMails>(
    `SELECT count(*) FILTER (WHERE attempts <= 1)::int AS fresh, count(*) FILTER (WHERE attempts > 1)::int AS late
     FROM outbox_mails`,
  )
  return rows[0] ?? { fresh: 0, late: 0 }
}
