import type { Env } from '#server/env.ts'
import { begun } from '#server/lib/begun.ts'
import { measureProcess } from '#server/metrics/process.ts'
import type { Parts } from '#server/parts.ts'
import { createRenderer } from '#server/render/renderer.ts'
import { tellPrimary } from './messages.ts'
import type { Running } from './running.ts'
import { serve } from './serve.ts'
import { tellMetrics } from './worker-metrics.ts'

/**
 * One of several processes that answer requests, and do nothing else: what is to be done once is the primary's. It ends
 * when the primary is gone (node:cluster sees to that), so that a killed server leaves nothing behind.
 *
 * @param opening the parts, once the primary has brought the database up to date.
 */
export async function startWorker(env: Env, opening: Promise<Parts>): Promise<Running> {
  const renderer = begun(() => createRenderer({ development: false, sandbox: env.sandbox }))
  const parts = await opening
  try {
    const served = await serve(parts, await renderer, {
      post: { nudge: () => tellPrimary({ kind: 'mail' }) },
    })
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
