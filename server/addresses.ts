import { lookup } from 'node:dns/promises'
import type { Server as HttpServer } from 'node:http'
import { createServer, Server } from 'node:net'

/** What accepts for an HTTP server on further addresses. */
const others = new WeakMap<HttpServer, Server[]>()

/**
 * Lets a server that listens on one address of a name listen on the others as well: browsers and proxies differ in
 * which of localhost's two they try. Their connections are the same server's, so that whoever counts or ends
 * connections need not know. An address on which that is not possible is left out.
 */
export async function listenOnOtherAddresses(server: HttpServer, name: string): Promise<void> {
  const own = server.address()
  if (own === null || typeof own !== 'object') throw new Error('The server does not listen on a port yet.')
  const found = await lookup(name, { all: true })
  const rest = [...new Set(found.map(({ address }) => address))].filter((address) => address !== own.address)
  const opened = await Promise.all(rest.map((host) => accept(server, { host, port: own.port })))
  others.set(
    server,
    opened.filter((one) => one !== undefined),
  )
}

function accept(server: HttpServer, at: { host: string; port: number }): Promise<Server | undefined> {
  // As an HTTP server's own connections are made.
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket)
  })
  return new Promise((done) => {
    const leaveOut = () => done(undefined)
    door.once('error', leaveOut)
    door.listen(at, () => {
      // What fails from now on concerns the server as much as if it had failed on its first address.
      door.off('error', leaveOut).on('error', (error) => server.emit('error', error))
      done(door)
    })
  })
}

/** Lets nobody new in; connections that are there stay. */
export function stopAccepting(server: HttpServer): void {
  // An HTTP server's own close would also cut every connection that has no request at this moment.
  for (const one of [server, ...(others.get(server) ?? [])]) Server.prototype.close.call(one)
}
