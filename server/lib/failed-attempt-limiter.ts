import type { DelayedAnswers } from './delayed-answers.ts'
import { type RateLimit, type RateLimits, TooManyAttempts } from './rate-limiter.ts'

/** A limit on attempts that fail: of those, `points` are answered. */
export interface FailedAttemptRule extends Required<RateLimit> {
  /** From so many on the answer is delayed, by `stepMs` more each time. */
  slowFrom: number
  stepMs: number
}

/** Slows down and then refuses whoever tries out keys. Attempts that succeed cost nothing and are not its business. */
export class FailedAttemptLimiter {
  readonly #limits: RateLimits
  readonly #rule: FailedAttemptRule
  readonly #delays: DelayedAnswers

  constructor(limits: RateLimits, rule: FailedAttemptRule, delays: DelayedAnswers) {
    this.#limits = limits
    this.#rule = rule
    this.#delays = delays
  }

  /**
   * Counts an attempt that failed, and resolves when that may be told.
   *
   * @param key whose attempt it was; may be personal.
   * @param signal ends the delay.
   * @throws TooManyAttempts after the longest delay, so that a refusal tells no sooner than an answer.
   */
  async failed(key: string, signal: () => AbortSignal): Promise<void> {
    const { points, slowFrom, stepMs, reason } = this.#rule
    const attempts = await this.#limits.count(this.#rule, key).catch(tooMany)
    const steps = (typeof attempts === 'number' ? attempts : points) - slowFrom + 1
    if (steps > 0) await this.#delays.delay(key, { ms: steps * stepMs, reason, signal })
    if (typeof attempts !== 'number') throw attempts
  }
}

function tooMany(error: unknown): TooManyAttempts {
  if (error instanceof TooManyAttempts) return error
  throw error
}
