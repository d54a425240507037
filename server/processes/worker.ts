import type { Env } from '#server/env.ts'
import type { Logger } from '#server/lib/log.ts'
import { measureProcess } from '#server/metrics/process.ts'
import { openParts } from '#server/parts.ts'
import { tellPrimary } from './messages.ts'
import type { Running } from './running.ts'
import { serve } from './serve.ts'
import { tellMetrics } from './worker-metrics.ts'

/**
 * One of several processes that answer requests, and do nothing else: what is to be done once is the primary's. It ends
 * when the primary is gone (node:cluster sees to that), so that a killed server leaves nothing behind.
 */
export async function startWorker(env: Env, log: Logger): Promise<Running> {
  const parts = await openParts(env, log, { worker: true })
  try {
    const served = await serve(parts, { post: { nudge: () => tellPrimary({ kind: 'mail' }) } })
    if (env.metrics) {
      measureProcess(parts.db)
      tellMetrics()
    }
    tellPrimary({ kind: 'ready', port: served.port })
    return served
  } catch (error) {
    await parts.db.close()
    throw error
  }
}
