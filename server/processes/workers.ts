import cluster, { type Worker } from 'node:cluster'
import type { Logger } from '#server/lib/log.ts'
import { StartError } from '#server/lib/start-error.ts'
import type { PrimaryMessage, WorkerMessage } from './messages.ts'
import { Restarts } from './restarts.ts'

export interface Workers {
  /** The port that they share. */
  port: number
  /** Lets every worker finish what it has begun. Resolves when all have ended. */
  stop(): Promise<void>
}

interface Options {
  count: number
  log: Logger
  /** Resolves when the database can be used; workers load meanwhile. */
  databaseReady: Promise<unknown>
  onMail: () => void
  /** Told when no worker serves any more and none can be started. */
  onHopeless: (reason: string) => void
}

/** How a worker ended. */
interface Death {
  /** How long it had served; undefined when it never did. */
  servedMs: number | undefined
  reason: string
}

/**
 * Starts workers (this very program, which knows by node:cluster that it is one), and another one for each that dies.
 * The first begins alone: it finds out whether a worker can start at all, and has a processor for itself meanwhile.
 *
 * @returns when the first one serves.
 * @throws StartError when it ends before; the reason why the database cannot be used.
 */
export async function superviseWorkers(o: Options): Promise<Workers> {
  const { log } = o
  const restarts = new Restarts()
  const serving = new Set<Worker>()
  let stopping = false
  // One that hangs would not even notice that the primary is gone.
  process.once('exit', () => {
    for (const worker of living()) worker.process.kill('SIGKILL')
  })

  function launch(onDeath: (death: Death) => void, onReady?: (port: number) => void): void {
    const worker = cluster.fork()
    let servedSince: number | undefined
    let reason: string | undefined
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'mail') o.onMail()
      if (message.kind === 'waiting') sayWhenReady(worker)
      if (message.kind === 'failed') reason = message.reason
      if (message.kind !== 'ready') return
      log.info({ worker: worker.id, pid: worker.process.pid }, 'a worker serves')
      serving.add(worker)
      servedSince = performance.now()
      restarts.served()
      onReady?.(message.port)
    })
    worker.once('exit', (code, signal) => {
      serving.delete(worker)
      if (stopping) return
      reason ??= `It ended with ${signal || code}.`
      log.warn({ worker: worker.id, reason }, 'a worker has ended')
      onDeath({
        servedMs: servedSince === undefined ? undefined : performance.now() - servedSince,
        reason,
      })
    })
  }

  function sayWhenReady(worker: Worker): void {
    // When it never is, that ends the start.
    o.databaseReady.then(() => tell(worker, { kind: 'database-ready' })).catch(() => {})
  }

  function replace({ servedMs, reason }: Death): void {
    const waitMs = restarts.wait(servedMs)
    if (restarts.hopeless && serving.size === 0) {
      o.onHopeless(reason)
      return
    }
    setTimeout(() => {
      if (!stopping) launch(replace)
    }, waitMs)
  }

  const port = await new Promise<number>((ready, fail) => {
    o.databaseReady.catch(fail)
    launch((death) => {
      if (death.servedMs === undefined) fail(new StartError(death.reason))
      else replace(death)
    }, ready)
  })
  for (let number = 2; number <= o.count; number++) launch(replace)

  return {
    port,
    async stop() {
      stopping = true
      await Promise.all(living().map((worker) => end(worker, serving.has(worker))))
    },
  }
}

function living(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
}

function end(worker: Worker, serves: boolean): Promise<void> {
  return new Promise((ended) => {
    worker.once('exit', () => ended())
    if (serves) tell(worker, { kind: 'stop' })
    // One that still starts does not listen yet, and has begun nothing.
    else worker.process.kill('SIGKILL')
  })
}

function tell(worker: Worker, message: PrimaryMessage): void {
  // It may be ending already, so that nobody hears.
  worker.send(message, () => {})
}
