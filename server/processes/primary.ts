import { startPost } from '#server/domains/accounts/post.ts'
import type { Env } from '#server/env.ts'
import { stopBackground } from '#server/lib/background.ts'
import { begun } from '#server/lib/begun.ts'
import { localUrl } from '#server/lib/local-url.ts'
import type { Logger } from '#server/lib/log.ts'
import { createMailer } from '#server/mailer.ts'
import { startMetrics } from '#server/metrics/start-metrics.ts'
import type { Parts } from '#server/parts.ts'
import { seedOnce } from '#server/seed-once.ts'
import { startSweeping } from '#server/sweep.ts'
import { welcome } from '#server/welcome.ts'
import type { Running } from './running.ts'
import { soleWriterSince } from './sole-writer.ts'
import { workersMetrics } from './worker-metrics.ts'
import { superviseWorkers } from './workers.ts'

/**
 * The process that leads the others: does once what is to be done once (migrations, seed, mails, sweeps; and the
 * embedded database lives in it), and sees to it that there are as many workers as the settings say.
 */
export async function startPrimary(env: Env, log: Logger, opening: Promise<Parts>): Promise<Running> {
  const ready = begun(async () => {
    const parts = await opening
    const openedAt = new Date()
    if (env.demo) await seedOnce(parts)
    return { parts, openedAt }
  })
  try {
    let post: ReturnType<typeof startPost> | undefined
    const workers = await superviseWorkers({
      count: env.processes,
      log,
      databaseReady: ready,
      onMail: () => post?.nudge(),
      onHopeless(reason) {
        log.fatal({ reason }, 'no worker serves, and none can be started')
        process.exit(1)
      },
    })
    const { parts, openedAt } = await ready
    const publicUrl = () => env.publicUrl ?? localUrl(env.host, workers.port)
    post = startPost({ ...parts, publicUrl, mailer: createMailer(parts) })
    const delivering = post
    const metrics = await startMetrics(parts, workersMetrics)
    const stopSweeping = startSweeping({ ...parts, aloneSince: soleWriterSince(openedAt, parts) })
    welcome(workers.port, env)
    return {
      async stop() {
        await workers.stop()
        await metrics.stop()
        await stopSweeping()
        await delivering.stop()
        await stopBackground()
        await parts.db.close()
      },
    }
  } catch (error) {
    await opening.then(({ db }) => db.close())
    throw error
  }
}
