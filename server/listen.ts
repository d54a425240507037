import type { FastifyInstance } from 'fastify'
import { listenOnOtherAddresses } from './addresses.ts'
import type { Env } from './env.ts'
import { StartError } from './lib/start-error.ts'

const reasons: Record<string, (env: Pick<Env, 'host' | 'port'>) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program. Stop that one, or set PORT to a free port.`,
  EACCES: ({ port }) => `This account may not listen on port ${port}. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST=${host} is not an address of this machine. Use localhost or 0.0.0.0.`,
  ENOTFOUND: ({ host }) => `HOST=${host} is not an address of this machine. Use localhost or 0.0.0.0.`,
}

/** Connections that may wait to be accepted: a whole village may come in one second. The system may allow fewer. */
const BACKLOG = 4096

/**
 * @returns the port.
 * @throws StartError when the port or host cannot be listened on.
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
