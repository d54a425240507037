import type { FastifyInstance } from 'fastify'
import type { Database } from './db.ts'

/** /healthz: the process answers. /readyz: it can do its work, which needs the database, and goes on doing it. */
export function registerHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }))
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.get('/readyz', { logLevel: 'silent' }, async (request, reply) => {
    if (stopping) return reply.code(503).header('retry-after', '5').send({ status: 'stopping' })
    try {
      await db.pool.query('SELECT 1')
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: the database does not answer')
      return reply.code(503).header('retry-after', '5').send({ status: 'not ready' })
    }
  })
}
