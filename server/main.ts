import cluster from 'node:cluster'
import { setFlagsFromString } from 'node:v8'
import { messageOf } from './cli/run-command.ts'
import { createShutdown, type Stoppable, shutDownOnSignals } from './cluster/shutdown.ts'
import { STOP, superviseWorkers } from './cluster/workers.ts'
import { type Env, readEnv } from './config/env.ts'
import { freezePrototypes } from './lib/freeze-prototypes.ts'
import { createLog, type Logger } from './lib/log.ts'
import { startEarly } from './lib/start-early.ts'

/** Starts one process or several equal ones, and shuts down on signals, also during the start. */
async function main(): Promise<void> {
  const development = process.argv.includes('--dev')
  // Vite assigns methods of its own to maps.
  if (!development) freezePrototypes()
  // V8 collects garbage when the heap has grown by a third. On machines with much memory it would wait until the heap is four
  // times the live size: 300 MB per process for 60 MB in use. A limit would end the process at a peak.
  setFlagsFromString('--heap-growing-percent=33')
  const env = readEnv(process.env)
  const pretty = process.stdout.isTTY === true
  const log = createLog({ level: env.logLevel, pretty, worker: cluster.worker?.id })
  // Node itself prints no message of errors once the prototypes are frozen.
  process.on('uncaughtExceptionMonitor', (err) => log.fatal({ err }, 'an unexpected error ends the process'))
  let allStop = false
  const started = start(env, log, { development, othersAccept: () => cluster.isWorker && !allStop })
  const requestsMs = (env.stopDelay + env.stopTimeout) * 1000
  const shutdown = createShutdown(log, async () => (await started).stop(), requestsMs)
  shutDownOnSignals(shutdown)
  process.on('message', (message) => {
    if (message !== STOP) return
    allStop = true
    shutdown({ by: 'primary' })
  })
  await started
}

async function start(
  env: Env,
  log: Logger,
  o: { development: boolean; othersAccept: () => boolean },
): Promise<Stoppable> {
  if (cluster.isPrimary && env.processes > 1 && !o.development) {
    const { serveMetrics } = await import('./metrics/metrics.ts')
    const metrics = await serveMetrics(env, log)
    const workers = superviseWorkers({ count: env.processes, log })
    return { stop: () => workers.stop().then(metrics?.stop) }
  }
  // The primary process of several needs none of these modules. The database opens while those of the app are loaded.
  const { openResources } = await import('./cluster/resources.ts')
  const opening = startEarly(() => openResources(env, log))
  const { startServer } = await import('./cluster/server.ts')
  return startServer(opening, { ...o, sandbox: env.sandbox !== 'off' })
}

main().catch((error: unknown) => {
  process.stderr.write(`\nPravesh did not start. ${messageOf(error)}\n`)
  process.exit(1)
})
