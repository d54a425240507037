import cluster from 'node:cluster'
import { createApp } from '#server/app.ts'
import { listen } from '#server/http/listen.ts'
import { startCleanUpJobs } from '#server/jobs/clean-up.ts'
import { startScheduledBackups } from '#server/jobs/scheduled-backups.ts'
import { seedOnce } from '#server/jobs/seed-once.ts'
import { startEarly } from '#server/lib/start-early.ts'
import { measureServer, serveMetrics } from '#server/metrics/metrics.ts'
import { productionRenderer } from '#server/ssr/production.ts'
import type { Resources } from './resources.ts'
import type { Stoppable } from './shutdown.ts'
import { printStartNotice } from './start-notice.ts'

/**
 * Runs a whole server in this process: database, seed, app, jobs, listen. Several processes of this machine or others may do so
 * with one PostgreSQL.
 *
 * @param o.othersAccept whether other processes of the server go on accepting connections when this one stops.
 */
export async function startServer(
  opening: Promise<Resources>,
  o: { development: boolean; sandbox: boolean; othersAccept: () => boolean },
): Promise<Stoppable> {
  const renderer = startEarly(async () =>
    // Loaded on demand: production installs have no development server.
    o.development
      ? (await import('#server/ssr/development.ts')).developmentRenderer(o)
      : productionRenderer(o),
  )
  const resources = await opening
  const { env, db, log } = resources
  const openedAt = new Date()
  try {
    await seedOnce(resources, env)
    const app = await createApp({ ...resources, renderer: await renderer, othersAccept: o.othersAccept })
    const port = await listen(app, env)
    if (env.metrics) measureServer(db)
    const metrics = cluster.isPrimary ? await serveMetrics(env, log) : undefined
    // A folder and the embedded database have one writer. Of several processes, any may have stored a file.
    const aloneSince = db.kind === 'embedded' && !env.s3 ? openedAt : undefined
    const stopCleanUpJobs = startCleanUpJobs({ ...resources, aloneSince })
    const stopScheduledBackups = startScheduledBackups(resources)
    if (cluster.isPrimary || cluster.worker?.id === 1) await printStartNotice(port, resources)
    return {
      async stop() {
        const jobs = startEarly(() => Promise.all([stopScheduledBackups(), stopCleanUpJobs()]))
        await app.close()
        await metrics?.stop()
        await jobs
        await db.close()
      },
    }
  } catch (error) {
    await db.close()
    throw error
  }
}
