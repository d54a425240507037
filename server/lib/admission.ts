import type { IncomingMessage, ServerResponse } from 'node:http'
import { connectionOf } from './connection-of.ts'
import { WaitingRequests } from './waiting-requests.ts'

/** Most places for concurrent requests: about as many as arrive during one garbage collection. */
const MAX_LIMIT = 1_000
/**
 * Lower bound of the limit: enough to keep the database busy. A turn of the event loop handles about so many requests, and accepts
 * one new connection.
 */
const MIN_LIMIT = 50
/** The limit halves in each late interval and grows by a tenth in each other interval. */
const DECREASE = 0.5
const INCREASE = 1.1
/** Event-loop delay above which the process counts as late. */
const LATE_MS = 5
const SAMPLE_EVERY_MS = 20
/** An interval is late if most of its samples were late, so that one garbage collection does not count. */
const INTERVAL_MS = 200
/** Above this many places in use, low-priority work should wait. */
const BUSY_PLACES = 16
/** Requests with a session are admitted up to this multiple of the limit. */
const PREFERRED_SHARE = 2

/** Milliseconds for which a request waits for a place: people and proxies wait longer for a response. */
const MAX_WAIT_MS = 4_000
/** Most bytes of the body of a request that waits: the body is in memory. */
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
 * Admission control: limits concurrent requests. Those that find no place wait in a queue, and are rejected when they have waited too
 * long or too many wait. The limit falls while the event loop is late, and then grows back.
 */
export class Admission {
  readonly #now: () => number
  readonly #maxLimit: number
  #limit: number
  readonly #leases = new Map<ServerResponse, OpenLease>()
  #used = 0
  /** Places of completed requests, free at the end of this turn of the event loop. */
  #finished = 0
  #expectedAt = Number.POSITIVE_INFINITY
  #intervalEndsAt = Number.POSITIVE_INFINITY
  /** Late samples of this interval, less the others. */
  #lateness = 0
  #timer: NodeJS.Timeout | undefined
  readonly #maxWaitMs: number
  readonly #waiting = new WaitingRequests()
  readonly #admitted = new WeakSet<ServerResponse>()

  /**
   * @param now monotonic clock, in milliseconds.
   * @param maxWaitMs how long a request waits for a place.
   * @param maxLimit most places for concurrent requests; without a bound, none is kept waiting or rejected.
   */
  constructor({
    now = () => performance.now(),
    maxWaitMs = MAX_WAIT_MS,
    maxLimit = MAX_LIMIT,
  }: { now?: () => number; maxWaitMs?: number; maxLimit?: number } = {}) {
    this.#now = now
    this.#maxWaitMs = maxWaitMs
    this.#maxLimit = maxLimit
    this.#limit = maxLimit
  }

  /** Starts to sample the event-loop delay, until `stop()`. */
  start(): void {
    this.#expectedAt = this.#now() + SAMPLE_EVERY_MS
    this.#intervalEndsAt = this.#now() + INTERVAL_MS
    this.#timer = setInterval(() => this.sample(), SAMPLE_EVERY_MS)
    this.#timer.unref()
  }

  /** Stops, and rejects what still waits. */
  stop(): void {
    clearInterval(this.#timer)
    this.#waiting.rejectAll()
  }

  /** Takes one sample. The timer calls it every 20 ms; a late call means that the event loop is late. */
  sample(): void {
    const now = this.#now()
    this.#adjustLimit(now)
    this.#expectedAt = now + SAMPLE_EVERY_MS
    this.#admitWaiting()
  }

  /** Whether another request may be admitted at once. Visitors do not overtake those who wait, but with large bodies. */
  canAdmit(preferred: boolean): boolean {
    return (preferred || this.#waiting.size === 0) && this.hasPlace(preferred)
  }

  /**
   * Waits for a place, for four seconds at most. Rejections would cost almost as much as responses, and let clients that ask
   * again at once use most of the processor.
   *
   * @returns false when there was no place in time, or the client has left; at once when too many wait. A request with a large
   *   body does not wait: it gets a place at once or none.
   */
  async canAdmitLater(
    response: ServerResponse,
    { preferred = false, places = 1 }: { preferred?: boolean; places?: number } = {},
  ): Promise<boolean> {
    if (this.#admitted.has(response)) return true
    if (!isSmall(response.req)) return this.hasPlace(preferred)
    return !response.closed && this.#waiting.wait(response, { preferred, places, since: this.#now() })
  }

  /** Lets a request that was admitted before pass the next check without waiting again. */
  keepAdmitted(response: ServerResponse): void {
    this.#admitted.add(response)
  }

  /** Whether the process is busy enough that low-priority work should wait. */
  isBusy(): boolean {
    return this.#used > BUSY_PLACES
  }

  /** Requests that wait for a place. */
  get waiting(): number {
    return this.#waiting.size
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

  /** Whether there is a place beside so many more. */
  protected hasPlace(preferred: boolean, more = 0): boolean {
    return this.#used + more < this.#limit * (preferred ? PREFERRED_SHARE : 1)
  }

  #admitWaiting(): void {
    if (this.#waiting.size === 0) return
    let admitted = 0
    this.#waiting.admit(({ preferred, places }) => {
      if (!this.hasPlace(preferred, admitted)) return false
      admitted += places
      return true
    })
    this.#waiting.rejectBefore(this.#now() - this.#maxWaitMs)
  }

  #release(response: ServerResponse, lease: OpenLease): void {
    if (this.#leases.get(response) !== lease) return
    this.#leases.delete(response)
    // Freed at the end of this turn of the event loop: a turn whose requests start and end within it has its bound, too.
    if (this.#finished === 0) setImmediate(() => this.#endTurn())
    this.#finished += lease.places
  }

  #endTurn(): void {
    this.#used -= this.#finished
    this.#finished = 0
    this.#admitWaiting()
  }

  #adjustLimit(now: number): void {
    this.#lateness += now - this.#expectedAt > LATE_MS ? 1 : -1
    if (now < this.#intervalEndsAt) return
    this.#limit =
      this.#lateness > 0
        ? Math.max(MIN_LIMIT, this.#limit * DECREASE)
        : Math.min(this.#maxLimit, this.#limit * INCREASE)
    this.#lateness = 0
    this.#intervalEndsAt = now + INTERVAL_MS
  }
}

function isSmall({ headers }: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers
  return encoding === undefined && Number(length) <= MAX_WAITING_BODY
}
