import type { Env } from '#server/config/env.ts'
import { startCleanUpJobs } from '#server/jobs/clean-up.ts'
import { startScheduledBackups } from '#server/jobs/scheduled-backups.ts'
import { seedOnce } from '#server/jobs/seed-once.ts'
import { startEarly } from '#server/lib/start-early.ts'
import { startMetrics } from '#server/metrics/start-metrics.ts'
import { createRenderer } from '#server/ssr/renderer.ts'
import type { Resources } from './resources.ts'
import { serve } from './serve.ts'
import type { ServerProcess } from './server-process.ts'
import { soleWriterSince } from './sole-writer.ts'
import { printStartNotice } from './start-notice.ts'

/** Runs the whole server in one process: database, seed, app, listen. */
export async function startSingleProcess(
  env: Env,
  opening: Promise<Resources>,
  { development }: { development: boolean },
): Promise<ServerProcess> {
  const renderer = startEarly(() => createRenderer({ development, sandbox: env.sandbox !== 'off' }))
  const resources = await opening
  const openedAt = new Date()
  try {
    await seedOnce(resources, env)
    const served = await serve(resources, await renderer)
    const metrics = await startMetrics(resources)
    const stopCleanUpJobs = startCleanUpJobs({
      ...resources,
      aloneSince: soleWriterSince(openedAt, resources),
    })
    const stopScheduledBackups = startScheduledBackups(resources)
    await printStartNotice(served.port, resources)
    return {
      async stop() {
        const jobs = startEarly(() => Promise.all([stopScheduledBackups(), stopCleanUpJobs()]))
        await served.close()
        await metrics.stop()
        await jobs
        await resources.db.close()
      },
    }
  } catch (error) {
    await resources.db.close()
    throw error
  }
}
