import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { stopAccepting } from './listen-addresses.ts'

/** A connection is idle after so long without a request, a second where a load balancer is waited for as well. */
const MIN_IDLE_MS = 100
const MAX_IDLE_MS = 1_000
const CHECK_EVERY_MS = 20

interface DrainOptions {
  /** How long to keep accepting connections, until a load balancer has noticed. */
  delayMs: number
  /** How long requests may take from then on; after that their connections are closed. */
  timeoutMs: number
  /** Whether other processes go on accepting connections from the same listening sockets. */
  othersAccept: () => boolean
}

/**
 * Drains connections on `app.close()`, so that a stop under load fails no request. At once every response says
 * `Connection: close`, and /healthz and /readyz answer 503. After the delay no new connections are accepted and idle ones are closed;
 * the others end with their responses.
 */
export function drainConnections(app: FastifyInstance, o: DrainOptions): void {
  /** Open requests by connection. Of pipelined requests only the first emits `close` when the connection ends. */
  const connections = new Map<Socket, Set<ServerResponse>>()
  let draining = false
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set())
    socket.once('close', () => connections.delete(socket))
  })
  // On the server, because no hook runs for a malformed URL.
  app.server.prependListener('request', ({ socket }, response) => {
    if (draining) response.shouldKeepAlive = false
    const open = connections.get(socket)
    open?.add(response)
    response.once('close', () => open?.delete(response))
  })
  app.addHook('preClose', async () => {
    draining = true
    for (const open of connections.values()) {
      for (const response of open) response.shouldKeepAlive = false
    }
    const idleMs = Math.min(MAX_IDLE_MS, Math.max(MIN_IDLE_MS, o.delayMs))
    const findIdle = idleFinder(connections, idleMs)
    const acceptUntil = performance.now() + o.delayMs
    while (performance.now() < acceptUntil) {
      findIdle()
      await wait(CHECK_EVERY_MS)
    }
    await stopAccepting(app.server, { othersAccept: o.othersAccept() })
    const drainUntil = performance.now() + o.timeoutMs
    while (connections.size > 0 && performance.now() < drainUntil) {
      for (const socket of findIdle()) socket.destroySoon()
      await wait(CHECK_EVERY_MS)
    }
    if (connections.size === 0) return
    app.log.warn({ connections: connections.size }, 'requests took too long and were cut off')
    for (const socket of connections.keys()) socket.destroy()
  })
}

/**
 * @returns finds the connections that were idle at each call for `idleMs`; to be called every `CHECK_EVERY_MS`. Closing a
 *   connection just when its client sends the next request would fail that request.
 */
function idleFinder(connections: Map<Socket, Set<ServerResponse>>, idleMs: number): () => Socket[] {
  // Counted, not timed: after a pause of the process, requests wait to be read.
  const idle = new WeakMap<Socket, { bytesRead: number; checks: number }>()
  const isIdle = ([socket, open]: [Socket, Set<ServerResponse>]) => {
    const { bytesRead, writableLength } = socket
    const last = idle.get(socket)
    // A response counts as closed once it is written, even if it was not sent yet.
    const isBusy = open.size > 0 || writableLength > 0 || last?.bytesRead !== bytesRead
    const checks = isBusy ? 0 : last.checks + 1
    idle.set(socket, { bytesRead, checks })
    return checks >= idleMs / CHECK_EVERY_MS
  }
  return () => [...connections].filter(isIdle).map(([socket]) => socket)
}
