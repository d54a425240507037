import cluster from 'node:cluster'
import { messageOf } from './cli/run-command.ts'
import { applyHeapSettings } from './cluster/heap-settings.ts'
import { databaseIsReady, tellPrimary, toldByPrimary } from './cluster/messages.ts'
import { openResources } from './cluster/resources.ts'
import type { ServerProcess } from './cluster/server-process.ts'
import { createShutdown, shutDownOnSignals, shutDownWithPrimary } from './cluster/shutdown.ts'
import { type Env, readEnv } from './config/env.ts'
import { freezePrototypes } from './lib/freeze-prototypes.ts'
import { createLog, type Logger } from './lib/log.ts'
import { startEarly } from './lib/start-early.ts'

/** Starts one process or several, and shuts down on signals, also during the start. */
async function main(): Promise<void> {
  const development = process.argv.includes('--dev')
  // Vite assigns methods of its own to maps.
  if (!development) freezePrototypes()
  applyHeapSettings()
  const env = readEnv(process.env)
  const pretty = process.stdout.isTTY === true
  const log = createLog({ level: env.logLevel, pretty, worker: cluster.worker?.id })
  // Node itself prints no message of errors once the prototypes are frozen.
  process.on('uncaughtExceptionMonitor', (err) => log.fatal({ err }, 'an unexpected error ends the process'))
  const started = start(env, log, development)
  const requestsMs = (env.stopDelay + env.stopTimeout) * 1000
  const shutdown = createShutdown(log, async () => (await started).stop(), requestsMs)
  if (cluster.isWorker) shutDownWithPrimary(shutdown)
  else shutDownOnSignals(shutdown)
  await started
}

/** Each kind of process loads only the modules it needs; the database opens meanwhile. */
async function start(env: Env, log: Logger, development: boolean): Promise<ServerProcess> {
  if (cluster.isWorker) {
    const opening = startEarly(() => databaseIsReady().then(() => openResources(env, log, { worker: true })))
    const allAreToStop = toldByPrimary('stop')
    return (await import('./cluster/worker.ts')).startWorker(env, opening, allAreToStop)
  }
  const opening = startEarly(() => openResources(env, log, { worker: false }))
  if (env.processes === 1 || development)
    return (await import('./cluster/single-process.ts')).startSingleProcess(env, opening, { development })
  return (await import('./cluster/primary.ts')).startPrimary(env, log, opening)
}

main().catch((error: unknown) => {
  const reason = messageOf(error)
  if (cluster.isWorker) return tellPrimary({ kind: 'failed', reason }, () => process.exit(1))
  process.stderr.write(`\nPravesh did not start. ${reason}\n`)
  process.exit(1)
})
