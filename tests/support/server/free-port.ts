import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of this machine on which nobody listens, below those that systems choose for connections and for port 0. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').catch(() => undefined)
    server.close()
    if (isFree) return port
  }
}

/** Starts a program that must be told free ports: again, when it says that another program has taken one meanwhile. */
export async function startOnFreePorts<Started>(start: () => Promise<Started>): Promise<Started> {
  for (;;) {
    try {
      return await start()
    } catch (error) {
      if (!/address already in use/i.test(String(error))) throw error
    }
  }
}
