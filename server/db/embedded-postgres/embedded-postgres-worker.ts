import { rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { inspect } from 'node:util'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { openCluster } from './cluster.ts'
import { serveConnection } from './connection.ts'
import { startMaintenance } from './maintenance.ts'
import { takeTurns } from './turns.ts'
import type { WorkerInput, WorkerOrder, WorkerPanic, WorkerReady } from './worker-messages.ts'

/**
 * Ends the thread with an exception, which its supervisor sees. PGlite may throw a non-Error, such as an exit status.
 */
function breakDown(error: unknown): void {
  setImmediate(() => {
    throw error instanceof Error
      ? error
      : new Error(`PostgreSQL broke down: ${inspect(error, { breakLength: Infinity })}`)
  })
}

/** The thread that owns the embedded database: opens it, listens, and closes it when told to. */
async function main(starter: MessagePort, input: WorkerInput): Promise<void> {
  const db = await openCluster(input.folder, input.durable, (message) => {
    const panic: WorkerPanic = { panic: message }
    starter.postMessage(panic)
    // PGlite would catch an exception and loop.
    process.exit(1)
  })
  const turns = takeTurns(() => db.ready && db.isInTransaction(), input.idleLimitMs)
  const stopMaintenance = startMaintenance({ db, turns, onBreakdown: breakDown })
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    serveConnection({
      socket,
      number: connections++,
      db,
      turns,
      onBreakdown: breakDown,
      password: input.password,
    })
  })

  async function stop(): Promise<void> {
    stopMaintenance()
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
    await turns.take({ expire() {} }, () => db.close())
    process.exit(0)
  }

  starter.once('message', (_order: WorkerOrder) => stop().catch(breakDown))
  // A killed process may have left its socket behind.
  if ('path' in input.listen) rmSync(input.listen.path, { force: true })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(input.listen, resolve)
  })
  const address = server.address()
  const ready: WorkerReady = { port: typeof address === 'object' ? (address?.port ?? 0) : 0 }
  starter.postMessage(ready)
}

if (parentPort) await main(parentPort, workerData)
