import { setMaxListeners } from 'node:events'
import { setTimeout as waitFor } from 'node:timers/promises'
import { createBatcher } from './batcher.ts'
import { type Attempts, keyHash, type RateLimit, type RateLimits, TooManyAttempts } from './rate-limit.ts'

/** A limit on attempts that find nothing: of those, `points` are answered. */
export interface MissRule extends RateLimit {
  /** From so many on every answer waits, longer by `stepMs` with each further miss. */
  slowFrom: number
  stepMs: number
  /** Why there is no answer, for whoever has missed too often. A sentence. */
  reason: string
}

/** What other processes have counted is noticed within this time. */
const LEASE_MS = 500
/** Answers that wait at the same time. More would only fill the memory, and are sent away for so many seconds. */
const MOST_WAITING = 500
const AWAY_SECONDS = 5
/** Misses of the same instant are counted together, however many. */
const MOST_AT_ONCE = 10_000

/**
 * Slows down and then refuses whoever tries out keys. Misses are counted in the database, for all processes; a hit
 * costs no statement, because who has missed too often is read there at most twice a second. What is under way in the
 * moment of the last miss still gets through.
 */
export class MissLimit {
  readonly #limits: RateLimits
  readonly #rule: MissRule
  readonly #now: () => number
  readonly #wait: typeof waitFor
  readonly #miss: (key: string) => Promise<Attempts>
  /** By `keyHash`, those from `slowFrom` on. */
  #attempts = new Map<string, Attempts>()
  #until = Number.NEGATIVE_INFINITY
  #reading: Promise<void> | undefined
  #waiting = 0

  /** @param o.now milliseconds that never go back. */
  constructor(
    limits: RateLimits,
    rule: MissRule,
    { now = () => performance.now(), wait = waitFor }: { now?: () => number; wait?: typeof waitFor } = {},
  ) {
    this.#limits = limits
    this.#rule = rule
    this.#now = now
    this.#wait = wait
    this.#miss = createBatcher((keys: string[]) => this.#count(keys), { maxSize: MOST_AT_ONCE, inFlight: 2 })
  }

  /**
   * Does what may find nothing. It is done with whatever it needs before its answer begins to wait.
   *
   * @param key whose attempt it is; may be personal.
   * @param gone ends the wait; asked for only when there is one.
   * @returns what `find` found, null for a miss.
   * @throws TooManyAttempts
   */
  async attempt<T>(key: string, find: () => Promise<T | null>, gone: () => AbortSignal): Promise<T | null> {
    if (this.#now() >= this.#until) await this.#read()
    const before = this.#attemptsOf(key)
    if (before && before.points >= this.#rule.points) throw this.#refusal(before)
    const found = await find()
    const after = found === null ? await this.#miss(key) : this.#attemptsOf(key)
    if (after && after.points >= this.#rule.slowFrom) await this.#slowDown(after, gone())
    return found
  }

  #attemptsOf(key: string): Attempts | undefined {
    if (this.#attempts.size === 0) return undefined
    const known = this.#attempts.get(keyHash(key))
    return known && known.expiresAt > Date.now() ? known : undefined
  }

  /** Counts each key as often as it is there. */
  async #count(keys: string[]): Promise<Attempts[]> {
    const misses = new Map<string, number>()
    for (const key of keys) misses.set(key, (misses.get(key) ?? 0) + 1)
    const counted = new Map(
      await Promise.all(
        [...misses].map(
          async ([key, times]) => [key, await this.#limits.add(this.#rule, key, times)] as const,
        ),
      ),
    )
    for (const [key, attempts] of counted) {
      if (attempts.points >= this.#rule.slowFrom) this.#attempts.set(keyHash(key), attempts)
    }
    return keys.map((key) => counted.get(key) as Attempts)
  }

  async #slowDown(attempts: Attempts, gone: AbortSignal): Promise<void> {
    const { points, slowFrom, stepMs } = this.#rule
    // Many at once can miss more often than they may before the first of them is counted.
    if (attempts.points > points) throw this.#refusal(attempts)
    if (this.#waiting >= MOST_WAITING) throw new TooManyAttempts(AWAY_SECONDS, this.#rule.reason)
    // One request may wait for many answers.
    setMaxListeners(0, gone)
    this.#waiting++
    try {
      await this.#wait((attempts.points - slowFrom + 1) * stepMs, undefined, { signal: gone })
    } catch (error) {
      throw gone.aborted ? gone.reason : error
    } finally {
      this.#waiting--
    }
  }

  #refusal({ expiresAt }: Attempts): TooManyAttempts {
    return new TooManyAttempts(Math.max(1, Math.ceil((expiresAt - Date.now()) / 1000)), this.#rule.reason)
  }

  #read(): Promise<void> {
    this.#reading ??= this.#readNow().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  async #readNow(): Promise<void> {
    const asked = this.#now()
    this.#attempts = await this.#limits.atLeast(this.#rule, this.#rule.slowFrom)
    this.#until = asked + LEASE_MS
  }
}
