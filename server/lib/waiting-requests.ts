import type { ServerResponse } from 'node:http'
import { connectionOf } from './connection-of.ts'

/** A request that waits for a place. */
export interface WaitingRequest {
  readonly preferred: boolean
  /** Places that it will take. */
  readonly places: number
  /** Time at which it began to wait. */
  readonly since: number
}

interface QueuedRequest extends WaitingRequest {
  readonly settle: (isAdmitted: boolean) => void
}
type Queue = Map<ServerResponse, QueuedRequest>
type QueueEntries = ReturnType<Queue['entries']>

/** Each holds its request and the body in memory. */
const MAX_WAITING = 5_000
/** A rejection costs almost as much as a response: many in one turn of the event loop would delay others. */
const MAX_REJECTED_AT_ONCE = 100

/**
 * Requests that wait for a place, in order of arrival. Preferred ones come first. Those of connections that have not waited before
 * take turns with the rest: beside many clients that ask again at once, a new client does not wait for one round of all of them.
 */
export class WaitingRequests {
  readonly #preferred: Queue = new Map()
  readonly #first: Queue = new Map()
  readonly #repeated: Queue = new Map()
  readonly #queues = [this.#preferred, this.#first, this.#repeated]
  readonly #connections = new WeakSet<object>()
  readonly #onClose: (this: ServerResponse) => void
  #isRepeatedNext = false

  constructor() {
    // One listener for all: closures of each request were freed only by full garbage collections (measured).
    const leave = (response: ServerResponse) => this.#settle(response, false)
    this.#onClose = function () {
      leave(this)
    }
  }

  get size(): number {
    return this.#preferred.size + this.#first.size + this.#repeated.size
  }

  /** @returns whether the request was admitted; false at once when too many wait, and when its client leaves. */
  wait(response: ServerResponse, request: WaitingRequest): Promise<boolean> {
    const connection = connectionOf(response.req)
    const queue = this.#queueFor(connection, request)
    if (this.size >= MAX_WAITING && (queue === this.#repeated || !this.#rejectLastRepeated()))
      return Promise.resolve(false)
    if (connection) this.#connections.add(connection)
    response.on('close', this.#onClose)
    return new Promise((settle) => queue.set(response, { ...request, settle }))
  }

  /** Admits the requests whose turn it is, as long as `hasPlaces` says so of the next one. */
  admit(hasPlaces: (next: WaitingRequest) => boolean): void {
    for (const [response, request] of this.#preferred) {
      if (!hasPlaces(request)) break
      this.#settle(response, true)
    }
    for (const [response, request] of this.#inTurns()) {
      if (!hasPlaces(request)) break
      this.#isRepeatedNext = !this.#isRepeatedNext
      this.#settle(response, true)
    }
  }

  /** Rejects requests that began to wait before a time; not all of many at once. */
  rejectBefore(time: number, most = MAX_REJECTED_AT_ONCE): void {
    let rejected = 0
    for (const queue of this.#queues) {
      for (const [response, { since }] of queue) {
        if (since >= time || rejected++ >= most) break
        this.#settle(response, false)
      }
    }
  }

  rejectAll(): void {
    this.rejectBefore(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
  }

  *#inTurns() {
    const queues = this.#isRepeatedNext ? [this.#repeated, this.#first] : [this.#first, this.#repeated]
    const [one, other] = queues.map((queue) => queue.entries()) as [QueueEntries, QueueEntries]
    for (;;) {
      const [next, afterNext] = [one.next(), other.next()]
      if (next.done && afterNext.done) return
      if (!next.done) yield next.value
      if (!afterNext.done) yield afterNext.value
    }
  }

  /** Makes room for a request that comes before those of connections that have waited before. */
  #rejectLastRepeated(): boolean {
    let last: ServerResponse | undefined
    for (const response of this.#repeated.keys()) last = response
    if (last) this.#settle(last, false)
    return last !== undefined
  }

  #settle(response: ServerResponse, isAdmitted: boolean): void {
    response.off('close', this.#onClose)
    const queue = this.#queues.find((one) => one.has(response))
    queue?.get(response)?.settle(isAdmitted)
    queue?.delete(response)
  }

  #queueFor(connection: object | undefined, { preferred }: WaitingRequest): Queue {
    if (preferred) return this.#preferred
    return !connection || this.#connections.has(connection) ? this.#repeated : this.#first
  }
}
