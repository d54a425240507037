import cluster, { type Worker } from 'node:cluster'
import { ownMetrics, type ProcessMetrics } from '#server/metrics/collect.ts'
import { type PrimaryMessage, tellPrimary, type WorkerMessage } from './messages.ts'

/** A worker that does not respond in time hangs or has just ended; the metrics are served without it. */
const TIMEOUT_MS = 2_000

let lastNumber = 0

/** The metrics of every worker that responds. For the primary process. */
export async function workersMetrics(): Promise<ProcessMetrics[]> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected())
  const answers = await Promise.all(workers.map((worker) => worker && metricsOf(worker)))
  return answers.filter((answer) => answer !== undefined)
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
