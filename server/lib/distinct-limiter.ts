import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { createBatcher } from './batcher.ts'
import { type ClientUsage, forgetDistinct, isRecorded, recordDistinct } from './distinct-attempts.ts'
import { difficultyAt, type ProofDifficulty } from './proof-of-work.ts'
import { secondsOf, TooManyAttempts } from './rate-limiter.ts'

/** A limit on how many different subjects one client asks for. Asking for the same again is free. */
export interface DistinctRule {
  /** Unlike every other limit's. */
  name: string
  /** For which a subject counts. */
  seconds: number
  /** So many are answered at once; each further one takes a harder proof of work, up to `points`. */
  free: number
  points: number
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

/** Resolves when the client has solved a proof of work. */
export type RequireProof = (difficulty: ProofDifficulty) => Promise<void>

/** What a client is, before it is answered. */
interface Checked {
  /** It was answered the subject before. */
  isKnown: boolean
  /** It has solved a proof of work, now or before. */
  proven: boolean
}

interface Seen {
  at: number
  cost: number
  /** What the client had used up with it; undefined until the database has counted it. */
  position: number | undefined
  /** Whether the client has solved a proof of work for it. */
  isProven: boolean
}

interface Client {
  seen: Map<string, Seen>
  unrecorded: Map<string, Seen>
  known: ClientUsage
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
  readonly #pool: pg.Pool
  readonly #clients = new LRUCache<string, Client>({ max: MAX_CLIENTS })
  readonly #changed = new Set<string>()
  readonly #sync: (key: string) => Promise<ClientUsage>
  #timer: NodeJS.Timeout | undefined

  constructor(pool: pg.Pool, rule: DistinctRule) {
    this.#rule = rule
    this.#pool = pool
    this.#sync = createBatcher((keys: string[]) => this.#record(keys), { maxSize: 200, inFlight: 1 })
  }

  /**
   * Asks for a proof of work beyond what is free, unless the client has been answered the subject before.
   *
   * @throws TooManyAttempts when the client has used up its limit.
   */
  async check(key: string, subject: string, requireProof: RequireProof): Promise<Checked> {
    const client = this.#clients.get(key)
    if (client && this.#seen(client, subject)) return { isKnown: true, proven: false }
    const fresh = { isKnown: false, proven: false }
    if (!client || this.#usedUp(client) < this.#rule.free) return fresh
    if (performance.now() > client.syncedAt + SYNC_MS) await this.#sync(key)
    const beyond = this.#usedUp(client) + 1 - this.#rule.free
    if (beyond <= 0) return fresh
    // A refusal asks the database nothing.
    const isAllowed = beyond <= this.#rule.points - this.#rule.free
    if (isAllowed && (await isRecorded(this.#pool, { client: key, subject }, this.#rule)))
      return { isKnown: true, proven: true }
    await this.#demand(client, beyond, requireProof)
    return { isKnown: false, proven: true }
  }

  /**
   * Counts a subject, and resolves when the answer may be given.
   *
   * @param proven whether the client has solved a proof of work already.
   * @throws TooManyAttempts
   */
  async count(
    key: string,
    subject: string,
    { proven, requireProof }: { proven: boolean; requireProof: RequireProof },
  ): Promise<void> {
    const client = this.#client(key)
    const seen = this.#seen(client, subject) ?? this.#note(client, key, subject)
    if (seen.position === undefined) {
      if (client.unrecorded.size <= this.#share(client)) return
      await this.#sync(key)
    }
    const beyond = (seen.position ?? 0) - this.#rule.free
    if (beyond <= 0) return
    seen.isProven ||= proven
    if (seen.isProven && beyond <= this.#rule.points - this.#rule.free) return
    try {
      // Requests of the same moment got past the check.
      await this.#demand(client, beyond, requireProof)
      seen.isProven = true
    } catch (error) {
      // What is not answered is not known.
      client.seen.delete(subject)
      await forgetDistinct(this.#pool, { client: key, subject }, this.#rule)
      throw error
    }
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
    const now = performance.now()
    for (const [old, { at }] of client.seen) {
      if (now < at + this.#rule.seconds * 1000) break
      client.seen.delete(old)
    }
    const seen = { at: now, cost, position: undefined, isProven: false }
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

  async #record(keys: string[]): Promise<ClientUsage[]> {
    const asked = [...new Set(keys)].map((key) => {
      const client = this.#client(key)
      const given = [...client.unrecorded]
      return { client: key, state: client, given }
    })
    const recorded = await recordDistinct(
      this.#pool,
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

  /** What all processes have counted, as far as this one knows. */
  #usedUp({ known, unrecorded }: Client): number {
    return Array.from(unrecorded.values()).reduce((points, { cost }) => points + cost, known.points)
  }

  async #demand(client: Client, beyond: number, requireProof: RequireProof): Promise<void> {
    const most = this.#rule.points - this.#rule.free
    if (beyond > most) throw this.#refusal(client)
    await requireProof(difficultyAt(beyond / most))
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
