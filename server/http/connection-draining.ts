import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { stopAccepting } from './listen-addresses.ts'

/** Without requests for this long, open connections are idle. */
const IDLE_MS = 100
/** Longest wait until connections are idle. */
const MAX_IDLE_WAIT_MS = 1_000
/** Connections that have not received their response by then are closed. */
const MAX_DRAIN_MS = 10_000
const CHECK_EVERY_MS = 20

/**
 * Drains connections on `app.close()`, so that a stop under load fails no request. Every response says `Connection:
 * close` (by Fastify), and /readyz answers 503. After the delay no new connections are accepted, and used ones end by
 * themselves: closing a connection just when its client sends the next request would fail that request.
 *
 * @param delayMs how long to keep serving until a load balancer has noticed.
 */
export function drainConnections(app: FastifyInstance, delayMs: number): void {
  /** Open requests by connection. Of pipelined requests only the first emits `close` when the connection ends. */
  const open = new Map<Socket, number>()
  let lastRequestAt = Number.NEGATIVE_INFINITY
  // On the server, not a hook: the request handler answers some requests before the app.
  app.server.on('request', ({ socket }, response) => {
    const count = open.get(socket)
    if (count === undefined) socket.once('close', () => open.delete(socket))
    open.set(socket, (count ?? 0) + 1)
    lastRequestAt = performance.now()
    response.once('close', () => {
      const remaining = open.get(socket)
      if (remaining !== undefined) open.set(socket, remaining - 1)
    })
  })
  let isDraining = false
  // Fastify does so for requests that begin now, not for those that were begun before.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    isDraining = true
    // A request may be in transit on any open connection.
    if (open.size > 0) lastRequestAt = performance.now()
    await wait(delayMs)
    stopAccepting(app.server)
    const drainUntil = performance.now() + MAX_DRAIN_MS
    setTimeout(() => app.server.closeAllConnections(), MAX_DRAIN_MS).unref()
    const until = performance.now() + MAX_IDLE_WAIT_MS
    while (performance.now() < Math.min(until, lastRequestAt + IDLE_MS)) await wait(CHECK_EVERY_MS)
    // Node counts a connection as idle once the response is written, even if it was not sent yet.
    const isSending = () => [...open.keys()].some(({ writableLength }) => writableLength > 0)
    while (isSending() && performance.now() < drainUntil) await wait(CHECK_EVERY_MS)
  })
  // Node waits only for the connections of one address, and localhost has two.
  app.addHook('onClose', async () => {
    const until = performance.now() + MAX_DRAIN_MS
    const isAnswering = () => [...open.values()].some((requests) => requests > 0)
    while (isAnswering() && performance.now() < until) await wait(CHECK_EVERY_MS)
  })
}
