import type { Env } from '#server/env.ts'
import { begun } from '#server/lib/begun.ts'
import { startMetrics } from '#server/metrics/start-metrics.ts'
import type { Parts } from '#server/parts.ts'
import { createRenderer } from '#server/render/renderer.ts'
import { seedOnce } from '#server/seed-once.ts'
import { startSweeping } from '#server/sweep.ts'
import { welcome } from '#server/welcome.ts'
import type { Running } from './running.ts'
import { serve } from './serve.ts'
import { soleWriterSince } from './sole-writer.ts'

/** The whole server in one process: database → seed → app → listen. */
export async function startAlone(
  env: Env,
  opening: Promise<Parts>,
  { development }: { development: boolean },
): Promise<Running> {
  const renderer = begun(() => createRenderer({ development, sandbox: env.sandbox }))
  const parts = await opening
  const openedAt = new Date()
  try {
    if (env.demo) await seedOnce(parts)
    const served = await serve(parts, await renderer)
    const metrics = await startMetrics(parts)
    const stopSweeping = startSweeping({ ...parts, aloneSince: soleWriterSince(openedAt, parts) })
    welcome(served.port, env)
    return {
      async stop() {
        await metrics.stop()
        await stopSweeping()
        await served.stop()
      },
    }
  } catch (error) {
    await parts.db.close()
    throw error
  }
}
