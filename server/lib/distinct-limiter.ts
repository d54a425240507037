import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { createBatcher } from './batcher.ts'
import type { DelayedAnswers } from './delayed-answers.ts'
import { type Recorded, recordDistinct } from './distinct-attempts.ts'
import { secondsOf, TooManyAttempts } from './rate-limiter.ts'

/** A limit on how many different subjects one client asks for. Asking for the same again is free. */
export interface DistinctRule {
  /** Unlike every other limit's. */
  name: string
  /** For which a subject counts. */
  seconds: number
  /** So many are answered at once; each further one is delayed by `stepMs` more, up to `points`. */
  free: number
  points: number
  stepMs: number
  /** For whoever is refused. A sentence. */
  reason: string
  /** Whether a subject is close to the one before it: a series of such costs more, beyond `free`. */
  isNext(previous: string, subject: string): boolean
}

/** The database is told and asked again after so long. */
const SYNC_MS = 500
/** Whoever asks for fewer is not worth a statement. */
const UNRECORDED = 10
/** A process answers at most this part of what is free before it asks what others have answered. */
const SHARE = 1 / 20
const SERIES = 3
const SERIES_COST = 5
const MAX_CLIENTS = 20_000

interface Seen {
  at: number
  cost: number
  /** What the client had used up with it; undefined until the database has counted it. */
  position: number | undefined
}

interface Client {
  seen: Map<string, Seen>
  unrecorded: Map<string, Seen>
  known: Recorded
  syncedAt: number
  previous: string
  series: number
}

/**
 * Counts the different subjects of each client, for all processes in the database. A process gathers what it has
 * answered and records it twice a second; close to the limit it records first and answers then.
 */
export class DistinctLimiter {
  readonly #rule: DistinctRule
  readonly #delays: DelayedAnswers
  readonly #clients = new LRUCache<string, Client>({ max: MAX_CLIENTS })
  readonly #changed = new Set<string>()
  readonly #sync: (key: string) => Promise<Recorded>
  #timer: NodeJS.Timeout | undefined

  constructor(pool: pg.Pool, rule: DistinctRule, delays: DelayedAnswers) {
    this.#rule = rule
    this.#delays = delays
    this.#sync = createBatcher((keys: string[]) => this.#record(pool, keys), { maxSize: 200, inFlight: 1 })
  }

  /** @throws TooManyAttempts when the client has used up its limit, unless it has asked for the subject before. */
  async check(key: string, subject: string): Promise<void> {
    const client = this.#clients.get(key)
    if (!client || client.known.points < this.#rule.points || this.#seen(client, subject)) return
    if (performance.now() > client.syncedAt + SYNC_MS) await this.#sync(key)
    if (client.known.points >= this.#rule.points) throw this.#refusal(client)
  }

  /**
   * Counts a subject, and resolves when the answer may be given.
   *
   * @param signal ends the delay.
   * @throws TooManyAttempts
   */
  async count(key: string, subject: string, signal: () => AbortSignal): Promise<void> {
    const client = this.#client(key)
    const seen = this.#seen(client, subject) ?? this.#note(client, key, subject)
    if (seen.position === undefined) {
      if (client.unrecorded.size <= this.#share(client)) return
      await this.#sync(key)
    }
    const { free, points, stepMs, reason } = this.#rule
    const beyond = (seen.position ?? 0) - free
    if (beyond <= 0) return
    if (beyond > points - free) {
      client.seen.delete(subject)
      throw this.#refusal(client)
    }
    await this.#delays.delay(key, { ms: beyond * stepMs, reason, signal })
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #client(key: string): Client {
    const known = this.#clients.get(key)
    if (known) return known
    const client: Client = {
      seen: new Map(),
      unrecorded: new Map(),
      known: { points: 0, freeInMs: 0 },
      syncedAt: 0,
      previous: '',
      series: 0,
    }
    this.#clients.set(key, client)
    return client
  }

  #seen(client: Client, subject: string): Seen | undefined {
    const seen = client.seen.get(subject)
    return seen && performance.now() < seen.at + this.#rule.seconds * 1000 ? seen : undefined
  }

  #note(client: Client, key: string, subject: string): Seen {
    const isBeyond = client.known.points >= this.#rule.free
    client.series = isBeyond && this.#rule.isNext(client.previous, subject) ? client.series + 1 : 0
    client.previous = subject
    const cost = client.series >= SERIES ? SERIES_COST : 1
    const seen = { at: performance.now(), cost, position: undefined }
    client.seen.set(subject, seen)
    client.unrecorded.set(subject, seen)
    if (client.known.points > 0 || client.unrecorded.size > UNRECORDED) this.#syncSoon(key)
    return seen
  }

  /** How many a process answers before they are recorded. */
  #share({ known }: Client): number {
    if (known.points === 0) return Math.min(UNRECORDED, this.#rule.free)
    return Math.floor((this.#rule.free - known.points) * SHARE)
  }

  #syncSoon(key: string): void {
    this.#changed.add(key)
    this.#timer ??= setTimeout(() => this.#syncChanged(), SYNC_MS).unref()
  }

  #syncChanged(): void {
    this.#timer = undefined
    const keys = [...this.#changed]
    this.#changed.clear()
    // What could not be recorded is tried again with the client's next subject, whose answer says what is wrong.
    void Promise.allSettled(keys.map((key) => this.#sync(key)))
  }

  async #record(pool: pg.Pool, keys: string[]): Promise<Recorded[]> {
    const asked = [...new Set(keys)].map((key) => {
      const client = this.#client(key)
      const given = [...client.unrecorded]
      return { client: key, state: client, given }
    })
    const recorded = await recordDistinct(
      pool,
      asked.map(({ client, given }) => ({
        client,
        subjects: given.map(([subject, { cost }]) => ({ subject, cost })),
      })),
      this.#rule,
    )
    for (const [index, { state, given }] of asked.entries()) {
      const known = recorded[index] ?? state.known
      place(given, known.points)
      for (const [subject] of given) state.unrecorded.delete(subject)
      state.known = known
      state.syncedAt = performance.now()
    }
    return keys.map((key) => this.#client(key).known)
  }

  #refusal({ known, syncedAt }: Client): TooManyAttempts {
    const passed = performance.now() - syncedAt
    return new TooManyAttempts(secondsOf(known.freeInMs - passed), this.#rule.reason, this.#rule.name)
  }
}

/** Says of each subject what was used up with it, when all of them together brought the client to `points`. */
function place(given: readonly [string, Seen][], points: number): void {
  let position = points
  for (const [, seen] of given.toReversed()) {
    seen.position = position
    position -= seen.cost
  }
}
