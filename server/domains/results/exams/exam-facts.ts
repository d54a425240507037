import { LRUCache } from 'lru-cache'
import type { DataVersion } from '#server/db/data-version.ts'
import type { Database } from '#server/db/database.ts'
import { builder } from '#server/graphql/builder.ts'
import { cacheable } from '#server/graphql/cache-hint.ts'
import { memoizeByObject } from '#shared/memoize-by-object.ts'
import { findVisibleExam, VISIBLE_ROWS, type VisibleExam } from './find-exams.ts'

/** Maximum number of exams in a cache. */
const MAX_CACHED = 500

function createCache<Value>() {
  const cacheOf = memoizeByObject(
    (_pool: Database['pool']) => new LRUCache<string, Promise<Value>>({ max: MAX_CACHED }),
  )
  return (pool: Database['pool'], key: string, compute: () => Promise<Value>) => {
    const cache = cacheOf(pool)
    const value = cache.get(key) ?? compute()
    cache.set(key, value)
    value.catch(() => cache.delete(key))
    return value
  }
}

/**
 * Caches what is computed from an exam's visible rows, by its visible layers and their number of rows. The rows of a layer
 * change only when a candidate is deleted, and layer numbers are never reused, so every change has another key in all processes.
 */
export function cacheByLayers<Value>(
  compute: (pool: Database['pool'], layers: readonly number[]) => Promise<Value>,
): (db: Pick<Database, 'pool'>, exam: Pick<VisibleExam, 'layers' | 'rows'>) => Promise<Value> {
  const cached = createCache<Value>()
  return ({ pool }, { layers, rows }) => cached(pool, `${layers} ${rows}`, () => compute(pool, layers))
}

/** How many candidates of an exam have which percentage. */
interface Distribution {
  candidates: number
  /** Ascending, each once. */
  percentages: Float64Array
  /** Number of candidates with this percentage or a lower one. */
  upTo: Int32Array
}

/** The place of one percentage among those of an exam. */
export interface StandingShape {
  candidates: number
  /** By percentage; equal percentages share a rank (1, 2, 2, 4). */
  rank: number
  /** The percentage of candidates with this percentage or a lower one: PostgreSQL's cume_dist. Null for few candidates. */
  percentile: number | null
}

/** With fewer candidates a percentile is not shown. */
export const FEWEST_FOR_PERCENTILE = 30

const DISTRIBUTION = `
  SELECT array_agg(percentage ORDER BY percentage) AS percentages, array_agg(candidates ORDER BY percentage) AS counts
  FROM (
    SELECT percentage::float8, count(*)::int AS candidates FROM ${VISIBLE_ROWS} AS result
    WHERE percentage IS NOT NULL GROUP BY percentage
  ) AS distinct_percentages`

export interface StandingSource {
  db: Pick<Database, 'pool'>
  dataVersion: DataVersion
}

const cachedDistribution = createCache<Distribution>()

