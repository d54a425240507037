import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Env } from '#server/config/env.ts'
import type { Logger } from '#server/lib/log.ts'
import { isSameSecret } from '#server/lib/secret.ts'
import { StartError } from '#server/lib/start-error.ts'

/**
 * Serves /metrics on a separate address, which the site's reverse proxy does not expose.
 *
 * @param collect returns the metrics of all processes in Prometheus's text format.
 * @throws StartError when it cannot listen on the address.
 */
export async function serveMetrics(
  settings: NonNullable<Env['metrics']>,
  collect: () => Promise<string>,
  log: Logger,
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const answer = (status: number, text: string, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', ...headers })
        .end(text)
    if (request.url !== '/metrics') return answer(404, 'Not found\n')
    if (!mayRead(request.headers.authorization, settings.token)) {
      return answer(401, 'METRICS_TOKEN is wanted as a bearer token\n', { 'www-authenticate': 'Bearer' })
    }
    try {
      answer(200, await collect())
    } catch (err) {
      log.warn({ err }, 'metrics could not be collected')
      answer(503, 'The metrics could not be collected\n')
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.port, settings.host, resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      `Metrics cannot be served on ${settings.host}:${settings.port} (${error.code}). Set METRICS_PORT and METRICS_HOST to a free address of this machine, or leave them out.`,
      { cause: error },
    )
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function mayRead(authorization: string | undefined, token: string | undefined): boolean {
  return token === undefined || isSameSecret(authorization ?? '', `Bearer ${token}`)
}
