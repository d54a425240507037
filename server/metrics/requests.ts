import type { FastifyRequest } from 'fastify'
import { Histogram } from 'prom-client'

const durations = new Histogram({
  name: 'pravesh_http_request_duration_seconds',
  help: 'Duration of requests by route, method and status.',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})

/**
 * Measures a request.
 *
 * @param o.took milliseconds.
 */
export function measureRequest(
  { method, routeOptions }: FastifyRequest,
  { status, took }: { status: number; took: number },
): void {
  durations.observe({ route: routeOf(routeOptions), method, status }, took / 1000)
}

/** Each built file has a route, and hundreds have another name after an upgrade: they count together. */
function routeOf({ url = 'none', config }: FastifyRequest['routeOptions']): string {
  // @fastify/static puts the file there.
  if (!('file' in config)) return url
  return url.startsWith('/assets/') ? '/assets/*' : 'other-built-files'
}
