import './backups.ts'
import './files.ts'
import './mails.ts'
import cluster from 'node:cluster'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AggregatorRegistry, register } from 'prom-client'
import type { Env } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import type { Logger } from '#server/lib/log.ts'
import { isSameSecret } from '#server/lib/secret.ts'
import { StartError } from '#server/lib/start-error.ts'
import { measureDatabase } from './from-database.ts'
import { measureProcess } from './process.ts'

/** Measures this process and the database. A worker then answers the primary process, which asks for its metrics. */
export function measureServer(db: Database): void {
  measureProcess(db)
  measureDatabase(db)
  if (cluster.isWorker) new AggregatorRegistry()
}

/**
 * Serves /metrics, if the settings say so, on a separate address, which the site's reverse proxy does not expose: those of this
 * process or, with several, those of all workers together.
 *
 * @throws StartError when it cannot listen on the address.
 */
export async function serveMetrics(
  { metrics: settings, processes }: Pick<Env, 'metrics' | 'processes'>,
  log: Logger,
): Promise<{ port: number; stop(): Promise<void> } | undefined> {
  if (!settings) return undefined
  const workers = processes > 1 ? new AggregatorRegistry() : undefined
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
      answer(200, await (workers?.clusterMetrics() ?? register.metrics()))
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
  const { port } = server.address() as AddressInfo
  log.info(`metrics are at http://${settings.host}:${port}/metrics`)
  return {
    port,
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
