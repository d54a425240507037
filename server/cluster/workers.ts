import cluster, { type Worker } from 'node:cluster'
import type { Logger } from '#server/lib/log.ts'
import { StartError } from '#server/lib/start-error.ts'
import type { PrimaryMessage, WorkerMessage } from './messages.ts'
import { Restarts } from './restarts.ts'

export interface Workers {
  /** The port that they share. */
  port: number
  /** Shuts all workers down gracefully. Resolves when all have ended. */
  stop(): Promise<void>
}

interface Options {
  count: number
  log: Logger
  /** Resolves when the database is ready; workers load meanwhile. */
  databaseReady: Promise<unknown>
  onMail: () => void
  /** Called when no worker serves and none can be started. */
  onExhausted: (reason: string) => void
}

/** How a worker ended. */
interface WorkerEnd {
  /** Whether it had started to serve. */
  served: boolean
  reason: string
}

/**
 * Starts workers (this program again, by node:cluster), and replaces those that end. The first starts alone: it shows
 * whether workers can start, and gets the processor to itself.
 *
 * @returns when the first one serves.
 * @throws StartError when the first one ends before it serves, or the database cannot be used.
 */
export async function superviseWorkers(o: Options): Promise<Workers> {
  const { log } = o
  // Workers accept connections themselves, from the same sockets. Node's default, a primary that accepts and hands over,
  // keeps what it handed to a worker that was killed open for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const restarts = new Restarts()
  const serving = new Set<Worker>()
  /** Those that were told that the database is ready: only they can have accepted connections. */
  const admitted = new WeakSet<Worker>()
  let stopping = false
  // A worker that hangs does not notice that the primary has ended.
  process.once('exit', () => {
    for (const worker of runningWorkers()) worker.process.kill('SIGKILL')
  })

  function launch(onEnd: (workerEnd: WorkerEnd) => void, onReady?: (port: number) => void): void {
    const worker = cluster.fork()
    let served = false
    let reason: string | undefined
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'mail') o.onMail()
      if (message.kind === 'waiting') sendWhenReady(worker)
      if (message.kind === 'failed') reason = message.reason
      if (message.kind !== 'ready') return
      log.info({ worker: worker.id, pid: worker.process.pid }, 'a worker serves')
      serving.add(worker)
      served = true
      restarts.served()
      onReady?.(message.port)
    })
    worker.once('exit', (code, signal) => {
      serving.delete(worker)
      if (stopping) return
      reason ??= `It ended with ${signal || code}.`
      log[code === 0 ? 'warn' : 'error']({ worker: worker.id, reason }, 'a worker has ended')
      onEnd({ served, reason })
    })
  }

  function sendWhenReady(worker: Worker): void {
    const admit = () => {
      if (stopping) return
      admitted.add(worker)
      send(worker, { kind: 'database-ready' })
    }
    // If it rejects, the start fails anyway.
    o.databaseReady.then(admit).catch(() => {})
  }

  function replace({ served, reason }: WorkerEnd): void {
    const delayMs = restarts.delayAfter(served)
    if (restarts.isExhausted && serving.size === 0) {
      o.onExhausted(reason)
      return
    }
    setTimeout(() => {
      if (!stopping) launch(replace)
    }, delayMs)
  }

  const port = await new Promise<number>((ready, fail) => {
    o.databaseReady.catch(fail)
    launch((workerEnd) => {
      if (!workerEnd.served) fail(new StartError(workerEnd.reason))
      else replace(workerEnd)
    }, ready)
  })
  for (let number = 2; number <= o.count; number++) launch(replace)

  return {
    port,
    async stop() {
      stopping = true
      await Promise.all(runningWorkers().map((worker) => end(worker, admitted.has(worker))))
    },
  }
}

function runningWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
}

function end(worker: Worker, mayServe: boolean): Promise<void> {
  return new Promise((ended) => {
    if (worker.isDead()) return ended()
    worker.once('exit', () => ended())
    if (mayServe) send(worker, { kind: 'stop' })
    else worker.process.kill('SIGKILL')
  })
}

function send(worker: Worker, message: PrimaryMessage): void {
  // It may already be ending; then the message is not needed.
  worker.send(message, () => {})
}
