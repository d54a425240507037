import { Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Nobody has asked for so long: whatever connections are open are idle. */
const QUIET_MS = 100
/** How long to wait for that. */
const PATIENCE_MS = 1_000
const LOOK_EVERY_MS = 20

/**
 * Makes `app.close()` let go of its clients, so that a stop under load fails nobody. From the first moment every answer
 * says `Connection: close` (Fastify does that), and /readyz says no. Then nobody new is let in; connections that are in
 * use end by themselves, while one that is cut just when its client asks again would be a failed request.
 *
 * @param delayMs how long to go on serving for a load balancer that has yet to notice.
 */
export function drainBeforeClose(app: FastifyInstance, delayMs: number): void {
  let open = 0
  let askedAt = Number.NEGATIVE_INFINITY
  app.addHook('onRequest', (_request, reply, done) => {
    open++
    askedAt = performance.now()
    reply.raw.once('close', () => {
      open--
    })
    done()
  })
  app.addHook('preClose', async () => {
    await wait(delayMs)
    // An HTTP server's own close would also cut every connection that has no request at this moment.
    Server.prototype.close.call(app.server)
    const until = performance.now() + PATIENCE_MS
    while (performance.now() < Math.min(until, askedAt + QUIET_MS)) await wait(LOOK_EVERY_MS)
  })
  // Fastify finds the server closed, and does not wait itself.
  app.addHook('onClose', async () => {
    while (open > 0) await wait(LOOK_EVERY_MS)
  })
}
