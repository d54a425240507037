import { LRUCache } from 'lru-cache'
import type { Database } from '#server/db/database.ts'
import type { VisibleExam } from '#server/domains/results/exams/find-exams.ts'
import { memoizeByObject } from '#shared/memoize-by-object.ts'

/** Maximum number of exams in a cache. */
const MAX_CACHED = 100

/**
 * Caches what is computed from an exam's visible rows, by its visible layers and their number of rows. The rows of a layer
 * change only when a candidate is deleted, and layer numbers are never reused, so every change has another key in all processes.
 */
export function cacheByLayers<Value>(
  compute: (pool: Database['pool'], layers: readonly number[]) => Promise<Value>,
): (db: Pick<Database, 'pool'>, exam: Pick<VisibleExam, 'layers' | 'rows'>) => Promise<Value> {
  const cacheOf = memoizeByObject(
    (_pool: Database['pool']) => new LRUCache<string, Promise<Value>>({ max: MAX_CACHED }),
  )
  return ({ pool }, { layers, rows }) => {
    const cache = cacheOf(pool)
    const key = `${layers} ${rows}`
    const value = cache.get(key) ?? compute(pool, layers)
    cache.set(key, value)
    value.catch(() => cache.delete(key))
    return value
  }
}
