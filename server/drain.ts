import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { stopAccepting } from './addresses.ts'

/** Nobody has asked for so long: whatever connections are open are idle. */
const QUIET_MS = 100
/** How long to wait for that. */
const PATIENCE_MS = 1_000
/** Whoever has not fetched all of an answer by then is cut off, so that the stop stays in order. */
const LAST_PATIENCE_MS = 10_000
const LOOK_EVERY_MS = 20

/**
 * Makes `app.close()` let go of its clients, so that a stop under load fails nobody. From the first moment every answer
 * says `Connection: close` (Fastify does that), and /readyz says no. Then nobody new is let in; connections that are in
 * use end by themselves, while one that is cut just when its client asks again would be a failed request.
 *
 * @param delayMs how long to go on serving for a load balancer that has yet to notice.
 */
export function drainBeforeClose(app: FastifyInstance, delayMs: number): void {
  /** Requests by connection: of several that one client has sent at once, only the first hears that it is gone. */
  const open = new Map<Socket, number>()
  let askedAt = Number.NEGATIVE_INFINITY
  // Of the server and not a hook, for not every request gets as far as those (see fast-lane/front.ts).
  app.server.on('request', ({ socket }, response) => {
    const others = open.get(socket)
    if (others === undefined) socket.once('close', () => open.delete(socket))
    open.set(socket, (others ?? 0) + 1)
    askedAt = performance.now()
    response.once('close', () => {
      const left = open.get(socket)
      if (left !== undefined) open.set(socket, left - 1)
    })
  })
  app.addHook('preClose', async () => {
    // Whoever was answered by a doorstep is not seen here (see fast-lane/doorstep.ts), and may be asking just now.
    if (open.size > 0) askedAt = performance.now()
    await wait(delayMs)
    stopAccepting(app.server)
    const lastUntil = performance.now() + LAST_PATIENCE_MS
    setTimeout(() => app.server.closeAllConnections(), LAST_PATIENCE_MS).unref()
    const until = performance.now() + PATIENCE_MS
    while (performance.now() < Math.min(until, askedAt + QUIET_MS)) await wait(LOOK_EVERY_MS)
    // Node takes a connection for idle as soon as all of an answer was given to it, whether or not it has been fetched.
    const isFetching = () => [...open.keys()].some(({ writableLength }) => writableLength > 0)
    while (isFetching() && performance.now() < lastUntil) await wait(LOOK_EVERY_MS)
  })
  // Node waits for the connections of one address only, and localhost has two.
  app.addHook('onClose', async () => {
    const until = performance.now() + LAST_PATIENCE_MS
    const isAnswering = () => [...open.values()].some((requests) => requests > 0)
    while (isAnswering() && performance.now() < until) await wait(LOOK_EVERY_MS)
  })
}
