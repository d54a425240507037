import type { FastifyInstance } from 'fastify'
import type { Env } from '#server/config/env.ts'
import { StartError } from '#server/lib/start-error.ts'
import { listenOnOtherAddresses } from './listen-addresses.ts'

const reasons: Record<string, (env: Pick<Env, 'host' | 'port'>) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program. Stop that one, or set PORT to a free port.`,
  EACCES: ({ port }) => `This account may not listen on port ${port}. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST=${host} is not an address of this machine. Use localhost or 0.0.0.0.`,
  ENOTFOUND: ({ host }) => `HOST=${host} is not an address of this machine. Use localhost or 0.0.0.0.`,
}

/** Connections that may wait to be accepted, for bursts. The system may allow fewer. */
const BACKLOG = 4096

/**
 * Starts listening.
 *
 * @returns the port.
 * @throws StartError when it cannot listen on the port or host.
 */
export async function listen(app: FastifyInstance, env: Pick<Env, 'host' | 'port'>): Promise<number> {
  try {
    await app.listen({
      port: env.port,
      host: env.host,
      backlog: BACKLOG,
      listenTextResolver: (address) => `listening on ${address}`,
    })
    if (env.host === 'localhost') await listenOnOtherAddresses(app.server, env.host)
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    throw reason ? new StartError(reason(env)) : error
  }
  const address = app.server.address()
  return address !== null && typeof address === 'object' ? address.port : env.port
}
