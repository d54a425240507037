import { statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { WorkerInput, WorkerOrder, WorkerPanic, WorkerReady } from './worker-messages.ts'

const STOPPING_MS = 10_000
/** A database that recovers writes about so much, and needs more soon after. */
const ROOM_BYTES = 40_000_000
const LOOK_FOR_ROOM_MS = 2_000
/** So many breakdowns within so long: there is no hope. */
const HOPELESS = { count: 3, withinMs: 30_000 }

/** The thread with the embedded database, and its successors. */
export interface Thread {
  /** The TCP port it listens on; 0 on a Unix socket. */
  port: number
  stop(): Promise<void>
}

/**
 * Starts the thread, and starts it again whenever it breaks down: on a full disk, once there is room. When that is hopeless, an exception that nobody can
 * catch ends the process, whose own supervisor may know more.
 *
 * @throws the reason why it did not start the first time.
 */
export async function superviseThread(o: {
  input: WorkerInput
  onBreakdown: (error: Error) => void
}): Promise<Thread> {
  let { input } = o
  let stopping = false
  let worker: Worker
  let breakdowns: number[] = []

  async function start(): Promise<WorkerReady> {
    const started = launch(input)
    worker = started.worker
    const ready = await started.ready
    started.ended.then((error) => {
      if (stopping) return
      const now = performance.now()
      breakdowns = [...breakdowns.filter((at) => at > now - HOPELESS.withinMs), now]
      if (breakdowns.length >= HOPELESS.count) throw error
      o.onBreakdown(error)
      return startOnceThereIsRoom()
    })
    return ready
  }

  async function startOnceThereIsRoom(): Promise<void> {
    while (!stopping && !(await hasRoom(input.folder))) await wait(LOOK_FOR_ROOM_MS)
    if (!stopping) await start()
  }

  const { port } = await start()
  if ('port' in input.listen) input = { ...input, listen: { ...input.listen, port } }
  return {
    port,
    async stop() {
      stopping = true
      if (worker.threadId < 0) return
      const ended = new Promise((resolve) => worker.once('exit', resolve))
      const order: WorkerOrder = 'stop'
      worker.postMessage(order)
      const timer = setTimeout(() => worker.terminate(), STOPPING_MS)
      await ended
      clearTimeout(timer)
    },
  }
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= ROOM_BYTES
}

/** A thread, the message that it listens, and the reason of its end. */
function launch(workerData: WorkerInput): {
  worker: Worker
  ready: Promise<WorkerReady>
  ended: Promise<Error>
} {
  const fromSource = import.meta.url.endsWith('.ts')
  // In the build, the thread's bundle lies beside the server's.
  const entry = fromSource ? 'worker-from-source.js' : 'embedded-postgres-worker.js'
  const worker = new Worker(new URL(entry, import.meta.url), {
    workerData,
    ...(fromSource && { execArgv: [] }),
  })
  let reason: Error | undefined
  worker.on('error', (error: Error) => {
    reason = error
  })
  const ended = new Promise<Error>((resolve) => {
    worker.once('exit', (code) => resolve(reason ?? new Error(`its thread ended with ${code}`)))
  })
  const ready = new Promise<WorkerReady>((resolve, reject) => {
    worker.on('message', (message: WorkerReady | WorkerPanic) => {
      if ('panic' in message) reason = new Error(message.panic)
      else resolve(message)
    })
    ended.then(reject)
  })
  return { worker, ready, ended }
}
