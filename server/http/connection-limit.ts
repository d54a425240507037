import type { Server } from 'node:http'
import { clientKey } from '#server/lib/rate-limiter.ts'

/** Open connections of a process: each takes some 20 kB and a file descriptor. */
const MAX_CONNECTIONS = 10_000
/** From so many on, one address may have `MAX_PER_ADDRESS`. */
const CROWDED = 5_000
const MAX_PER_ADDRESS = 1_000

/**
 * Limits the open connections, so that one client cannot use up all of them. Behind trusted proxies all connections are
 * theirs, and the proxy limits its clients.
 */
export function limitConnections(server: Server, { behindProxy }: { behindProxy: boolean }): void {
  server.maxConnections = MAX_CONNECTIONS
  if (behindProxy) return
  const counts = new Map<string, number>()
  let open = 0
  server.on('connection', (socket) => {
    const client = clientKey(socket.remoteAddress ?? '')
    const ofClient = (counts.get(client) ?? 0) + 1
    if (open >= CROWDED && ofClient > MAX_PER_ADDRESS) {
      socket.destroy()
      return
    }
    open++
    counts.set(client, ofClient)
    socket.once('close', () => {
      open--
      const left = (counts.get(client) ?? 1) - 1
      if (left === 0) counts.delete(client)
      else counts.set(client, left)
    })
  })
}
