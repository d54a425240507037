import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram } from 'prom-client'

const durations = new Histogram({
  name: 'pravesh_http_request_duration_seconds',
  help: 'Duration of requests by route, method and status.',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})

/**
 * Records a request.
 *
 * @param took milliseconds.
 */
export function measureRequest(
  labels: { route: string; method: string; status: number },
  took: number,
): void {
  durations.observe(labels, took / 1000)
}

/** Measures every request of the app. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    measureRequest({ route: routeOf(routeOptions), method, status: reply.statusCode }, reply.elapsedTime)
    done()
  })
}

/** Each built file has a route, and hundreds have another name after an upgrade: they count together. */
function routeOf({ url = 'none', config }: FastifyRequest['routeOptions']): string {
  // @fastify/static puts the file there.
  if (!('file' in config)) return url
  return url.startsWith('/assets/') ? '/assets/*' : 'other-built-files'
}
