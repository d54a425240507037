import type pg from 'pg'

/** How long a version that was read counts as current. Changes must be visible within one second. */
const LEASE_MS = 500

/** The version of the public data, and when a release, a publication or the end of a notice will change it next. */
interface StateRow {
  version: string
  /** Milliseconds until the next release; null when none is scheduled. */
  nextRelease: number | null
}

/** The public data as a process knows it. */
export interface DataState {
  version: string
  /** Milliseconds until the next release, less than none after it; Infinity when none is scheduled. */
  untilRelease(): number
}

/**
 * A version is never reused for other data. The sum counts committed changes and only grows. The table's OID and the
 * server's start time differ after a restore or failover, where the count could repeat; the sequence differs even if
 * rows are deleted by hand.
 */
const READ_STATE = `
  SELECT concat_ws(':', 'data_changes'::regclass::oid, extract(epoch FROM pg_postmaster_start_time()),
      changes.count, numbers.last_value, exams.released, content.released, notices.released) AS version,
    least(exams."nextRelease", content."nextRelease", notices."nextRelease") AS "nextRelease"
  FROM (SELECT coalesce(sum(changes), 0) AS count FROM data_changes) AS changes,
    data_changes_id_seq AS numbers,
    (SELECT count(*) FILTER (WHERE release_at <= now()) AS released,
       (extract(epoch FROM min(release_at) FILTER (WHERE release_at > now()) - now()) * 1000)::float8 AS "nextRelease"
     FROM exams WHERE release_at IS NOT NULL) AS exams,
    (SELECT count(*) FILTER (WHERE publish_at <= now()) AS released,
       (extract(epoch FROM min(publish_at) FILTER (WHERE publish_at > now()) - now()) * 1000)::float8 AS "nextRelease"
     FROM content_versions WHERE publish_at > created_at) AS content,
    (SELECT count(*) FILTER (WHERE at <= now()) AS released,
       (extract(epoch FROM min(at) FILTER (WHERE at > now()) - now()) * 1000)::float8 AS "nextRelease"
     FROM notices, LATERAL (VALUES (published_at), (expires_at)) AS moments (at)) AS notices`

/**
 * Tells caches whether their content is current. The database is queried at most twice a second, and only on demand;
 * each process sees the changes of all others within half a second.
 */
export class DataVersion {
  readonly #pool: pg.Pool
  readonly #leaseMs: number
  readonly #now: () => number
  #state: DataState | undefined
  #currentUntil = 0
  #reading: Promise<DataState> | undefined
  #invalidations = 0

  /**
   * @param leaseMs how long a version that was read counts as current.
   * @param now monotonic clock, in milliseconds.
   */
  constructor(
    { pool }: { pool: pg.Pool },
    {
      leaseMs = LEASE_MS,
      now = () => performance.now(),
    }: { leaseMs?: number | undefined; now?: () => number } = {},
  ) {
    this.#pool = pool
    this.#leaseMs = leaseMs
    this.#now = now
  }

  /** The version of the public data; it differs after every change or release. */
  version(): string | Promise<string> {
    const state = this.state()
    return state instanceof Promise ? state.then(({ version }) => version) : state.version
  }

  /** The version, and how long it can last. */
  state(): DataState | Promise<DataState> {
    if (this.#state !== undefined && this.#now() < this.#currentUntil) return this.#state
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  /** Discards the known version after a change by this process, so that its author sees the change at once. */
  invalidate(): void {
    this.#invalidations++
    this.#state = undefined
    this.#reading = undefined
  }

  async #read(): Promise<DataState> {
    const startedAt = this.#now()
    const invalidations = this.#invalidations
    const { rows } = await this.#pool.query<StateRow>({ name: 'read-data-state', text: READ_STATE })
    const { version, nextRelease } = rows[0] as StateRow
    const releasedAt = startedAt + (nextRelease ?? Number.POSITIVE_INFINITY)
    const state = { version, untilRelease: () => releasedAt - this.#now() }
    if (invalidations === this.#invalidations) {
      this.#state = state
      this.#currentUntil = startedAt + Math.min(this.#leaseMs, nextRelease ?? this.#leaseMs)
    }
    return state
  }
}

/** Replaces old changes by one row with their sum, which keeps the total. */
export async function cleanUpDataChanges({ db: { pool } }: { db: { pool: pg.Pool } }): Promise<void> {
  await pool.query(`
    WITH removed AS (
      DELETE FROM data_changes WHERE at < now() - interval '1 day' RETURNING changes)
    INSERT INTO data_changes (changes) SELECT sum(changes) FROM removed HAVING count(*) > 0`)
}
