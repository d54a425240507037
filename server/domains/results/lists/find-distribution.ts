import { LRUCache } from 'lru-cache'
import type { DataVersion } from '#server/db/data-version.ts'
import type { Database } from '#server/db/database.ts'
import { VISIBLE_ROWS } from '#server/domains/results/look-up/visible-rows.ts'
import { memoizeByObject } from '#shared/memoize-by-object.ts'

/** How many candidates of an exam have which percentage. */
export interface Distribution {
  candidates: number
  /** Ascending, each once. */
  percentages: Float64Array
  /** Number of candidates with this percentage or a lower one. */
  upTo: Int32Array
}

/** Where one percentage stands among those who sat an exam. */
export interface StandingShape {
  candidates: number
  /** By percentage; equal percentages share a rank (1, 2, 2, 4). */
  rank: number
  /** The percentage of candidates with this percentage or a lower one: PostgreSQL's cume_dist. Null for few candidates. */
  percentile: number | null
}

/** From this many candidates on a percentile says something. */
export const FEWEST_FOR_PERCENTILE = 30

/** Maximum number of exams in the cache. */
const MAX_CACHED = 500

const DISTRIBUTION = `
  SELECT array_agg(percentage ORDER BY percentage) AS percentages, array_agg(candidates ORDER BY percentage) AS counts
  FROM (
    SELECT percentage::float8, count(*)::int AS candidates FROM ${VISIBLE_ROWS} AS result
    WHERE percentage IS NOT NULL GROUP BY percentage
  ) AS distinct_percentages`

type Source = { db: Pick<Database, 'pool'>; dataVersion: DataVersion }
type Reading = { version: string; distribution: Promise<Distribution> }

const cacheOf = memoizeByObject(
  (_pool: Database['pool']) => new LRUCache<string, Reading>({ max: MAX_CACHED }),
)

/** Read once for each version of the public data. */
export async function findDistribution({ db, dataVersion }: Source, examId: string): Promise<Distribution> {
  const version = await dataVersion.version()
  const cache = cacheOf(db.pool)
  const known = cache.get(examId)
  const reading = known?.version === version ? known : { version, distribution: read(db, examId) }
  cache.set(examId, reading)
  reading.distribution.catch(() => cache.get(examId) === reading && cache.delete(examId))
  return reading.distribution
}

async function read({ pool }: Pick<Database, 'pool'>, examId: string): Promise<Distribution> {
  const { rows } = await pool.query<{ percentages: number[] | null; counts: number[] | null }>({
    name: 'read-distribution',
    text: DISTRIBUTION,
    values: [examId],
  })
  const { percentages, counts } = rows[0] ?? {}
  let candidates = 0
  const upTo = Int32Array.from(counts ?? [], (count) => (candidates += count))
  return { candidates, percentages: Float64Array.from(percentages ?? []), upTo }
}

/** @returns null for a percentage that nobody has. */
export function standingOf(
  { candidates, percentages, upTo }: Distribution,
  percentage: string,
): StandingShape | null {
  const reached = upTo[placeOf(percentages, Number(percentage))]
  if (reached === undefined) return null
  const percentile = candidates < FEWEST_FOR_PERCENTILE ? null : (reached / candidates) * 100
  return { candidates, rank: candidates - reached + 1, percentile }
}

/** Binary search; -1 when it is not among them. */
function placeOf(percentages: Float64Array, wanted: number): number {
  let [low, high] = [0, percentages.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = percentages[middle] as number
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}
