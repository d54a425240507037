import type { Env } from '#server/config/env.ts'
import { startEarly } from '#server/lib/start-early.ts'
import { measureProcess } from '#server/metrics/process.ts'
import { createRenderer } from '#server/ssr/renderer.ts'
import { tellPrimary } from './messages.ts'
import type { Resources } from './resources.ts'
import type { Running } from './running.ts'
import { serve } from './serve.ts'
import { sendMetricsOnRequest } from './worker-metrics.ts'

/**
 * A worker process, which only serves requests. It ends when the primary ends (node:cluster sees to that).
 *
 * @param opening the resources, once the primary has migrated the database.
 */
export async function startWorker(env: Env, opening: Promise<Resources>): Promise<Running> {
  const renderer = startEarly(() => createRenderer({ development: false, sandbox: env.sandbox !== 'off' }))
  const resources = await opening
  try {
    const served = await serve(resources, await renderer, {
      outboxWorker: { wake: () => tellPrimary({ kind: 'mail' }) },
    })
    if (env.metrics) {
      measureProcess(resources.db)
      sendMetricsOnRequest()
    }
    tellPrimary({ kind: 'ready', port: served.port })
    return served
  } catch (error) {
    await resources.db.close()
    throw error
  }
}
