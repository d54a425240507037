import { setMaxListeners } from 'node:events'
import { setTimeout as waitFor } from 'node:timers/promises'
import { TooManyAttempts } from './rate-limiter.ts'

/** Answers that wait at the same time: of the process, and of one client. */
const MAX_DELAYED = 500
const MAX_DELAYED_EACH = 20
const RETRY_SECONDS = 5

/** Answers that are held back. They hold nothing but their request. */
export class DelayedAnswers {
  readonly #wait: typeof waitFor
  readonly #waiting = new Map<string, number>()
  #total = 0

  constructor(wait: typeof waitFor = waitFor) {
    this.#wait = wait
  }

  /**
   * @param key whose answer waits.
   * @param signal ends the wait with its reason; asked for only when there is a wait.
   * @throws TooManyAttempts when too many wait already.
   */
  async delay(
    key: string,
    { ms, reason, signal }: { ms: number; reason: string; signal: () => AbortSignal },
  ): Promise<void> {
    const mine = this.#waiting.get(key) ?? 0
    if (mine >= MAX_DELAYED_EACH || this.#total >= MAX_DELAYED)
      throw new TooManyAttempts(RETRY_SECONDS, reason)
    const aborted = signal()
    // One request may wait for many answers.
    setMaxListeners(0, aborted)
    this.#change(key, 1)
    try {
      await this.#wait(ms, undefined, { signal: aborted })
    } catch (error) {
      throw aborted.aborted ? aborted.reason : error
    } finally {
      this.#change(key, -1)
    }
  }

  #change(key: string, by: 1 | -1): void {
    const now = (this.#waiting.get(key) ?? 0) + by
    if (now > 0) this.#waiting.set(key, now)
    else this.#waiting.delete(key)
    this.#total += by
  }
}
