import type { Database } from './database.ts'

/** Mails in the outbox: new ones, and those whose delivery has failed at least once. */
interface OwedMails {
  fresh: number
  late: number
}

export async function countOwedMails({ pool }: Pick<Database, 'pool'>): Promise<OwedMails> {
  const { rows } = await pool.query<OwedMails>(
    `SELECT count(*) FILTER (WHERE attempts <= 1)::int AS fresh, count(*) FILTER (WHERE attempts > 1)::int AS late
     FROM owed_mails`,
  )
  return rows[0] ?? { fresh: 0, late: 0 }
}
