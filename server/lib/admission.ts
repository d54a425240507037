/** Places for what is at work at once: as many as come while garbage is collected. */
const MOST = 1_000
/**
 * Even a process that is late takes on so much at once, or it would wait for the database. More would not be answered
 * sooner but at a higher price: what a thousand requests have in memory neither stays in the processor's cache nor dies young.
 */
const FEWEST = 300
/** While late, half as many in each interval; when it is over, more by and by. */
const FALL = 0.5
const GROWTH = 1.1
/** Whoever comes now waits longer than this before anything is done for them. */
const LATE_MS = 25
const LOOK_EVERY_MS = 20
/** Late throughout, the process has more to do than it can; a single pause, as for garbage, is over by itself. */
const INTERVAL_MS = 200
/**
 * While requests stream in faster than they are read, a turn of the event loop may last for seconds. What was answered
 * in the meantime makes room for others before the database has nothing to do.
 */
const LONGEST_TURN_MS = 5
/** Beyond so many places people wait for each other, and what nobody waits for in that minute should not make it longer. */
const CROWD = 16
/** Whoever has begun something (signed in) may still go on when newcomers have to wait. */
const PREFERRED_SHARE = 2

/** Places that a request needs which goes through the app; those that are answered before it need one. */
export const PLACES_IN_APP = 4

/**
 * Says how much work a process takes on at once, so that past its capacity it turns some away in time instead of
 * answering all of them late. The limit falls while the event loop is late for longer than a moment (as in CoDel, the least
 * lateness of an interval decides), and grows back by itself.
 */
export class Admission {
  readonly #now: () => number
  #limit = MOST
  #working = 0
  #finished = 0
  #turnBegan = 0
  #expected = Number.POSITIVE_INFINITY
  #intervalEnd = Number.POSITIVE_INFINITY
  #leastLate = Number.POSITIVE_INFINITY
  #timer: NodeJS.Timeout | undefined

  /** @param o.now milliseconds that never go back. */
  constructor({ now = () => performance.now() }: { now?: () => number } = {}) {
    this.#now = now
  }

  /** Watches the event loop, until stopped. */
  start(): void {
    this.#expected = this.#now() + LOOK_EVERY_MS
    this.#intervalEnd = this.#now() + INTERVAL_MS
    this.#timer = setInterval(() => this.look(), LOOK_EVERY_MS)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** To be told every 20 milliseconds; when that comes late, the event loop is. */
  look(): void {
    const now = this.#now()
    this.#judge(now)
    this.#expected = now + LOOK_EVERY_MS
  }

  /** Whether there is room for one more. */
  hasRoom(preferred: boolean): boolean {
    const isRoom = () => this.#working < this.#limit * (preferred ? PREFERRED_SHARE : 1)
    if (isRoom()) return true
    // The timer and the end of the turn may be long in coming.
    const now = this.#now()
    if (now > this.#intervalEnd) this.#judge(now)
    if (now > this.#turnBegan + LONGEST_TURN_MS) this.#endTurn()
    return isRoom()
  }

  /** Whether so much is asked at once that what can wait should. */
  isCrowded(): boolean {
    return this.#working > CROWD
  }

  /** Told that work begins. */
  begin(places = 1): void {
    this.#working += places
  }

  /** Told, once for each beginning, that work is done. */
  end(places = 1): void {
    // At the end of this turn of the event loop: what begins and ends within one turn keeps others waiting, too.
    if (this.#finished === 0) setImmediate(() => this.#endTurn())
    this.#finished += places
  }

  #endTurn(): void {
    this.#turnBegan = this.#now()
    this.#working -= this.#finished
    this.#finished = 0
  }

  #judge(now: number): void {
    this.#leastLate = Math.min(this.#leastLate, now - this.#expected)
    if (now < this.#intervalEnd) return
    this.#limit =
      this.#leastLate > LATE_MS ? Math.max(FEWEST, this.#limit * FALL) : Math.min(MOST, this.#limit * GROWTH)
    this.#leastLate = Number.POSITIVE_INFINITY
    this.#intervalEnd = now + INTERVAL_MS
  }
}
