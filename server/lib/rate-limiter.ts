import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type pg from 'pg'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { availabilityProblemOf } from './availability-error.ts'

/** So many attempts in so much time, counted from the first. */
export interface RateLimit {
  /** Unlike every other limit's. */
  name: string
  points: number
  seconds: number
  /** For whoever is refused. A sentence. */
  reason?: string
}

/** There were more attempts than the limit allows. */
export class TooManyAttempts extends Error {
  override name = 'TooManyAttempts'
  readonly retryAfterSeconds: number
  /** For whoever is refused. A sentence. */
  readonly reason: string
  /** Name of the limit. */
  readonly limit: string
  constructor(retryAfterSeconds: number, reason = 'That was tried too often.', limit = '') {
    super(`too many attempts, the next in ${retryAfterSeconds} s`)
    this.retryAfterSeconds = retryAfterSeconds
    this.reason = reason
    this.limit = limit
  }
}

/** How many attempts there were, and milliseconds until counting starts again. */
interface Attempts {
  points: number
  leftMs: number
}

/** Counters of attempts, in the table `rate_limits`, which all processes share. */
export interface RateLimits {
  /**
   * Counts an attempt by `key`, which may be personal: only its hash is kept.
   *
   * @returns how many attempts there are now.
   * @throws TooManyAttempts
   */
  count(limit: RateLimit, key: string): Promise<number>
  /** Takes one attempt back, e.g. because it turned out to be a good one. */
  takeBack(limit: RateLimit, key: string): Promise<void>
  /** Forgets the attempts of `key`. */
  forget(limit: RateLimit, key: string): Promise<void>
}

// The expiry is by the database's clock: one machine's may be wrong, and would shut people out or let them in.
const NOW_MS = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'
/** Counting is over, or began before the database's clock was put back and would last for as long as that was. */
const IS_OVER = `(one.expire IS NULL OR one.expire <= ${NOW_MS} OR one.expire > ${NOW_MS} + $3 + 1000)`

// An attempt may be taken back when its window is over. Never below zero: that would allow more attempts than the limit.
const ADD_ATTEMPTS = `
  INSERT INTO rate_limits AS one (key, points, expire) VALUES ($1, greatest(0, $2), ${NOW_MS} + $3)
  ON CONFLICT (key) DO UPDATE SET
    points = greatest(0, CASE WHEN ${IS_OVER} THEN $2 ELSE one.points + $2 END),
    expire = CASE WHEN ${IS_OVER} THEN ${NOW_MS} + $3 ELSE one.expire END
  RETURNING points, (expire - ${NOW_MS})::float8 AS "leftMs"`

/** @param pool of a database with the table `rate_limits` (key, points, expire). */
export function createRateLimits(pool: pg.Pool): RateLimits {
  /** When the database does not answer, each process counts for itself. */
  const inMemory = new Map<string, RateLimiterMemory>()

  function inMemoryOf({ name, points, seconds }: RateLimit): RateLimiterMemory {
    const made = inMemory.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
    inMemory.set(name, made)
    return made
  }

  async function add(limit: RateLimit, key: string, attempts: number): Promise<Attempts> {
    try {
      const { rows } = await pool.query<Attempts>({
        name: 'add-attempts',
        text: ADD_ATTEMPTS,
        values: [storedKey(limit, key), attempts, limit.seconds * 1000],
      })
      return rows[0] as Attempts
    } catch (error) {
      if (!availabilityProblemOf(error)) throw error
      const counter = inMemoryOf(limit)
      const { consumedPoints, msBeforeNext } = await counter.penalty(keyHash(key), attempts)
      if (consumedPoints < 0) await counter.delete(keyHash(key))
      return { points: consumedPoints, leftMs: msBeforeNext }
    }
  }

  return {
    async count(limit, key) {
      const { points, leftMs } = await add(limit, key, 1)
      if (points > limit.points) throw new TooManyAttempts(secondsOf(leftMs), limit.reason, limit.name)
      return points
    },
    async takeBack(limit, key) {
      await add(limit, key, -1)
    },
    async forget(limit, key) {
      await inMemoryOf(limit).delete(keyHash(key))
      const values = [storedKey(limit, key)]
      await pool.query({ name: 'forget-attempts', text: 'DELETE FROM rate_limits WHERE key = $1', values })
    },
  }
}

const storedKey = ({ name }: RateLimit, key: string) => `${name}:${keyHash(key)}`

/** Whole seconds for `retryAfterSeconds`, at least one. */
export function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000))
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
