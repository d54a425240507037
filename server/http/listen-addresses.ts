import { lookup } from 'node:dns/promises'
import type { Server as HttpServer } from 'node:http'
import { type AddressInfo, connect, createServer, Server } from 'node:net'
import { setImmediate as afterPolling } from 'node:timers/promises'

/** Longest time to look for a moment in which no connection waits to be accepted. */
const MAX_EMPTYING_MS = 2_000

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

/**
 * Stops accepting connections; open ones stay. Those that the system has accepted for this process are taken over first.
 *
 * @param o.othersAccept whether other processes go on accepting from the same sockets.
 */
export async function stopAccepting(server: HttpServer, o: { othersAccept: boolean }): Promise<void> {
  const listeners = [server, ...(additionalListeners.get(server) ?? [])].filter(({ listening }) => listening)
  // `close()` of an HTTP server would also close idle connections.
  const close = (listener: Server) => Server.prototype.close.call(listener)
  await Promise.all(
    listeners.map((listener) => (o.othersAccept ? close(listener) : closeWhenEmpty(listener, close))),
  )
}

/** What this uses of the handles of Node's servers and sockets, for which they have no methods. */
interface Handles {
  _handle: { listen(backlog: number): number; getpeername(into: object): number } | null
}

/**
 * A listening socket that is closed resets the connections that wait in its queue. So the queue is made so short that it
 * holds one, and the socket is closed when that one is our own. Linux establishes a connection to the same machine
 * before `connect` returns, so nothing is accepted in between; it lets later clients try again, and refuses them then.
 */
async function closeWhenEmpty(listener: Server, close: (listener: Server) => void): Promise<void> {
  const { address, port } = listener.address() as AddressInfo
  const until = performance.now() + MAX_EMPTYING_MS
  ;(listener as unknown as Handles)._handle?.listen(0)
  for (let isFull = false; !isFull && performance.now() < until; ) {
    await afterPolling()
    const own = connect({ host: address, port })
    // It is reset on purpose.
    own.on('error', () => {})
    // Node connects at the next tick.
    await new Promise<void>((connecting) => process.nextTick(connecting))
    isFull = (own as unknown as Handles)._handle?.getpeername({}) === 0
    if (isFull) close(listener)
    own.destroy()
  }
  if (listener.listening) close(listener)
}
