import cluster, { type Worker } from 'node:cluster'
import type { Logger } from '#server/lib/log.ts'
import type { Stoppable } from './shutdown.ts'

const FIRST_DELAY_MS = 100
const MAX_DELAY_MS = 30_000
/** After this many workers in a row that ended before serving, no more are started. */
const MAX_FAILED_STARTS = 6

/** The one message to workers: all of them stop. */
export const STOP = 'stop'

/**
 * Starts workers (this program again, by node:cluster), and replaces those that end: at once if they had served, else with
 * growing delays. The first starts alone: it migrates the database and shows whether workers can start. The process ends when it
 * does not, or when no worker serves and none can be started.
 */
export function superviseWorkers({ count, log }: { count: number; log: Logger }): Stoppable {
  // Workers accept connections themselves, from the same sockets. Node's default, a primary that accepts and hands over,
  // keeps what it handed to a worker that was killed open for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const serving = new Set<Worker>()
  let isFirst = true
  let failedStarts = 0
  let stopping = false
  // A worker that hangs does not notice that the primary has ended.
  process.once('exit', () => {
    for (const worker of runningWorkers()) worker.process.kill('SIGKILL')
  })

  function launch(): void {
    const worker = cluster.fork()
    // With HOST=localhost it comes once for each address.
    worker.once('listening', () => {
      log.info({ worker: worker.id, pid: worker.process.pid }, 'a worker serves')
      serving.add(worker)
      failedStarts = 0
      if (isFirst) for (let number = 2; number <= count; number++) launch()
      isFirst = false
    })
    worker.once('exit', (code, signal) => {
      const served = serving.delete(worker)
      if (stopping) return
      // It has said why.
      if (isFirst) process.exit(1)
      log[code === 0 ? 'warn' : 'error']({ worker: worker.id, code, signal }, 'a worker has ended')
      const delayMs = served ? 0 : Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** failedStarts++)
      if (failedStarts >= MAX_FAILED_STARTS && serving.size === 0) {
        log.fatal('no worker serves, and none can be started')
        process.exit(1)
      }
      setTimeout(() => {
        if (!stopping) launch()
      }, delayMs)
    })
  }
  launch()

  return {
    async stop() {
      stopping = true
      await Promise.all(runningWorkers().map(end))
    },
  }
}

function runningWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
}

function end(worker: Worker): Promise<void> {
  return new Promise((ended) => {
    if (worker.isDead()) return ended()
    worker.once('exit', () => ended())
    // It may already be ending; then the message is not needed.
    worker.send(STOP, () => {})
  })
}
