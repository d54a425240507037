import type { Env } from '#server/env.ts'
import type { Logger } from '#server/lib/log.ts'
import { startMetrics } from '#server/metrics/start-metrics.ts'
import { openParts } from '#server/parts.ts'
import { seedOnce } from '#server/seed-once.ts'
import { startSweeping } from '#server/sweep.ts'
import { welcome } from '#server/welcome.ts'
import type { Running } from './running.ts'
import { serve } from './serve.ts'
import { soleWriterSince } from './sole-writer.ts'

/** The whole server in one process: database → seed → app → listen. */
export async function startAlone(env: Env, log: Logger, o: { development: boolean }): Promise<Running> {
  const parts = await openParts(env, log, { worker: false })
  const openedAt = new Date()
  try {
    if (env.demo) await seedOnce(parts)
    const served = await serve(parts, o)
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
