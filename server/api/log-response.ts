import { type Logger, logRequest } from '#server/lib/log.ts'
import { measureRequest } from '#server/metrics/requests.ts'

interface Recorders {
  log: Logger
  /** Whether requests are counted in the metrics. */
  metrics: boolean
}

const ROUTE = { route: '/graphql', method: 'POST' } as const

/**
 * Logs and counts a response.
 *
 * @param id of the request.
 * @param startedAt in milliseconds of `performance.now()`.
 */
export function logResponse({ log, metrics }: Recorders, id: string, startedAt: number): void {
  const took = performance.now() - startedAt
  logRequest(log, { id, method: ROUTE.method, url: ROUTE.route, status: 200, took, isRoutine: true })
  if (metrics) measureRequest({ ...ROUTE, status: 200 }, took)
}

/** Counts a rejected request; rejected requests have no log lines. */
export function countRejected({ metrics, onRejected }: { metrics: boolean; onRejected(): void }): void {
  onRejected()
  if (metrics) measureRequest({ ...ROUTE, status: 503 }, 0)
}
