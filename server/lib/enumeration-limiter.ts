import type pg from 'pg'
import { DelayedAnswers } from './delayed-answers.ts'
import { DistinctLimiter, type DistinctRule, type RequireProof } from './distinct-limiter.ts'
import { FailedAttemptLimiter, type FailedAttemptRule } from './failed-attempt-limiter.ts'
import { clientKey, type RateLimits, TooManyAttempts } from './rate-limiter.ts'
import { SeriesLimiter, type SeriesRule } from './series-limiter.ts'

/** A search for a subject that its client should know, and might be guessing. */
export interface LookUpAttempt<T> {
  /** Address of the client. */
  ip: string
  /** Whose browser it is, if the account has signed in there before. */
  device(): Promise<string | null>
  subject: string
  /** @returns null when there is nothing to see. */
  find(): Promise<T | null>
  /** Asks the client for a proof of work. Rejects without one. */
  requireProof: RequireProof
  /** Aborted when nobody waits for the answer any more. */
  signal(): AbortSignal
}

export interface EnumerationRules {
  /** Absent where different subjects are not limited. */
  subjects: DistinctRule | undefined
  /** Absent where a series of neighbouring subjects is not limited. */
  series: SeriesRule | undefined
  misses: FailedAttemptRule
}

interface Shared {
  pool: pg.Pool
  limits: RateLimits
  delays: DelayedAnswers
}

/**
 * Keeps what is found by an identifier from being collected by trying identifiers out. A client may find so many different
 * subjects, and miss so often. Misses keep nobody from what is there: then only what is not found is refused.
 */
export class EnumerationLimiter {
  readonly #byAddress: Limits
  readonly #byDevice: Limits

  constructor(
    rules: { byAddress: EnumerationRules; byDevice: EnumerationRules },
    o: Omit<Shared, 'delays'> & Partial<Shared>,
  ) {
    const shared = { delays: new DelayedAnswers(), ...o }
    this.#byAddress = new Limits(rules.byAddress, shared)
    this.#byDevice = new Limits(rules.byDevice, shared)
  }

  /**
   * @returns what was found.
   * @throws TooManyAttempts
   */
  async answer<T>(attempt: LookUpAttempt<T>): Promise<T | null> {
    try {
      return await this.#byAddress.answer(clientKey(attempt.ip), attempt)
    } catch (error) {
      // The place for whatever lets somebody past a limit that others have used up.
      const device = error instanceof TooManyAttempts ? await attempt.device() : null
      if (device === null) throw error
      return this.#byDevice.answer(device, attempt)
    }
  }

  stop(): void {
    this.#byAddress.stop()
    this.#byDevice.stop()
  }
}

class Limits {
  readonly #subjects: DistinctLimiter | undefined
  readonly #series: SeriesLimiter | undefined
  readonly #misses: FailedAttemptLimiter

  constructor({ subjects, series, misses }: EnumerationRules, { pool, limits, delays }: Shared) {
    this.#subjects = subjects && new DistinctLimiter(pool, subjects)
    this.#series = series && new SeriesLimiter(pool, series)
    this.#misses = new FailedAttemptLimiter(limits, misses, delays)
  }

  async answer<T>(key: string, { subject, find, requireProof, signal }: LookUpAttempt<T>): Promise<T | null> {
    const checked = await this.#subjects?.check(key, subject, requireProof)
    const proven = checked?.proven ?? false
    if (!checked?.isKnown) await this.#series?.check(key, subject, { proven, requireProof })
    const found = await find()
    if (found !== null) {
      await this.#subjects?.count(key, subject, { proven, requireProof })
      return found
    }
    try {
      await this.#misses.failed(key, signal)
      return null
    } catch (error) {
      // A refusal, too, tells that there is nothing to find.
      if (error instanceof TooManyAttempts)
        await this.#subjects?.count(key, subject, { proven, requireProof })
      throw error
    }
  }

  stop(): void {
    this.#subjects?.stop()
    this.#series?.stop()
  }
}
