import type pg from 'pg'
import { keyHash } from './rate-limiter.ts'

/** What one client asked for since it was last recorded; nothing only reads what is known. */
export interface ClientAttempts {
  client: string
  subjects: readonly { subject: string; cost: number }[]
}

/** What all processes have recorded of one client within the time. */
export interface ClientUsage {
  points: number
  /** Milliseconds until the oldest of it no longer counts; 0 when there is none. */
  freeInMs: number
}

/** In the order of the key, so that two processes never wait for each other's rows. */
const RECORD = `
  WITH added AS (
    INSERT INTO distinct_attempts AS known (client, subject, cost)
    SELECT DISTINCT ON (client, subject) client, subject, cost
    FROM unnest($2::text[], $3::text[], $4::int[]) AS given (client, subject, cost)
    ORDER BY client, subject
    ON CONFLICT (client, subject) DO UPDATE SET at = excluded.at, cost = excluded.cost
    WHERE known.at <= now() - make_interval(secs => $5)
    RETURNING client, cost
  )
  SELECT (coalesce(known.points, 0) + coalesce(added.points, 0))::int AS points,
    coalesce(extract(epoch FROM known.oldest - now()) + $5, CASE WHEN added.points > 0 THEN $5 ELSE 0 END)::float8
      * 1000 AS "freeInMs"
  FROM unnest($1::text[]) WITH ORDINALITY AS clients (client, place)
  CROSS JOIN LATERAL (
    SELECT sum(cost) AS points, min(at) AS oldest FROM distinct_attempts
    WHERE client = clients.client AND at > now() - make_interval(secs => $5)
  ) AS known
  CROSS JOIN LATERAL (SELECT sum(cost) AS points FROM added WHERE client = clients.client) AS added
  ORDER BY place`

/**
 * Records in the table `distinct_attempts` who asked for what. Only hashes are kept.
 *
 * @param name of the limit.
 * @param seconds for which something counts, by the database's clock.
 * @returns what is known of each client now.
 */
export async function recordDistinct(
  pool: pg.Pool,
  asked: readonly ClientAttempts[],
  { name, seconds }: { name: string; seconds: number },
): Promise<ClientUsage[]> {
  const hashes = asked.map(({ client }) => `${name}:${keyHash(client)}`)
  const rows = asked.flatMap(({ client, subjects }, index) =>
    subjects.map(({ subject, cost }) => ({
      client: hashes[index],
      subject: keyHash(`${client} ${subject}`),
      cost,
    })),
  )
  const result = await pool.query<ClientUsage>({
    name: 'record-distinct-attempts',
    text: RECORD,
    values: [
      hashes,
      rows.map(({ client }) => client),
      rows.map(({ subject }) => subject),
      rows.map(({ cost }) => cost),
      seconds,
    ],
  })
  return result.rows
}

interface OneAttempt {
  client: string
  subject: string
}

const keyOf = ({ client, subject }: OneAttempt, name: string) => [
  `${name}:${keyHash(client)}`,
  keyHash(`${client} ${subject}`),
]

/** Whether a client was answered a subject, by any process. */
export async function isRecorded(
  pool: pg.Pool,
  asked: OneAttempt,
  { name, seconds }: { name: string; seconds: number },
): Promise<boolean> {
  const text =
    'SELECT FROM distinct_attempts WHERE client = $1 AND subject = $2 AND at > now() - make_interval(secs => $3)'
  const values = [...keyOf(asked, name), seconds]
  const { rowCount } = await pool.query({ name: 'is-attempt-recorded', text, values })
  return rowCount === 1
}

/** Takes back what was recorded, because it was not answered. */
export async function forgetDistinct(
  pool: pg.Pool,
  asked: OneAttempt,
  { name }: { name: string },
): Promise<void> {
  const text = 'DELETE FROM distinct_attempts WHERE client = $1 AND subject = $2'
  await pool.query({ name: 'forget-attempt', text, values: keyOf(asked, name) })
}

/** Beginning to wait anew so much later than one may go on. */
const WAIT_FORGOTTEN_SECONDS = 600

/** Who asks again goes on waiting. */
const WAIT = `
  INSERT INTO distinct_attempts AS known (client, subject, cost) VALUES ($1, $2, 0)
  ON CONFLICT (client, subject) DO UPDATE
    SET at = CASE WHEN known.at < now() - make_interval(secs => $3) THEN now() ELSE known.at END
  RETURNING extract(epoch FROM now() - at)::float8 * 1000 AS "waitedMs"`

/**
 * Notes that a client waits for a subject, by the database's clock.
 *
 * @returns milliseconds that are left of `seconds`; 0 or less when it has waited.
 */
export async function leftToWait(
  pool: pg.Pool,
  asked: OneAttempt,
  { name, seconds }: { name: string; seconds: number },
): Promise<number> {
  const values = [...keyOf(asked, name), WAIT_FORGOTTEN_SECONDS]
  const { rows } = await pool.query<{ waitedMs: number }>({ name: 'wait-for-subject', text: WAIT, values })
  return seconds * 1000 - (rows[0]?.waitedMs ?? 0)
}
