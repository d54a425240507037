import { type Logger, logRequest } from '#server/lib/log.ts'
import { measureRequest } from '#server/metrics/requests.ts'

interface Notebook {
  log: Logger
  /** Whether requests are counted by route. */
  metrics: boolean
}

const ROUTE = { route: '/graphql', method: 'POST' } as const

/**
 * Notes that a question was answered.
 *
 * @param id of the request.
 * @param began when, in milliseconds of `performance.now()`.
 */
export function noteAnswer({ log, metrics }: Notebook, id: string, began: number): void {
  const took = performance.now() - began
  logRequest(log, { id, method: ROUTE.method, url: ROUTE.route, status: 200, took })
  if (metrics) measureRequest({ ...ROUTE, status: 200 }, took)
}

/** Counts somebody who was turned away: of them the log has no lines. */
export function countRefusal({ metrics, refused }: { metrics: boolean; refused(): void }): void {
  refused()
  if (metrics) measureRequest({ ...ROUTE, status: 503 }, 0)
}
