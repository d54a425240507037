import cluster, { type Worker } from 'node:cluster'
import { ownMetrics, type ProcessMetrics } from '#server/metrics/collect.ts'
import { type PrimaryMessage, tellPrimary, type WorkerMessage } from './messages.ts'

/** One that does not answer in time hangs or has just ended: the others' numbers are worth having without it. */
const PATIENCE_MS = 2_000

let asked = 0

/** The metrics of every worker that answers. For the primary process. */
export async function workersMetrics(): Promise<ProcessMetrics[]> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected())
  const answers = await Promise.all(workers.map((worker) => worker && metricsOf(worker)))
  return answers.filter((answer) => answer !== undefined)
}

function metricsOf(worker: Worker): Promise<ProcessMetrics | undefined> {
  const number = ++asked
  return new Promise((resolve) => {
    const hear = (message: WorkerMessage) => {
      if (message.kind === 'metrics' && message.number === number) done(message.metrics)
    }
    const done = (metrics?: ProcessMetrics) => {
      clearTimeout(timer)
      worker.off('message', hear)
      resolve(metrics)
    }
    const timer = setTimeout(done, PATIENCE_MS)
    worker.on('message', hear)
    const question: PrimaryMessage = { kind: 'metrics', number }
    worker.send(question, (error) => {
      if (error) done()
    })
  })
}

/** Answers the primary process's questions. For a worker. */
export function tellMetrics(): void {
  process.on('message', async (message: PrimaryMessage) => {
    if (message.kind !== 'metrics') return
    tellPrimary({ kind: 'metrics', number: message.number, metrics: await ownMetrics() })
  })
}
