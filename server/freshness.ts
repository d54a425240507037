import type { Database } from '#server/db.ts'

/** Changes are promised within one second. */
const LEASE_MS = 500

/** Where the public data stands, and for how long at most that is true without anybody changing anything. */
interface State {
  version: string
  /** Milliseconds until results are released by the clock; null when none wait. */
  nextRelease: number | null
}

const READ_STATE = `
  SELECT concat_ws(':', changes.count, changes.last, files.released) AS version, files."nextRelease"
  FROM (SELECT count(*), max(id) AS last FROM data_changes) AS changes,
    (SELECT count(*) FILTER (WHERE release_at <= now()) AS released,
       (extract(epoch FROM min(release_at) FILTER (WHERE release_at > now()) - now()) * 1000)::float8 AS "nextRelease"
     FROM exam_result_files WHERE state = 'PUBLISHED' AND release_at IS NOT NULL) AS files`

/**
 * Knows whether what was kept of public data is still true. The database is asked at most twice a second and only while
 * somebody wants to know, so an idle server asks nothing; every process finds every other's changes within half a second,
 * whatever connections are lost between them.
 */
export class Freshness {
  readonly #pool: Database['pool']
  readonly #leaseMs: number
  readonly #now: () => number
  #version: string | undefined
  #until = 0
  #asking: Promise<string> | undefined
  #forgotten = 0

  /**
   * @param o.leaseMs how long what was read from the database is taken for the present.
   * @param o.now milliseconds that never go back.
   */
  constructor(
    { pool }: Pick<Database, 'pool'>,
    {
      leaseMs = LEASE_MS,
      now = () => performance.now(),
    }: { leaseMs?: number | undefined; now?: () => number } = {},
  ) {
    this.#pool = pool
    this.#leaseMs = leaseMs
    this.#now = now
  }

  /** The version of the public data: another one whenever something has changed or was released. */
  version(): string | Promise<string> {
    const known = this.known()
    if (known !== undefined) return known
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined
    })
    return this.#asking
  }

  /** The same, if it is known for the present without asking. */
  known(): string | undefined {
    return this.#now() < this.#until ? this.#version : undefined
  }

  /** Told after a change by this process, so that whoever made it sees it at once. */
  forget(): void {
    this.#forgotten++
    this.#version = undefined
    this.#asking = undefined
  }

  async #ask(): Promise<string> {
    const asked = this.#now()
    const forgotten = this.#forgotten
    const { rows } = await this.#pool.query<State>({ name: 'read-data-state', text: READ_STATE })
    const { version, nextRelease } = rows[0] as State
    if (forgotten === this.#forgotten) {
      this.#version = version
      this.#until = asked + Math.min(this.#leaseMs, nextRelease ?? this.#leaseMs)
    }
    return version
  }
}

/** Changes that every process has long noticed. */
export async function sweepDataChanges({ db: { pool } }: { db: Pick<Database, 'pool'> }): Promise<void> {
  await pool.query("DELETE FROM data_changes WHERE at < now() - interval '1 day'")
}
