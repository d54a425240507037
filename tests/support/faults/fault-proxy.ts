import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * Stands before a service on TCP and fails as networks and services do. (Toxiproxy does the same as a program of its
 * own, to be downloaded; nothing kept up does it within Node.)
 */
export interface FaultProxy {
  /** On 127.0.0.1; stays the same. */
  port: number
  /** How many connections are open now. */
  connections(): number
  /** Gone: every connection breaks, and new ones are refused. */
  cut(): Promise<void>
  /** Every connection breaks, and new ones pass. */
  reset(): void
  /** Silent: connections stay and new ones are taken, but no byte passes either way. */
  stall(): void
  /** Dies when it is worst: the next request that holds this text still reaches the service, its answer is lost. */
  loseAnswerTo(text: string): Promise<void>
  /** Well again, also for the connections that were stalled. */
  restore(): Promise<void>
  close(): Promise<void>
}

/** Starts it. @param target port of the service on this machine. */
export async function faultProxy(target: number): Promise<FaultProxy> {
  const pairs = new Set<readonly [client: Socket, service: Socket]>()
  let stalled = false
  let onRequest: ((chunk: Buffer, service: Socket) => void) | undefined

  const server = createServer((client) => {
    const service = connect(target, '127.0.0.1')
    const pair = [client, service] as const
    pairs.add(pair)
    const part = () => {
      pairs.delete(pair)
      client.destroy()
      service.destroy()
    }
    for (const socket of pair) socket.setNoDelay(true).on('error', part).on('close', part)
    client.on('data', (chunk: Buffer) => onRequest?.(chunk, service))
    client.pipe(service)
    service.pipe(client)
    if (stalled) for (const socket of pair) socket.pause()
  })

  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', () => {
        server.off('error', reject)
        resolve()
      })
    })

  function breakAll(): void {
    for (const [client] of pairs) client.resetAndDestroy()
  }

  async function cut(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve))
    breakAll()
    await closed
  }

  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    connections: () => pairs.size,
    cut,
    reset: breakAll,
    stall() {
      stalled = true
      for (const socket of [...pairs].flat()) socket.pause()
    },
    loseAnswerTo(text) {
      return new Promise((resolve, reject) => {
        onRequest = (chunk, service) => {
          if (!chunk.includes(text)) return
          onRequest = undefined
          service.unpipe().once('data', () => cut().then(resolve, reject))
          service.resume()
        }
      })
    },
    async restore() {
      stalled = false
      for (const socket of [...pairs].flat()) socket.resume()
      if (!server.listening) await listen(port)
    },
    async close() {
      if (server.listening) await cut()
    },
  }
}
