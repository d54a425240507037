import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

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
  constructor(retryAfterSeconds: number) {
    super(`too many attempts, the next in ${retryAfterSeconds} s`)
    this.retryAfterSeconds = retryAfterSeconds
  }
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
}

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
      try {
        await limiterOf(limit).consume(hashOf(key))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new TooManyAttempts(Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
      }
    },
    async takeBack(limit, key) {
      await limiterOf(limit).reward(hashOf(key))
    },
    async forget(limit, key) {
      await limiterOf(limit).delete(hashOf(key))
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

function hashOf(key: string): string {
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
