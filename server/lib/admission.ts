/** Requests at work at once: some megabytes of memory, and less than a second's wait for the last of them. */
const MOST = 1_000
/** Even a process that is late answers this many at once: each of them alone is quick. */
const FEWEST = 50
/** Whoever comes now would wait so long before anything is done for them. */
const LATE_MS = 400
const LOOK_EVERY_MS = 100
/** Beyond so many at once people wait for each other, and what nobody waits for in that minute should not make it longer. */
const CROWD = 16
/** Whoever has begun something (signed in) may still go on when newcomers have to wait. */
const PREFERRED_SHARE = 2

/**
 * Says how much work a process takes on at once, so that past its capacity it turns some away in time instead of
 * answering all of them late. The limit falls while the event loop is late, and grows back by itself.
 */
export class Admission {
  #limit = MOST
  #working = 0
  #finished = 0
  #expected = 0
  #timer: NodeJS.Timeout | undefined

  /** Watches the event loop, until stopped. */
  start(): void {
    this.#expected = performance.now() + LOOK_EVERY_MS
    this.#timer = setInterval(() => {
      const now = performance.now()
      this.observe(now - this.#expected)
      this.#expected = now + LOOK_EVERY_MS
    }, LOOK_EVERY_MS)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Told how late the event loop is, in milliseconds; ten times a second. */
  observe(lateMs: number): void {
    this.#limit =
      lateMs > LATE_MS ? Math.max(FEWEST, this.#limit * 0.7) : Math.min(MOST, this.#limit * 1.05 + 5)
  }

  /** Whether there is room for one more. */
  hasRoom(preferred: boolean): boolean {
    return this.#working < this.#limit * (preferred ? PREFERRED_SHARE : 1)
  }

  /** Whether so much is asked at once that what can wait should. */
  isCrowded(): boolean {
    return this.#working > CROWD
  }

  /** Told that work begins. */
  begin(): void {
    this.#working++
  }

  /** Told, once for each beginning, that work is done. */
  end(): void {
    // At the end of this turn of the event loop: what begins and ends within one turn keeps others waiting, too.
    if (this.#finished++ > 0) return
    setImmediate(() => {
      this.#working -= this.#finished
      this.#finished = 0
    })
  }
}