/** A percentage among those of an exam, from memory: read once for each version of the public data. Null without one. */
export async function findStanding(
  { db, dataVersion }: StandingSource,
  examId: string,
  percentage: string | null,
): Promise<StandingShape | null> {
  if (percentage === null) return null
  const key = `${await dataVersion.version()} ${examId}`
  return standingOf(await cachedDistribution(db.pool, key, () => read(db, examId)), percentage)
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
function standingOf(
  { candidates, percentages, upTo }: Distribution,
  percentage: string,
): StandingShape | null {
  const reached = upTo[placeOf(percentages, Number(percentage))]
  if (reached === undefined) return null
  const percentile = candidates < FEWEST_FOR_PERCENTILE ? null : (reached / candidates) * 100
  return { candidates, rank: candidates - reached + 1, percentile }
}

/** Binary search; -1 for a missing percentage. */
function placeOf(percentages: Float64Array, percentage: number): number {
  let [low, high] = [0, percentages.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = percentages[middle] as number
    if (found === percentage) return middle
    if (found < percentage) low = middle + 1
    else high = middle - 1
  }
  return -1
}

interface RankedResult {
  examId: string
  examRank: string | null
  /** Whether its file states no ranks. */
  ranksByPercentage: boolean
  percentage: string | null
}

/** A result's rank as everybody reads it: stated by its file, or by percentage among all results that can be seen. */
export async function presentRank(
  source: StandingSource,
  { examId, examRank, ranksByPercentage, percentage }: RankedResult,
): Promise<string | null> {
  const standing = ranksByPercentage ? await findStanding(source, examId, percentage) : null
  // For a moment after a change of the results nobody seems to have this percentage.
  return standing ? String(standing.rank) : examRank
}

const ExamFacts = builder.objectRef<ExamFactsShape>('ExamFacts').implement({
  description: 'Statistics of an exam’s visible results, to compare one result with.',
  fields: (t) => ({
    candidates: t.exposeInt('candidates', { description: 'Number of candidates with a visible mark.' }),
    averagePercentage: t.field({
      type: 'Decimal',
      nullable: true,
      description: `Mean of their percentages, to two decimals; null for fewer than ${FEWEST_FOR_PERCENTILE} candidates of an exam whose results take a second secret.`,
      // With few candidates, one of them could compute the marks of the others from the mean.
      resolve: ({ secondSecret, candidates, averagePercentage }) =>
        candidates < FEWEST_FOR_PERCENTILE && secondSecret !== 'NONE' ? null : averagePercentage,
    }),
    hasNumericIds: t.exposeBoolean('hasNumericIds', {
      description:
        'Whether every visible candidate ID consists of the digits 0 to 9: then a phone may show a keypad of digits.',
    }),
    fullMarks: t.expose('fullMarks', {
      type: 'Decimal',
      nullable: true,
      description:
        'As entered for the exam or with a file, or as all its marks and percentages imply; null when they say nothing or different things.',
    }),
  }),
})

builder.queryField('examFacts', (t) =>
  t.field({
    ...cacheable,
    authScopes: { public: true },
    type: ExamFacts,
    nullable: true,
    description: 'Facts of an exam; null without visible results. [anyone]',
    args: { examId: t.arg.id({ required: true }) },
    resolve: (_root, { examId }, { db }) => findExamFacts(db, examId),
  }),
)

interface ExamFactsShape extends Pick<VisibleExam, 'secondSecret' | 'fullMarks'> {
  candidates: number
  averagePercentage: string
  hasNumericIds: boolean
}

interface SumOfLayer {
  candidates: number
  sum: string
  hasNumericIds: boolean
}

/** The rows of a layer that no newer layer replaces. */
const SUM_OF_LAYER = `
  SELECT count(percentage)::int AS candidates, coalesce(sum(percentage), 0)::text AS sum,
    coalesce(bool_and(candidate_id ~ '^[0-9]+$'), true) AS "hasNumericIds"
  FROM exam_results AS result
  WHERE layer = $1 AND NOT EXISTS (
    SELECT FROM exam_results AS newer
    WHERE newer.layer = ANY ($2::int[]) AND newer.candidate_id = result.candidate_id
  )`

/** Rounded as the average of the distribution is. */
const MEAN = 'SELECT round(sum(part) / $2, 2)::text AS mean FROM unnest($1::numeric[]) AS part'

/** Facts of an exam's visible results, computed once for each set of visible layers; null without any. */
async function findExamFacts(db: Pick<Database, 'pool'>, examId: string): Promise<ExamFactsShape | null> {
  const exam = examId.includes('\0') ? undefined : await findVisibleExam(db, examId.trim())
  if (!exam) return null
  const facts = await computeFacts(db, exam)
  return facts && { ...facts, secondSecret: exam.secondSecret, fullMarks: exam.fullMarks }
}

const computeFacts = cacheByLayers(async (pool, layers) => {
  let candidates = 0
  let hasNumericIds = true
  const sums: string[] = []
  for (const [place, layer] of layers.entries()) {
    const { rows } = await pool.query<SumOfLayer>(SUM_OF_LAYER, [layer, layers.slice(0, place)])
    candidates += rows[0]?.candidates ?? 0
    hasNumericIds &&= rows[0]?.hasNumericIds ?? true
    sums.push(rows[0]?.sum ?? '0')
  }
  if (candidates === 0) return null
  const { rows } = await pool.query<{ mean: string }>(MEAN, [sums, candidates])
  return { candidates, averagePercentage: rows[0]?.mean ?? '0', hasNumericIds }
})
