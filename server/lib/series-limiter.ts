import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { createBatcher } from './batcher.ts'
import { recordDistinct } from './distinct-attempts.ts'
import type { RequireProof } from './distinct-limiter.ts'
import { difficultyAt } from './proof-of-work.ts'

/** A limit on asking for one neighbouring subject after the other from many clients. */
export interface SeriesRule {
  /** Unlike every other limit's. */
  name: string
  /** For which a subject counts. */
  seconds: number
  /** So many neighbours in a row are chance. */
  tolerated: number
  /**
   * Once all clients ask for more subjects in series, and others than this one for more than a few, each further subject of
   * a series takes a proof of work. It is never refused: friends and schools have neighbouring candidates, too.
   */
  free: number
  fewOfOthers: number
  /** A client that asked for so many subjects apart from each other has neighbours by chance. */
  trustedFrom: number
  /** Whether a subject is close to the one before it. */
  isNext(previous: string, subject: string): boolean
}

const SYNC_MS = 500
/** From so many on, the one who adds a subject waits until all are recorded. */
const RECORD_FROM = 20
/** With so many, they are recorded before another one is kept. */
const MOST_UNRECORDED = 200
const MAX_CLIENTS = 20_000
/** Stands for all clients together; no client's key is empty. */
const ALL = ''

interface Client {
  previous: string
  /** Neighbours in a row. */
  series: number
  /** Subjects that were no neighbours. */
  apart: number
  /** What all others had asked for in series when the database was asked. */
  others: number | undefined
  syncedAt: number
}

/**
 * Finds a program that asks for everything in order, even if each of its addresses asks for little. Subjects in series are
 * counted for all processes in the database, for their client and for all clients together.
 */
export class SeriesLimiter {
  readonly #rule: SeriesRule
  readonly #clients = new LRUCache<string, Client>({ max: MAX_CLIENTS })
  /** What the database has counted of all clients. */
  #all = 0
  #unrecorded: { key: string; subject: string }[] = []
  readonly #sync: (key: string) => Promise<unknown>
  #timer: NodeJS.Timeout | undefined

  constructor(pool: pg.Pool, rule: SeriesRule) {
    this.#rule = rule
    this.#sync = createBatcher((keys: string[]) => this.#record(pool, keys), { maxSize: 200, inFlight: 1 })
  }

  /** Demands a proof of work for a subject that continues a series while others ask in series, too. */
  async check(
    key: string,
    subject: string,
    { proven, requireProof }: { proven: boolean; requireProof: RequireProof },
  ): Promise<void> {
    const { tolerated, trustedFrom } = this.#rule
    const client = this.#clientOf(key)
    const isTrusted = client.apart >= trustedFrom
    this.#note(client, subject)
    if (client.series === 0) return
    const isTolerated = client.series <= tolerated
    if (isTolerated && (isTrusted || !this.#isBusy(key))) return
    if (this.#isBusy(key) && performance.now() > client.syncedAt + SYNC_MS) await this.#sync(key)
    if (this.#isBusy(key) && !proven) await requireProof(difficultyAt(0))
    if (this.#unrecorded.length >= MOST_UNRECORDED) await this.#sync(key)
    this.#unrecorded.push({ key, subject })
    if (this.#unrecorded.length >= RECORD_FROM) await this.#sync(key)
    else this.#timer ??= setTimeout(() => this.#syncAll(), SYNC_MS).unref()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #clientOf(key: string): Client {
    const known = this.#clients.get(key)
    if (known) return known
    const client: Client = {
      previous: '',
      series: 0,
      apart: 0,
      others: undefined,
      syncedAt: Number.NEGATIVE_INFINITY,
    }
    this.#clients.set(key, client)
    return client
  }

  #note(client: Client, subject: string): void {
    // Asked again, it is where it was.
    if (client.previous === subject) return
    const isNext = this.#rule.isNext(client.previous, subject)
    client.series = isNext ? client.series + 1 : 0
    if (!isNext) client.apart++
    client.previous = subject
  }

  #isBusy(key: string): boolean {
    const { free, fewOfOthers } = this.#rule
    return this.#all + this.#unrecorded.length > free && this.#others(key) > fewOfOthers
  }

  /** What all others ask for in series; of a client that the database was not asked about, what all do. */
  #others(key: string): number {
    const elsewhere = this.#unrecorded.filter((one) => one.key !== key).length
    return (this.#clients.peek(key)?.others ?? this.#all) + elsewhere
  }

  #syncAll(): void {
    this.#timer = undefined
    // What could not be recorded is tried again with the next subject, whose answer says what is wrong.
    void Promise.allSettled([this.#sync(ALL)])
  }

  async #record(pool: pg.Pool, keys: string[]): Promise<null[]> {
    const given = [...this.#unrecorded]
    const clients = [...new Set([...keys, ...given.map(({ key }) => key)])].filter((key) => key !== ALL)
    clients.push(ALL)
    const asked = clients.map((client) => ({
      client,
      subjects: given
        .filter(({ key }) => client === ALL || key === client)
        .map(({ key, subject }) => ({ subject: `${key} ${subject}`, cost: 1 })),
    }))
    const recorded = await recordDistinct(pool, asked, this.#rule)
    this.#unrecorded = this.#unrecorded.slice(given.length)
    this.#all = recorded.at(-1)?.points ?? 0
    for (const [index, key] of clients.entries()) {
      const client = this.#clients.peek(key)
      if (!client) continue
      client.others = this.#all - (recorded[index]?.points ?? 0)
      client.syncedAt = performance.now()
    }
    return keys.map(() => null)
  }
}
