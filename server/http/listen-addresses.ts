import { lookup } from 'node:dns/promises'
import { existsSync, readFileSync } from 'node:fs'
import type { Server as HttpServer } from 'node:http'
import { type AddressInfo, connect, createServer, Server } from 'node:net'
import { setImmediate as afterPolling, setTimeout as wait } from 'node:timers/promises'

/** How often to look for a moment in which no connection waits to be accepted. Not a time: the process may pause. */
const MAX_TRIES = 200
/** Pause while a client has not finished connecting. */
const HANDSHAKE_MS = 10

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

/** Members of the handles of Node's servers and sockets for which these have no methods. */
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
  ;(listener as unknown as Handles)._handle?.listen(0)
  for (let attempt = 0; attempt < MAX_TRIES && listener.listening; attempt++) {
    await afterPolling()
    const own = connect({ host: address, port })
    // It is reset on purpose.
    own.on('error', () => {})
    // Node connects at the next tick.
    await new Promise<void>((connecting) => process.nextTick(connecting))
    const isFull = (own as unknown as Handles)._handle?.getpeername({}) === 0
    const isHandshaking = isFull && isAnyHalfOpen(port)
    if (isFull && !isHandshaking) close(listener)
    own.destroy()
    if (isHandshaking) await wait(HANDSHAKE_MS)
  }
  if (listener.listening) close(listener)
}

/** Whether a client of this port is still connecting: it may believe that it is connected. Known on Linux only. */
function isAnyHalfOpen(port: number): boolean {
  const SYN_RECEIVED = '03'
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0')
  const halfOpen = new RegExp(`^ *\\d+: [\\dA-F]+:${hexPort} [\\dA-F:]+ ${SYN_RECEIVED} `, 'm')
  return ['/proc/net/tcp', '/proc/net/tcp6'].some(
    (table) => existsSync(table) && halfOpen.test(readFileSync(table, 'latin1')),
  )
}
