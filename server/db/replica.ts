import type pg from 'pg'
import type { Logger } from '#server/lib/log.ts'
import { StartError } from '#server/lib/start-error.ts'
import { DataVersion } from './data-version.ts'
import { type Database, PEER, type PublicSource } from './database.ts'
import { readDatabaseUrl, withoutWarnings } from './database-url.ts'
import { openPool, type PoolOptions } from './open-pool.ts'

/** A replica that lags further behind is left out. */
const MAX_LAG_MS = 2_000
const CHECK_EVERY_MS = 400

/** How far a server has come: its write-ahead log's end, or the part that a replica has applied, and its clock. */
interface Progress {
  /** Bytes, as a decimal number; null on a replica's side if the server is no replica. */
  lsn: string | null
  time: Date
  cluster: string
}

const progressOf = (lsn: string) => `
  SELECT ${lsn} - '0/0'::pg_lsn AS lsn, clock_timestamp() AS time,
    (SELECT system_identifier FROM pg_control_system()) || ' ' || current_database() AS cluster`
const APPLIED = progressOf('CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END')
const WRITTEN = progressOf('pg_current_wal_lsn()')

/**
 * Adds a streaming replica to a database. One that does not answer is left out until it does.
 *
 * @throws StartError when it is no replica of the database.
 */
export async function withReplica(db: Database, url: string, o: PoolOptions): Promise<Database> {
  readDatabaseUrl(url, 'DATABASE_REPLICA_URL')
  const connection = { ...PEER, connectionString: withoutWarnings(url), max: db.pool.options.max }
  const replica = new Replica(db, { ...openPool({ kind: 'server', connection }, o), log: o.log })
  await replica.start().catch(async (error: unknown) => {
    await replica.close()
    throw error
  })
  return { ...db, replica: () => replica.source(), close: () => replica.close().then(db.close) }
}

/**
 * A streaming replica that answers what visitors ask on a result day. It is used only while it is known to have applied everything
 * that the primary had written two seconds ago, and while its clock is not ahead: nothing is released early.
 */
export class Replica {
  readonly #primary: Database
  readonly #pool: pg.Pool
  readonly #log: Logger | undefined
  readonly #source: PublicSource
  readonly #close: () => Promise<void>
  readonly #timer: NodeJS.Timeout
  /** What the primary had written, and when, the oldest first. */
  #written: { lsn: bigint; at: number }[] = []
  /** When the primary had written no more than the replica has applied by now. */
  #freshAt = Number.NEGATIVE_INFINITY
  #isChecking = false
  #wasUsed = true

  /** @param o.close closes the pool. */
  constructor(
    primary: Database,
    { pool, log, close }: { pool: pg.Pool; log: Logger | undefined; close(): Promise<void> },
  ) {
    this.#primary = primary
    this.#pool = pool
    this.#log = log
    this.#close = close
    // Caches must not take the data of the replica for that of a version of the primary, so the version has no fallback.
    this.#source = { db: { ...primary, pool: this.#withFallback() }, dataVersion: new DataVersion({ pool }) }
    this.#timer = setInterval(() => void this.#check(), CHECK_EVERY_MS)
    this.#timer.unref()
  }

  /** @returns undefined while the replica is left out. */
  source(): PublicSource | undefined {
    const isUsed = performance.now() - this.#freshAt <= MAX_LAG_MS
    if (isUsed !== this.#wasUsed) {
      this.#wasUsed = isUsed
      if (isUsed) this.#log?.info('the database replica answers look-ups')
      else this.#log?.warn('the database replica is left out: it lags or does not answer')
    }
    return isUsed ? this.#source : undefined
  }

  /** @throws StartError when the replica answers and is not one of this database. */
  async start(): Promise<void> {
    const problem = await this.#compare().catch(() => undefined)
    if (problem !== undefined) throw new StartError(problem)
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#close()
  }

  /** A statement that fails on the replica runs on the primary, whose data are at least as new. */
  #withFallback(): pg.Pool {
    const query = async (...args: Parameters<pg.Pool['query']>) => {
      try {
        return await this.#pool.query(...args)
      } catch {
        this.#freshAt = Number.NEGATIVE_INFINITY
        return this.#primary.pool.query(...args)
      }
    }
    return Object.create(this.#pool, { query: { value: query } })
  }

  async #check(): Promise<void> {
    if (this.#isChecking) return
    this.#isChecking = true
    try {
      const problem = await this.#compare()
      if (problem !== undefined) this.#log?.error(problem)
    } catch {
      // Either server does not answer: the replica is left out two seconds later.
    } finally {
      this.#isChecking = false
    }
  }

  /** Finds out how fresh the replica is. @returns why it is no replica of this database, if it is none. */
  async #compare(): Promise<string | undefined> {
    const [applied] = (await this.#pool.query<Progress>(APPLIED)).rows
    const at = performance.now()
    const [written] = (await this.#primary.pool.query<Progress>(WRITTEN)).rows
    if (!applied || !written?.lsn) return undefined
    if (applied.lsn === null || applied.cluster !== written.cluster) {
      this.#freshAt = Number.NEGATIVE_INFINITY
      return 'DATABASE_REPLICA_URL leads to no streaming replica of the database in DATABASE_URL. Correct it, or leave it out.'
    }
    const lsn = BigInt(applied.lsn)
    const reached = this.#written.findLast((one) => one.lsn <= lsn)
    this.#written = this.#written.filter((one) => one.lsn > lsn)
    this.#written.push({ lsn: BigInt(written.lsn), at })
    // The primary was asked later.
    if (applied.time > written.time) this.#freshAt = Number.NEGATIVE_INFINITY
    else if (reached) this.#freshAt = reached.at
    return undefined
  }
}
