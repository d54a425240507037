import type { IncomingMessage, ServerResponse } from 'node:http'
import { connectionOf } from './connection-of.ts'

/** For work under way: enough to keep the database busy, few enough for short turns of the event loop. */
const MAX_PLACES = 64
/** Requests with a session find a place up to this multiple. */
const PREFERRED_SHARE = 2
/** Above this many places in use, low-priority work should wait. */
const BUSY_PLACES = 16

/** People and proxies wait longer for a response. */
const MAX_WAIT_MS = 4_000
const CHECK_EVERY_MS = 20
/** A rejection costs almost as much as a response: many in one turn of the event loop would delay others. */
const MAX_REJECTED_AT_ONCE = 100
/** Each holds its request and the body in memory. */
const MAX_WAITING = 5_000
const MAX_WAITING_BODY = 16_384

interface WaitingRequest {
  since: number
  preferred: boolean
  places: number
  settle(isAdmitted: boolean): void
}

type Queue = Map<ServerResponse, WaitingRequest>

/**
 * Admission control: limits the work under way. Requests that find no place wait in order of arrival, those with a session before
 * others, and are rejected after four seconds.
 */
export class Admission {
  readonly #maxPlaces: number
  readonly #maxWaitMs: number
  readonly #held = new Map<ServerResponse, number>()
  #used = 0
  /** Places of completed requests, free at the end of this turn of the event loop. */
  #finished = 0
  readonly #sessions: Queue = new Map()
  /** First requests of connections and further ones take turns, or a new client would wait for a round of all others. */
  readonly #visitors: [Queue, Queue] = [new Map(), new Map()]
  readonly #queues = [this.#sessions, ...this.#visitors]
  readonly #waitedBefore = new WeakSet<object>()
  #turn: 0 | 1 = 0
  #timer: NodeJS.Timeout | undefined
  readonly #onClose: (this: ServerResponse) => void

  /** @param maxPlaces without a bound, no request waits or is rejected. */
  constructor({ maxPlaces = MAX_PLACES, maxWaitMs = MAX_WAIT_MS } = {}) {
    this.#maxPlaces = maxPlaces
    this.#maxWaitMs = maxWaitMs
    // One listener for all: closures of each request were freed only by full garbage collections (measured).
    const leave = (response: ServerResponse) => {
      this.release(response)
      this.#settle(response, false)
    }
    this.#onClose = function () {
      leave(this)
    }
  }

  /** Starts to reject requests that have waited too long. */
  start(): void {
    this.#timer = setInterval(() => {
      this.#admitWaiting()
      this.#rejectBefore(performance.now() - this.#maxWaitMs, MAX_REJECTED_AT_ONCE)
    }, CHECK_EVERY_MS).unref()
  }

  /** Stops, and rejects all that wait. */
  stop(): void {
    clearInterval(this.#timer)
    this.#rejectBefore(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
  }

  /** Whether another request may be admitted at once. Visitors do not overtake those who wait. */
  canAdmit(preferred: boolean): boolean {
    return (preferred || this.waiting === 0) && this.hasPlace(preferred)
  }

  /**
   * Waits for a place, because rejections would cost almost as much as responses.
   *
   * @returns false when there was no place in time, or the client has left; at once when too many wait. A request with a large
   *   body does not wait: it gets a place at once or none.
   */
  async canAdmitLater(
    response: ServerResponse,
    { preferred = false, places = 1 }: { preferred?: boolean; places?: number } = {},
  ): Promise<boolean> {
    if (!isSmall(response.req)) return this.hasPlace(preferred)
    if (response.closed || this.waiting >= MAX_WAITING) return false
    const connection = connectionOf(response.req) ?? response
    const queue = preferred ? this.#sessions : this.#visitors[this.#waitedBefore.has(connection) ? 1 : 0]
    this.#waitedBefore.add(connection)
    response.on('close', this.#onClose)
    return new Promise((settle) =>
      queue.set(response, { since: performance.now(), preferred, places, settle }),
    )
  }

  /** Takes places for a request until they are released, at the latest when the response closes. */
  take(response: ServerResponse, places = 1): void {
    if (response.closed || this.#held.has(response)) return
    this.#held.set(response, places)
    this.#used += places
    response.on('close', this.#onClose)
  }

  release(response: ServerResponse): void {
    const places = this.#held.get(response)
    if (places === undefined) return
    this.#held.delete(response)
    response.off('close', this.#onClose)
    // A turn of the event loop whose requests start and end within it has its bound, too.
    if (this.#finished === 0) setImmediate(() => this.#endTurn())
    this.#finished += places
  }

  /** Whether the process is busy enough that low-priority work should wait. */
  isBusy(): boolean {
    return this.#used > BUSY_PLACES
  }

  /** Requests that wait for a place. */
  get waiting(): number {
    return this.#queues.reduce((sum, { size }) => sum + size, 0)
  }

  /** Places in use. */
  get places(): number {
    return this.#used
  }

  /** Whether there is a place beside so many more. */
  protected hasPlace(preferred: boolean, more = 0): boolean {
    return this.#used + more < this.#maxPlaces * (preferred ? PREFERRED_SHARE : 1)
  }

  #endTurn(): void {
    this.#used -= this.#finished
    this.#finished = 0
    this.#admitWaiting()
  }

  #admitWaiting(): void {
    let admitted = 0
    for (let next = this.#next(); next; next = this.#next()) {
      const [response, { preferred, places }] = next
      if (!this.hasPlace(preferred, admitted)) return
      admitted += places
      if (!preferred) this.#turn = this.#turn === 0 ? 1 : 0
      this.#settle(response, true)
    }
  }

  #next(): [ServerResponse, WaitingRequest] | undefined {
    const turns = [this.#sessions, this.#visitors[this.#turn], ...this.#visitors]
    for (const queue of turns) for (const first of queue) return first
    return undefined
  }

  #rejectBefore(time: number, most: number): void {
    let rejected = 0
    for (const queue of this.#queues) {
      for (const [response, { since }] of queue) {
        if (since >= time || rejected++ >= most) break
        this.#settle(response, false)
      }
    }
  }

  #settle(response: ServerResponse, isAdmitted: boolean): void {
    const queue = this.#queues.find((one) => one.has(response))
    if (!queue) return
    response.off('close', this.#onClose)
    queue.get(response)?.settle(isAdmitted)
    queue.delete(response)
  }
}

function isSmall({ headers }: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers
  return encoding === undefined && Number(length) <= MAX_WAITING_BODY
}
