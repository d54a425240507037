import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { clientKey } from './client-address.ts'
import type { Logger } from './log.ts'
import { newSecret } from './secret.ts'

/** How long the key of a day is kept: so long an address can be found in the log. */
export const ADDRESS_KEY_DAYS = 7

/** A client's refusals for one reason have a line in the log once in so long. */
const EVERY_MS = 60_000
const MAX_CLIENTS = 10_000

/** The day's key, made by the first process that needs it. */
const KEY_OF_DAY = `
  WITH made AS (
    INSERT INTO address_keys (day, secret) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING RETURNING secret
  )
  SELECT secret FROM made UNION ALL SELECT secret FROM address_keys WHERE day = $1 LIMIT 1`

/**
 * Logs whose requests are refused, so that misuse can be traced, without logging an address: what is logged is a hash of it
 * with a key that changes every day.
 */
export class RefusalLog {
  readonly #pool: pg.Pool
  readonly #log: Logger
  readonly #logged = new LRUCache<string, true>({ max: MAX_CLIENTS, ttl: EVERY_MS })
  #key: { day: string; secret: Promise<string> } | undefined

  constructor(pool: pg.Pool, log: Logger) {
    this.#pool = pool
    this.#log = log
  }

  /** @param ip address of the client. */
  note({ limit }: { limit: string }, ip: string): void {
    this.#write('too many attempts', ip, { limit })
  }

  /**
   * @param ip address of the client.
   * @param userId of the signed-in user, if any.
   */
  noteAccess(reason: 'wrong password' | 'not signed in' | 'not allowed', ip: string, userId?: string): void {
    this.#write(reason, ip, userId === undefined ? {} : { userId })
  }

  #write(reason: string, ip: string, details: Record<string, string>): void {
    const client = clientKey(ip)
    const line = [reason, client, ...Object.values(details)].join(' ')
    if (this.#logged.has(line)) return
    this.#logged.set(line, true)
    this.#secret().then(
      (secret) => this.#log.warn({ ...details, client: addressHash(secret, client) }, `refused: ${reason}`),
      (err: unknown) => this.#log.warn({ ...details, err }, `refused: ${reason}`),
    )
  }

  #secret(): Promise<string> {
    const day = new Date().toISOString().slice(0, 10)
    if (this.#key?.day !== day) {
      const secret = this.#readSecret(day)
      this.#key = { day, secret }
      secret.catch(() => {
        this.#key = undefined
      })
    }
    return this.#key.secret
  }

  async #readSecret(day: string): Promise<string> {
    const values = [day, newSecret()]
    // Another process may just be making it: then it is there the next time.
    for (let time = 0; time < 2; time++) {
      const { rows } = await this.#pool.query<{ secret: string }>(KEY_OF_DAY, values)
      if (rows[0]) return rows[0].secret
    }
    throw new Error('There is no key for addresses')
  }
}

/** @returns how the log names an address, by day, for as many days as there are keys. */
export async function addressHashes(pool: pg.Pool, ip: string): Promise<{ day: string; hash: string }[]> {
  const { rows } = await pool.query<{ day: string; secret: string }>(
    'SELECT day::text, secret FROM address_keys ORDER BY day DESC',
  )
  return rows.map(({ day, secret }) => ({ day, hash: addressHash(secret, clientKey(ip)) }))
}

/** Deletes the keys that are too old: what the log says of those days can no longer be traced. */
export async function deleteOldAddressKeys(pool: pg.Pool): Promise<void> {
  await pool.query('DELETE FROM address_keys WHERE day < current_date - $1::int', [ADDRESS_KEY_DAYS])
}

function addressHash(secret: string, client: string): string {
  return createHmac('sha256', Buffer.from(secret, 'base64url'))
    .update(client)
    .digest('base64url')
    .slice(0, 16)
}
