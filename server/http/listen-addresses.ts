import { lookup } from 'node:dns/promises'
import type { Server as HttpServer } from 'node:http'
import { createServer, Server } from 'node:net'

/** Additional listeners of an HTTP server. */
const additionalListeners = new WeakMap<HttpServer, Server[]>()

/**
 * Makes a server that listens on one address of a host name listen on the others: clients differ in which address of
 * localhost they try. Their connections are passed to the same server. Addresses that cannot be used are skipped.
 */
export async function listenOnOtherAddresses(server: HttpServer, name: string): Promise<void> {
  const own = server.address()
  if (own === null || typeof own !== 'object') throw new Error('The server does not listen on a port yet.')
  const found = await lookup(name, { all: true })
  const rest = [...new Set(found.map(({ address }) => address))].filter((address) => address !== own.address)
  const opened = await Promise.all(rest.map((host) => accept(server, { host, port: own.port })))
  additionalListeners.set(
    server,
    opened.filter((one) => one !== undefined),
  )
}

function accept(server: HttpServer, at: { host: string; port: number }): Promise<Server | undefined> {
  // The options of Node's HTTP server.
  const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket)
  })
  return new Promise((done) => {
    const skip = () => done(undefined)
    listener.once('error', skip)
    listener.listen(at, () => {
      // From now on, errors are passed to the HTTP server.
      listener.off('error', skip).on('error', (error) => server.emit('error', error))
      done(listener)
    })
  })
}

/** Stops accepting connections; open ones stay. */
export function stopAccepting(server: HttpServer): void {
  // `close()` of an HTTP server would also close idle connections.
  for (const one of [server, ...(additionalListeners.get(server) ?? [])]) Server.prototype.close.call(one)
}
