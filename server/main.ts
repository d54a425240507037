import cluster from 'node:cluster'
import { type Env, readEnv } from './env.ts'
import { begun } from './lib/begun.ts'
import { createLog, type Logger } from './lib/log.ts'
import { StartError } from './lib/start-error.ts'
import { openParts } from './parts.ts'
import { databaseIsReady, tellPrimary } from './processes/messages.ts'
import type { Running } from './processes/running.ts'
import { keepHeapSmall } from './processes/thrifty-heap.ts'
import { createStopper, stopOnSignals, stopWithPrimary } from './stop.ts'

/** Settings → one process or several → stopped by signals, also while it still starts. */
async function main(): Promise<void> {
  keepHeapSmall()
  const env = readEnv(process.env)
  const pretty = process.stdout.isTTY === true
  const log = createLog({ level: env.logLevel, pretty, worker: cluster.worker?.id })
  const started = start(env, log)
  const stopper = createStopper(log, async () => (await started).stop(), env.stopDelay * 1000)
  if (cluster.isWorker) stopWithPrimary(stopper)
  else stopOnSignals(stopper)
  await started
}

/**
 * Each loads only what it needs: a primary has no pages to render, and a worker no migrations to apply. The database
 * opens meanwhile.
 */
async function start(env: Env, log: Logger): Promise<Running> {
  if (cluster.isWorker) {
    const opening = begun(() => databaseIsReady().then(() => openParts(env, log, { worker: true })))
    return (await import('./processes/worker.ts')).startWorker(env, opening)
  }
  const opening = begun(() => openParts(env, log, { worker: false }))
  const development = process.argv.includes('--dev')
  if (env.processes === 1 || development)
    return (await import('./processes/alone.ts')).startAlone(env, opening, { development })
  return (await import('./processes/primary.ts')).startPrimary(env, log, opening)
}

main().catch((error: unknown) => {
  const reason = whyNot(error)
  if (cluster.isWorker) return tellPrimary({ kind: 'failed', reason }, () => process.exit(1))
  process.stderr.write(`\nPravesh did not start. ${reason}\n`)
  process.exit(1)
})

function whyNot(error: unknown): string {
  if (error instanceof StartError) return error.message
  return (error instanceof Error && error.stack) || String(error)
}
