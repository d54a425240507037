import type { Env } from '#server/config/env.ts'
import { startEarly } from '#server/lib/start-early.ts'
import { measureProcess } from '#server/metrics/process.ts'
import { createRenderer } from '#server/ssr/renderer.ts'
import { tellPrimary } from './messages.ts'
import type { Resources } from './resources.ts'
import { serve } from './serve.ts'
import type { ServerProcess } from './server-process.ts'
import { sendMetricsOnRequest } from './worker-metrics.ts'

/**
 * A worker process, which only serves requests. It ends when the primary ends (node:cluster sees to that).
 *
 * @param opening the resources, once the primary has migrated the database.
 * @param allAreToStop resolves when all workers stop, and not only this one.
 */
export async function startWorker(
  env: Env,
  opening: Promise<Resources>,
  allAreToStop: Promise<void>,
): Promise<ServerProcess> {
  let allStop = false
  allAreToStop.then(() => {
    allStop = true
  })
  const renderer = startEarly(() => createRenderer({ development: false, sandbox: env.sandbox !== 'off' }))
  const resources = await opening
  try {
    const loaded = await renderer
    if (allStop) return { stop: resources.db.close }
    const served = await serve(resources, loaded, {
      outboxWorker: { wake: () => tellPrimary({ kind: 'mail' }) },
      othersAccept: () => !allStop,
    })
    if (env.metrics) {
      measureProcess(resources.db)
      sendMetricsOnRequest()
    }
    tellPrimary({ kind: 'ready', port: served.port })
    return {
      async stop() {
        await served.close()
        await resources.db.close()
      },
    }
  } catch (error) {
    await resources.db.close()
    throw error
  }
}
