import type { Database } from './db.ts'
import { sweepAccounts } from './domains/accounts/sweep-accounts.ts'
import { sweepOutbox } from './domains/accounts/sweep-outbox.ts'
import { sweepErrorFiles } from './domains/imports/serve-error-files.ts'
import { sweepNotices } from './domains/notices/sweep-notices.ts'
import { sweepResultFiles } from './domains/results/sweep-result-files.ts'
import { sweepStudentUploads } from './domains/students/sweep-student-uploads.ts'
import { sweepVideos } from './domains/videos/sweep-videos.ts'
import type { Env } from './env.ts'
import { sweepDataChanges } from './freshness.ts'
import type { FileStore } from './lib/file-store.ts'
import type { Logger } from './lib/log.ts'
import { createOrphanWatch, type IsAbandoned } from './lib/orphan-watch.ts'
import { outboxOf } from './mailer.ts'

const rooms = [
  sweepResultFiles,
  sweepNotices,
  sweepStudentUploads,
  sweepErrorFiles,
  sweepAccounts,
  sweepOutbox,
  sweepDataChanges,
  sweepVideos,
]

const HOUR_MS = 60 * 60_000
/** A stored file without a record that was found later may belong to something that is being saved. */
const ORPHAN_PATIENCE_MS = 0.9 * HOUR_MS

interface Swept {
  db: Database
  files: FileStore
  log: Logger
  env: Pick<Env, 'dataDir'>
}

/**
 * Cleans once. A failing room is logged and keeps no other from being swept.
 *
 * @param isAbandoned is asked about stored files without a record.
 */
export async function sweepOnce(
  o: Swept,
  isAbandoned: IsAbandoned,
  signal = new AbortController().signal,
): Promise<void> {
  const outbox = outboxOf(o.env)
  for (const room of rooms) {
    if (signal.aborted) return
    await room({ ...o, outbox, signal }, isAbandoned).catch((error: unknown) =>
      o.log.error({ err: error }, 'sweeping failed, will try again'),
    )
  }
}

/**
 * Cleans at start and then hourly what a crash or an abandoned form left behind. A failing sweep is logged and tried
 * again an hour later: nothing that visitors see depends on it.
 *
 * @param o.aloneSince since when no other process has written to this file store, if that is certain: what was stored
 *   earlier and has no record is nobody's, however young.
 * @returns a function that stops it, breaking off soon what is under way.
 */
export function startSweeping(o: Swept & { aloneSince?: Date | undefined }): () => Promise<void> {
  const stopping = new AbortController()
  const orphans = createOrphanWatch(ORPHAN_PATIENCE_MS)
  // Only at the start: later the clock may be another.
  let { aloneSince } = o
  const sweep = async () => {
    const since = aloneSince
    aloneSince = undefined
    const isAbandoned: IsAbandoned = (file) =>
      orphans.isAbandoned(file) || (since !== undefined && file.modifiedAt < since)
    await sweepOnce(o, isAbandoned, stopping.signal)
    orphans.endRound()
  }
  let running: Promise<unknown> = sweep()
  const timer = setInterval(() => {
    running = running.then(sweep)
  }, HOUR_MS)
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}
