import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { Counter } from 'prom-client'
import type { Env } from '#server/config/env.ts'
import { clientKey } from '#server/lib/client-address.ts'
import { connectionsWithin, descriptorLimit, RAISE_DESCRIPTORS } from '#server/lib/descriptors.ts'
import type { Logger } from '#server/lib/log.ts'

/** Open connections of a process: each takes some 20 kB and a file descriptor. */
const MAX_CONNECTIONS = 10_000
/** Once this share of the connections is open, one address may have at most `SHARE_OF_ADDRESS` of them. */
const CROWDED = 0.5
const SHARE_OF_ADDRESS = 0.1
/** Bytes of responses that all clients together may leave unread. They are in this process's memory. */
const MAX_UNREAD_BYTES = 64_000_000
const UNREAD_CHECK_MS = 1_000
/** How long the dashboard shows refused connections, and how often the log does. */
const TOLD_MS = 600_000
const LOG_EVERY_MS = 60_000

/**
 * Limits the open connections, so that one client cannot use up all of them, and that enough file descriptors stay: without one,
 * the system resets connections and nobody hears of it. Behind trusted proxies all connections are theirs, and the proxy
 * limits its clients.
 *
 * @param o.descriptors how many file descriptors the process may have; absent means as many as the system says.
 * @returns a function that returns a message for the operator when connections were refused lately.
 */
export function limitConnections(
  server: Server,
  o: { env: Pick<Env, 'trustProxy'>; log: Logger; descriptors?: number },
): () => string | undefined {
  const { descriptors = descriptorLimit() ?? Number.POSITIVE_INFINITY } = o
  const behindProxy = o.env.trustProxy !== false
  const most = Math.min(MAX_CONNECTIONS, connectionsWithin(descriptors))
  const advice =
    most < MAX_CONNECTIONS
      ? `as many as ${descriptors} file descriptors allow. ${RAISE_DESCRIPTORS}`
      : 'as many as one process takes. Set WEB_CONCURRENCY to more processes, or limit the connections in a proxy in front.'
  const open = new Set<Socket>()
  const counts = new Map<string, number>()
  let refusedAt = Number.NEGATIVE_INFINITY
  const loggedAt = new Map<'full' | 'address', number>()
  const warning = () => {
    const ago = performance.now() - refusedAt
    if (ago > TOLD_MS) return undefined
    const at = new Date(Date.now() - ago).toISOString()
    return `Connections were refused, the latest at ${at}: this process had ${most}, ${advice}`
  }
  const refuse = (socket: Socket, why: 'full' | 'address') => {
    socket.destroy()
    countRefusedConnection()
    const now = performance.now()
    if (why === 'full') refusedAt = now
    if (now - (loggedAt.get(why) ?? Number.NEGATIVE_INFINITY) < LOG_EVERY_MS) return
    loggedAt.set(why, now)
    const ofAddress = 'connections of one address were refused: it has its share of them'
    o.log.warn({ connections: open.size }, why === 'full' ? warning() : ofAddress)
  }
  server.on('connection', (socket) => {
    if (open.size >= most) return refuse(socket, 'full')
    const client = behindProxy ? '' : clientKey(socket.remoteAddress ?? '')
    const ofClient = (counts.get(client) ?? 0) + 1
    if (!behindProxy && open.size >= most * CROWDED && ofClient > most * SHARE_OF_ADDRESS)
      return refuse(socket, 'address')
    open.add(socket)
    counts.set(client, ofClient)
    socket.once('close', () => {
      open.delete(socket)
      const left = (counts.get(client) ?? 1) - 1
      if (left === 0) counts.delete(client)
      else counts.set(client, left)
    })
  })
  const timer = setInterval(() => closeUnread(open, o.log), UNREAD_CHECK_MS).unref()
  server.once('close', () => clearInterval(timer))
  return warning
}

/** Closes the connections with the most unread bytes, while all leave more than `MAX_UNREAD_BYTES`. */
function closeUnread(open: ReadonlySet<Socket>, log: Logger): void {
  const unread = [...open].map((socket) => ({ socket, bytes: socket.writableLength }))
  let sum = unread.reduce((all, { bytes }) => all + bytes, 0)
  if (sum <= MAX_UNREAD_BYTES) return
  for (const { socket, bytes } of unread.sort((one, other) => other.bytes - one.bytes)) {
    if (sum <= MAX_UNREAD_BYTES) return
    sum -= bytes
    log.info({ bytes }, 'a client left too much unread')
    socket.destroy()
  }
}

const refused = new Counter({
  name: 'pravesh_refused_connections_total',
  help: 'Connections that were closed because a process had as many as it takes, or one address its share.',
})

const countRefusedConnection = () => refused.inc()
