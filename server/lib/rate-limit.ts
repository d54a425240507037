import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** By how much the clocks of several servers may differ. */
const SKEW_MS = 5 * 60_000

/** So many attempts in so much time, counted from the first. */
export interface RateLimit {
  /** Unlike every other limit's. */
  name: string
  points: number
  seconds: number
}

/** There were more attempts than the limit allows. */
export class TooManyAttempts extends Error {
  override name = 'TooManyAttempts'
  readonly retryAfterSeconds: number
  /** For whoever is refused. A sentence. */
  readonly reason: string
  constructor(retryAfterSeconds: number, reason = 'That was tried too often.') {
    super(`too many attempts, the next in ${retryAfterSeconds} s`)
    this.retryAfterSeconds = retryAfterSeconds
    this.reason = reason
  }
}

/** How many attempts there were, and when counting starts again, in milliseconds since 1970. */
export interface Attempts {
  points: number
  expiresAt: number
}

/** Counters of attempts, in the table `rate_limits`, which all processes share. */
export interface RateLimits {
  /**
   * Counts an attempt by `key`, which may be personal: only its hash is kept.
   *
   * @throws TooManyAttempts
   */
  count(limit: RateLimit, key: string): Promise<void>
  /** Takes one attempt back, e.g. because it turned out to be a good one. */
  takeBack(limit: RateLimit, key: string): Promise<void>
  /** Forgets the attempts of `key`. */
  forget(limit: RateLimit, key: string): Promise<void>
  /** Counts several attempts at once, past the limit too, and says how many there are now. */
  add(limit: RateLimit, key: string, attempts: number): Promise<Attempts>
  /** Everybody with at least so many attempts, by `keyHash` of the key. */
  atLeast(limit: RateLimit, points: number): Promise<Map<string, Attempts>>
}

const ATTEMPTS_AT_LEAST = `
  SELECT substr(key, length($1::text) + 1) AS hash, points, expire::float8 AS "expiresAt"
  FROM rate_limits WHERE points >= $2 AND expire > $3 AND starts_with(key, $1::text)`

/** @param pool of a database with the table `rate_limits` (key, points, expire). */
export function createRateLimits(pool: pg.Pool): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>()

  function limiterOf(limit: RateLimit): RateLimiterPostgres {
    const made = limiters.get(limit.name) ?? createLimiter(pool, limit)
    limiters.set(limit.name, made)
    return made
  }

  return {
    async count(limit, key) {
      const consume = () => limiterOf(limit).consume(keyHash(key))
      try {
        await consume()
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        if (error.msBeforeNext > limit.seconds * 1000 + SKEW_MS) {
          // Counted before the clock was put back: it would stay shut for as long as that was.
          await limiterOf(limit).delete(keyHash(key))
          await consume()
          return
        }
        throw new TooManyAttempts(Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
      }
    },
    async takeBack(limit, key) {
      await limiterOf(limit).reward(keyHash(key))
    },
    async forget(limit, key) {
      await limiterOf(limit).delete(keyHash(key))
    },
    async add(limit, key, attempts) {
      const { consumedPoints, msBeforeNext } = await limiterOf(limit).penalty(keyHash(key), attempts)
      return { points: consumedPoints, expiresAt: Date.now() + msBeforeNext }
    },
    async atLeast({ name }, points) {
      const { rows } = await pool.query<{ hash: string } & Attempts>({
        name: 'attempts-at-least',
        text: ATTEMPTS_AT_LEAST,
        values: [`${name}:`, points, Date.now()],
      })
      return new Map(rows.map(({ hash, ...attempts }) => [hash, attempts]))
    },
  }
}

function createLimiter(pool: pg.Pool, { name, points, seconds }: RateLimit): RateLimiterPostgres {
  const common = { keyPrefix: name, points, duration: seconds }
  return new RateLimiterPostgres({
    ...common,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    // The migrations made it, and server/sweep.ts clears it.
    tableCreated: true,
    clearExpiredByTimeout: false,
    // When the database does not answer, each process counts for itself.
    insuranceLimiter: new RateLimiterMemory(common),
  })
}

/** What is kept instead of a key. */
export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/**
 * What stands for a client in limits: its IPv4 address, or the first 64 bits of its IPv6 address, because whoever has
 * one of those has them all.
 */
export function clientKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  const [address = ip] = ip.split('%')
  if (!isIPv6(address)) return ip
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - after.length).fill('0')
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
