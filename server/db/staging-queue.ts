import { createBatcher } from '#server/lib/batcher.ts'
import type { Database } from './database.ts'

/**
 * Imports that are staged at a time, by all processes together. Each holds a connection for as long as it takes. In the one
 * session of the embedded database, look-ups would wait for two imports instead of one.
 */
const AT_ONCE: Record<Database['kind'], number> = { server: 2, embedded: 1 }
/** How soon a process notices that another one has finished an import. */
const POLL_MS = 200
const RENEW_MS = 1_000
/** An import that was not renewed for so long has lost its place: its process has ended. */
const IS_LIVE = "seen_at > now() - interval '5 seconds'"

/** Advisory lock: makes ids visible in their order, so that no import gets in front of one that has started. */
const LOCK = 1_886_548_329

const JOIN = `
  INSERT INTO queued_imports (key)
  SELECT unnest($1::text[]) FROM (SELECT pg_advisory_xact_lock(${LOCK})) AS locked RETURNING id`

/** Ends imports, renews others, and returns the oldest ones. A process's own are never expired. */
const UPDATE = `
  WITH ended AS (
    DELETE FROM queued_imports WHERE id = ANY ($2::bigint[])
  ), renewed AS (
    INSERT INTO queued_imports (id, key) SELECT * FROM unnest($3::bigint[], $4::text[])
    ON CONFLICT (id) DO UPDATE SET seen_at = now()
  )
  SELECT id FROM queued_imports
  WHERE id <> ALL ($2::bigint[]) AND (id = ANY ($1::bigint[]) OR ${IS_LIVE}) ORDER BY id LIMIT $5`

const AHEAD = `
  SELECT ahead FROM (
    SELECT key, (row_number() OVER (ORDER BY id) - 1)::int AS ahead FROM queued_imports WHERE ${IS_LIVE}
  ) AS live WHERE key = $1 ORDER BY ahead LIMIT 1`

interface Entry {
  key: string | null
  /** Both do nothing once the import has started. */
  start(): void
  refuse(reason: unknown): void
}

/**
 * The queue of imports that wait to be staged, in order of arrival, in the database that all processes share. An import that waits
 * holds no connection. A process renews its imports and asks which ones are the oldest.
 */
export class StagingQueue {
  readonly #pool: Database['pool']
  readonly #join: (key: string | null) => Promise<string>
  readonly #atOnce: number
  /** The imports of this process by id. */
  readonly #entries = new Map<string, Entry>()
  #ended: string[] = []
  #renewedAt = 0
  #polling = false
  #changed = false
  #wake = () => {}
  #stopped: Error | undefined

  constructor({ pool, kind }: Pick<Database, 'pool' | 'kind'>) {
    this.#pool = pool
    this.#join = createBatcher((keys) => join(pool, keys), { maxSize: 100, inFlight: 1 })
    this.#atOnce = AT_ONCE[kind]
  }

  /**
   * Runs the work of an import in its turn.
   *
   * @param key by which `ahead` finds it.
   * @param signal ends the waiting.
   * @throws errors of the work; the signal's reason; the reason of `stop`; errors of the database.
   */
  async run<T>(
    work: () => Promise<T>,
    { key = null, signal }: { key?: string | null | undefined; signal?: AbortSignal },
  ): Promise<T> {
    const id = await this.#join(key)
    const turn = new Promise<void>((start, refuse) => {
      this.#entries.set(id, { key, start, refuse })
      const leave = () => refuse(signal?.reason)
      if (signal?.aborted) leave()
      else signal?.addEventListener('abort', leave, { once: true })
    })
    try {
      this.#update()
      await turn
      return await work()
    } finally {
      this.#entries.delete(id)
      this.#ended.push(id)
      this.#update()
    }
  }

  /** Number of imports before the one with this key; null when it does not wait. */
  async ahead(key: string): Promise<number | null> {
    const { rows } = await this.#pool.query<{ ahead: number }>({
      ...{ name: 'staging-queue-ahead', text: AHEAD, values: [key] },
    })
    const ahead = rows[0]?.ahead ?? 0
    return ahead < this.#atOnce ? null : ahead
  }

  /** Refuses the imports of this process that have not started, and from now on those that would have to wait. */
  stop(reason: Error): void {
    this.#stopped = reason
    this.#update()
  }

  #update(): void {
    this.#changed = true
    this.#wake()
    if (!this.#polling) void this.#poll()
  }

  async #poll(): Promise<void> {
    this.#polling = true
    while (this.#entries.size > 0 || this.#ended.length > 0) {
      this.#changed = false
      try {
        for (const id of await this.#findOldest()) this.#entries.get(id)?.start()
        if (this.#stopped) this.#refuse(this.#stopped)
      } catch (error) {
        // A place that could not be ended or renewed expires.
        this.#refuse(error)
      }
      if (!this.#changed) await this.#pause()
    }
    this.#polling = false
  }

  #refuse(reason: unknown): void {
    for (const { refuse } of this.#entries.values()) refuse(reason)
  }

  async #findOldest(): Promise<string[]> {
    const own = [...this.#entries.keys()]
    const ended = this.#ended.splice(0)
    const isRenewed = performance.now() > this.#renewedAt + RENEW_MS
    if (isRenewed) this.#renewedAt = performance.now()
    const renewed = isRenewed ? [...this.#entries] : []
    const { rows } = await this.#pool.query<{ id: string }>({
      name: 'update-staging-queue',
      text: UPDATE,
      values: [own, ended, renewed.map(([id]) => id), renewed.map(([, { key }]) => key), this.#atOnce],
    })
    return rows.map(({ id }) => id)
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

/** Adds imports to the end of the queue. @returns their ids, in the order of the keys. */
async function join(pool: Database['pool'], keys: (string | null)[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    ...{ name: 'join-staging-queue', text: JOIN, values: [keys] },
  })
  return rows.map(({ id }) => id)
}

/** Deletes what processes that were killed have left. */
export async function cleanUpStagingQueue({ db }: { db: Pick<Database, 'pool'> }): Promise<void> {
  await db.pool.query("DELETE FROM queued_imports WHERE seen_at < now() - interval '1 hour'")
}
