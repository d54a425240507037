import cluster, { type Worker } from 'node:cluster'
import { addUp, isSum, ownMetrics, type ProcessMetrics } from '#server/metrics/collect.ts'
import { type PrimaryMessage, tellPrimary, type WorkerMessage } from './messages.ts'

/** A worker that does not respond in time hangs or has just ended; its latest metrics count. */
const TIMEOUT_MS = 2_000

let lastNumber = 0
/** The latest metrics of each worker, by its id. */
const latest = new Map<number, ProcessMetrics>()
/** The sums of workers that have ended: a counter that falls counts as restarted, and all of it anew. */
let ended: ProcessMetrics = []
let collecting: Promise<ProcessMetrics[]> | undefined

/** The metrics of all workers, also of those that have ended as far as they are sums. For the primary process. */
export function workersMetrics(): Promise<ProcessMetrics[]> {
  collecting ??= collect().finally(() => {
    collecting = undefined
  })
  return collecting
}

async function collect(): Promise<ProcessMetrics[]> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected())
  await Promise.all(
    workers.map(async (worker) => {
      const metrics = worker && (await metricsOf(worker))
      if (metrics) latest.set(worker.id, metrics)
    }),
  )
  for (const [id, metrics] of latest) {
    if (cluster.workers?.[id]) continue
    latest.delete(id)
    ended = await addUp([ended, metrics.filter(isSum)])
  }
  return [ended, ...latest.values()]
}

function metricsOf(worker: Worker): Promise<ProcessMetrics | undefined> {
  const number = ++lastNumber
  return new Promise((resolve) => {
    const onMessage = (message: WorkerMessage) => {
      if (message.kind === 'metrics' && message.number === number) done(message.metrics)
    }
    const done = (metrics?: ProcessMetrics) => {
      clearTimeout(timer)
      worker.off('message', onMessage)
      resolve(metrics)
    }
    const timer = setTimeout(done, TIMEOUT_MS)
    worker.on('message', onMessage)
    const request: PrimaryMessage = { kind: 'metrics', number }
    worker.send(request, (error) => {
      if (error) done()
    })
  })
}

/** Responds to the primary's requests for metrics. For a worker. */
export function sendMetricsOnRequest(): void {
  process.on('message', async (message: PrimaryMessage) => {
    if (message.kind !== 'metrics') return
    tellPrimary({ kind: 'metrics', number: message.number, metrics: await ownMetrics() })
  })
}
