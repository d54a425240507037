import type { Env } from '#server/config/env.ts'
import { openContent } from '#server/content/content-store.ts'
import { DataVersion } from '#server/db/data-version.ts'
import { startCleanUpJobs } from '#server/jobs/clean-up.ts'
import { startScheduledBackups } from '#server/jobs/scheduled-backups.ts'
import { seedOnce } from '#server/jobs/seed-once.ts'
import { stopBackground } from '#server/lib/background.ts'
import { localUrl } from '#server/lib/local-url.ts'
import type { Logger } from '#server/lib/log.ts'
import { startEarly } from '#server/lib/start-early.ts'
import { createMailer } from '#server/mail/create-mailer.ts'
import { startOutboxWorker } from '#server/mail/outbox-worker.ts'
import { startMetrics } from '#server/metrics/start-metrics.ts'
import type { Resources } from './resources.ts'
import type { ServerProcess } from './server-process.ts'
import { soleWriterSince } from './sole-writer.ts'
import { printStartNotice } from './start-notice.ts'
import { workersMetrics } from './worker-metrics.ts'
import { superviseWorkers } from './workers.ts'

/**
 * The primary process: does what only one process may do (migrations, seed, mails, clean-up jobs, embedded database),
 * and keeps as many workers running as the settings say.
 */
export async function startPrimary(
  env: Env,
  log: Logger,
  opening: Promise<Resources>,
): Promise<ServerProcess> {
  const ready = startEarly(async () => {
    const resources = await opening
    const openedAt = new Date()
    await seedOnce(resources, env)
    return { resources, openedAt }
  })
  try {
    let outboxWorker: ReturnType<typeof startOutboxWorker> | undefined
    const workers = await superviseWorkers({
      count: env.processes,
      log,
      databaseReady: ready,
      onMail: () => outboxWorker?.wake(),
      onExhausted(reason) {
        log.fatal({ reason }, 'no worker serves, and none can be started')
        process.exit(1)
      },
    })
    const { resources, openedAt } = await ready
    const publicUrl = () => env.publicUrl ?? localUrl(env.host, workers.port)
    const content = openContent(resources, new DataVersion(resources.db))
    outboxWorker = startOutboxWorker({ ...resources, content, publicUrl, mailer: createMailer(resources) })
    const startedOutboxWorker = outboxWorker
    const metrics = await startMetrics(resources, workersMetrics)
    const stopCleanUpJobs = startCleanUpJobs({
      ...resources,
      aloneSince: soleWriterSince(openedAt, resources),
    })
    const stopScheduledBackups = startScheduledBackups(resources)
    await printStartNotice(workers.port, resources)
    return {
      async stop() {
        const jobs = startEarly(() => Promise.all([stopScheduledBackups(), stopCleanUpJobs()]))
        await workers.stop()
        await metrics.stop()
        await jobs
        await startedOutboxWorker.stop()
        await stopBackground()
        await resources.db.close()
      },
    }
  } catch (error) {
    await opening.then(({ db }) => db.close())
    throw error
  }
}
