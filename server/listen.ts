import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import { StartError } from './lib/start-error.ts'

const reasons: Record<string, (env: Env) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program. Stop that one, or set PORT to a free port.`,
  EACCES: ({ port }) => `This account may not listen on port ${port}. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST=${host} is not an address of this machine. Use localhost or 0.0.0.0.`,
  ENOTFOUND: ({ host }) => `HOST=${host} is not an address of this machine. Use localhost or 0.0.0.0.`,
}

/** @throws StartError when the port or host cannot be listened on. */
export async function listen(app: FastifyInstance, env: Env): Promise<void> {
  try {
    await app.listen({
      port: env.port,
      host: env.host,
      listenTextResolver: (address) => `listening on ${address}`,
    })
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    throw reason ? new StartError(reason(env)) : error
  }
}
