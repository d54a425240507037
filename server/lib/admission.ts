import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { connectionOf } from './connection-of.ts'

/** Most places for concurrent requests: about as many as arrive during one garbage collection. */
const MAX_LIMIT = 1_000
/**
 * Lower bound of the limit: below it, the process would be idle while it waits for the database. More requests than
 * needed would cost memory and garbage collection without faster responses.
 */
const MIN_LIMIT = 300
/** The limit halves in each late interval and grows by a tenth in each other interval. */
const DECREASE = 0.5
const INCREASE = 1.1
/** Event-loop delay above which the process counts as late. */
const LATE_MS = 25
const SAMPLE_EVERY_MS = 20
/** An interval is late only if every sample in it was late, so that one garbage collection does not count. */
const INTERVAL_MS = 200
/**
 * Under load one turn of the event loop can last for seconds. After this time, completed requests free their places
 * without waiting for the end of the turn.
 */
const MAX_TURN_MS = 5
/** Above this many places in use, low-priority work should wait. */
const BUSY_PLACES = 16
/** Requests with a session are admitted up to this multiple of the limit. */
const PREFERRED_SHARE = 2

/** Milliseconds for which a request waits for a place. Random, so that not all of them come back at once. */
const WAIT = { least: 2_000, most: 4_000 }
const randomWait = () => WAIT.least + Math.random() * (WAIT.most - WAIT.least)
/** Each holds its request and the body, of so many bytes at most, in memory. */
const MAX_WAITING = 5_000
const MAX_WAITING_BODY = 16_384

/** Places for a request that runs through the Fastify app; a request answered before it takes one. */
export const PLACES_IN_APP = 4

/** Leases older than these count as leaked. The shorter age applies once the connection is closed. */
const MAX_LEASE_MS = 15 * 60_000
const MAX_CLOSED_LEASE_MS = 60_000

/** The places of one request. */
export interface Lease {
  /** Gives them back; does nothing the second time. */
  release(): void
}

interface OpenLease extends Lease {
  places: number
  since: number
}

/**
 * Admission control: limits concurrent requests, so that under overload some are rejected early instead of all being
 * answered late. The limit falls while the event loop is late (as in CoDel, the smallest delay of an interval
 * decides) and then grows back.
 */
export class Admission {
  readonly #now: () => number
  #limit = MAX_LIMIT
  readonly #leases = new Map<ServerResponse, OpenLease>()
  #used = 0
  #finished = 0
  #turnStartedAt = 0
  #expectedAt = Number.POSITIVE_INFINITY
  #intervalEndsAt = Number.POSITIVE_INFINITY
  #leastDelay = Number.POSITIVE_INFINITY
  #timer: NodeJS.Timeout | undefined
  readonly #waitMs: () => number
  readonly #waited = new WeakSet<ServerResponse>()
  #waiting = 0

  /**
   * @param o.now monotonic clock, in milliseconds.
   * @param o.waitMs how long a request waits for a place.
   */
  constructor({
    now = () => performance.now(),
    waitMs = randomWait,
  }: { now?: () => number; waitMs?: () => number } = {}) {
    this.#now = now
    this.#waitMs = waitMs
  }

  /** Starts to sample the event-loop delay, until `stop()`. */
  start(): void {
    this.#expectedAt = this.#now() + SAMPLE_EVERY_MS
    this.#intervalEndsAt = this.#now() + INTERVAL_MS
    this.#timer = setInterval(() => this.sample(), SAMPLE_EVERY_MS)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Takes one sample. The timer calls it every 20 ms; a late call means that the event loop is late. */
  sample(): void {
    const now = this.#now()
    this.#adjustLimit(now)
    this.#expectedAt = now + SAMPLE_EVERY_MS
  }

  /** Whether another request may be admitted. */
  canAdmit(preferred: boolean): boolean {
    const isBelowLimit = () => this.#used < this.#limit * (preferred ? PREFERRED_SHARE : 1)
    if (isBelowLimit()) return true
    // In a long turn of the event loop, neither the timer nor setImmediate has run yet.
    const now = this.#now()
    if (now > this.#intervalEndsAt) this.#adjustLimit(now)
    if (now > this.#turnStartedAt + MAX_TURN_MS) this.#endTurn()
    return isBelowLimit()
  }

  /**
   * Waits 2 to 4 seconds, once for each request, then checks again. Immediate rejections would let clients that retry at once use
   * most of the processor.
   *
   * @returns false at once for a request with a large body, and when its client leaves.
   */
  async canAdmitLater(response: ServerResponse, preferred: boolean): Promise<boolean> {
    const mayWait = isSmall(response.req) && !response.closed && this.#waiting < MAX_WAITING
    if (!mayWait || this.#waited.has(response)) return false
    this.#waited.add(response)
    this.#waiting++
    const left = new AbortController()
    response.once('close', () => left.abort())
    const hasStayed = await wait(this.#waitMs(), true, { signal: left.signal }).catch(() => false)
    this.#waiting--
    return hasStayed && this.canAdmit(preferred)
  }

  /** Whether the process is busy enough that low-priority work should wait. */
  isBusy(): boolean {
    return this.#used > BUSY_PLACES
  }

  /** Places in use. */
  get places(): number {
    return this.#used
  }

  /** Current limit for requests without a session. */
  get limit(): number {
    return this.#limit
  }

  /** Leases that have not been released. */
  get leases(): number {
    return this.#leases.size
  }

  /** Open leases that nothing will release: their connection is closed, or they are older than any request. */
  get leakedLeases(): number {
    const isLeaked = ([response, { since }]: [ServerResponse, OpenLease]) => {
      const isClosed = response.closed || connectionOf(response.req)?.destroyed !== false
      return this.#now() - since > (isClosed ? MAX_CLOSED_LEASE_MS : MAX_LEASE_MS)
    }
    return [...this.#leases].filter(isLeaked).length
  }

  /**
   * Takes places for a request until the lease is released, at the latest when the response closes. A request has one
   * lease: a second call while it is open returns the same.
   */
  lease(response: ServerResponse, places = 1): Lease {
    const open = this.#leases.get(response)
    if (open) return open
    const lease: OpenLease = {
      places,
      since: this.#now(),
      release: () => this.#release(response, lease),
    }
    this.#leases.set(response, lease)
    this.#used += places
    if (response.closed) lease.release()
    else response.once('close', lease.release)
    return lease
  }

  #release(response: ServerResponse, lease: OpenLease): void {
    if (this.#leases.get(response) !== lease) return
    this.#leases.delete(response)
    // Freed at the end of this turn: requests that start and end within one turn delay others as well.
    if (this.#finished === 0) setImmediate(() => this.#endTurn())
    this.#finished += lease.places
  }

  #endTurn(): void {
    this.#turnStartedAt = this.#now()
    this.#used -= this.#finished
    this.#finished = 0
  }

  #adjustLimit(now: number): void {
    this.#leastDelay = Math.min(this.#leastDelay, now - this.#expectedAt)
    if (now < this.#intervalEndsAt) return
    this.#limit =
      this.#leastDelay > LATE_MS
        ? Math.max(MIN_LIMIT, this.#limit * DECREASE)
        : Math.min(MAX_LIMIT, this.#limit * INCREASE)
    this.#leastDelay = Number.POSITIVE_INFINITY
    this.#intervalEndsAt = now + INTERVAL_MS
  }
}

function isSmall({ headers }: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers
  return encoding === undefined && Number(length) <= MAX_WAITING_BODY
}
