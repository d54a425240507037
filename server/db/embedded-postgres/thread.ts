import { statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { startThread } from '#server/lib/start-thread.ts'
import type { WorkerInput, WorkerOrder, WorkerPanic, WorkerReady } from './worker-messages.ts'

const STOPPING_MS = 10_000
/** Free space needed to restart: about what recovery writes, and needs soon after. */
export const NEEDED_BYTES = 40_000_000
const CHECK_SPACE_EVERY_MS = 2_000
/** After this many breakdowns within this time, it is not restarted again. */
const GIVE_UP = { count: 3, withinMs: 30_000 }

/** The supervised thread of the embedded database. */
export interface Thread {
  /** The TCP port it listens on; 0 on a Unix socket. */
  port: number
  stop(): Promise<void>
}

/**
 * Starts the thread, and restarts it when it breaks down; on a full disk, once there is space. After repeated
 * breakdowns an uncaught exception ends the process, so that its own supervisor can act.
 *
 * @throws the reason why the first start failed.
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
      breakdowns = [...breakdowns.filter((at) => at > now - GIVE_UP.withinMs), now]
      if (breakdowns.length >= GIVE_UP.count) throw error
      o.onBreakdown(error)
      return startWhenSpaceIsFree()
    })
    return ready
  }

  async function startWhenSpaceIsFree(): Promise<void> {
    while (!stopping && !(await hasFreeSpace(input.folder))) await wait(CHECK_SPACE_EVERY_MS)
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

async function hasFreeSpace(folder: string): Promise<boolean> {
  return (await freeSpace(folder)) >= NEEDED_BYTES
}

/** In bytes. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Starts a thread. `ready` resolves when it listens, `ended` with the reason of its end. */
function launch(workerData: WorkerInput): {
  worker: Worker
  ready: Promise<WorkerReady>
  ended: Promise<Error>
} {
  const worker = startThread('embedded-postgres-worker', import.meta.url, { workerData })
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
