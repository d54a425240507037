import { Worker } from 'node:worker_threads'
import type { WorkerInput, WorkerOrder, WorkerReady } from './worker-messages.ts'

const STOPPING_MS = 10_000
/** So many breakdowns within so long: there is no hope. */
const HOPELESS = { count: 3, withinMs: 30_000 }

/** The thread with the embedded database, and its successors. */
export interface Thread {
  /** The TCP port it listens on; 0 on a Unix socket. */
  port: number
  stop(): Promise<void>
}

/**
 * Starts the thread, and starts it again whenever it breaks down. When that is hopeless, an exception that nobody can
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
      breakdowns = [...breakdowns.filter((at) => at > Date.now() - HOPELESS.withinMs), Date.now()]
      if (breakdowns.length >= HOPELESS.count) throw error
      o.onBreakdown(error)
      return start()
    })
    return ready
  }

  const { port } = await start()
  if ('port' in input.listen) input = { ...input, listen: { ...input.listen, port } }
  return {
    port,
    async stop() {
      stopping = true
      const ended = new Promise((resolve) => worker.once('exit', resolve))
      const order: WorkerOrder = 'stop'
      worker.postMessage(order)
      const timer = setTimeout(() => worker.terminate(), STOPPING_MS)
      await ended
      clearTimeout(timer)
    },
  }
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
    worker.once('message', resolve)
    ended.then(reject)
  })
  return { worker, ready, ended }
}
