import { spoolParents } from '#server/backup/places.ts'
import { removeAbandonedFolders } from '#server/backup/temporary-folder.ts'
import { archivesOf } from '#server/config/backup-settings.ts'
import type { Env } from '#server/config/env.ts'
import { cleanUpDataChanges } from '#server/db/data-version.ts'
import type { Database } from '#server/db/database.ts'
import { cleanUpErrorCounts } from '#server/db/error-counts.ts'
import { type SessionLock, tryLock } from '#server/db/session-lock.ts'
import { cleanUpStagingQueue } from '#server/db/staging-queue.ts'
import { cleanUpAccounts } from '#server/domains/accounts/clean-up-accounts.ts'
import { cleanUpContent, usedMediaIds } from '#server/domains/content/clean-up-content.ts'
import { type CleanUpServices, cleanUpLayers } from '#server/domains/imports/clean-up-layers.ts'
import { cleanUpErrorFiles } from '#server/domains/imports/serve-error-files.ts'
import { cleanUpMedia } from '#server/domains/media/clean-up-media.ts'
import { cleanUpRechecks } from '#server/domains/rechecks/clean-up-rechecks.ts'
import { cleanUpSlips } from '#server/domains/result-slips/clean-up-slips.ts'
import { resultsImport } from '#server/domains/results/import/results-import.ts'
import { studentsImport } from '#server/domains/students/students-import.ts'
import { cleanUpVideos } from '#server/domains/videos/clean-up-videos.ts'
import type { Logger } from '#server/lib/log.ts'
import { cleanUpMailFolder } from '#server/mail/clean-up-mail-folder.ts'
import { mailFolderOf } from '#server/mail/create-mailer.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { createOrphanTracker, type IsOrphaned } from '#server/storage/orphaned-files.ts'
import { cleanUpFiles } from './clean-up-files.ts'

const jobs = [
  cleanUpAbandonedBackups,
  (o: CleanUpServices) => cleanUpLayers(o, resultsImport),
  (o: CleanUpServices) => cleanUpLayers(o, studentsImport),
  cleanUpErrorFiles,
  cleanUpAccounts,
  cleanUpRechecks,
  cleanUpSlips,
  cleanUpMailFolder,
  cleanUpDataChanges,
  cleanUpErrorCounts,
  cleanUpContent,
  cleanUpUnusedMedia,
  cleanUpStagingQueue,
  cleanUpVideos,
  cleanUpFiles,
]

/** Removes uploaded files that no content has named for long. */
function cleanUpUnusedMedia(o: CleanUpJobServices & { signal: AbortSignal }): Promise<void> {
  return cleanUpMedia(o, () => usedMediaIds(o.db))
}

/** Removes what killed backups have left. */
async function cleanUpAbandonedBackups({ env }: Pick<CleanUpJobServices, 'env'>): Promise<void> {
  for (const folder of [archivesOf(env), ...spoolParents(env)]) await removeAbandonedFolders(folder)
}

const HOUR_MS = 60 * 60_000
/** A file counts as orphaned only after this time without a record: its record may be about to be saved. */
const ORPHAN_AGE_MS = 0.9 * HOUR_MS

interface CleanUpJobServices {
  db: Database
  files: FileStore
  log: Logger
  env: Pick<Env, 'dataDir'>
}

/**
 * Runs all clean-up jobs once. A failing job is logged and does not prevent the others.
 *
 * @param isOrphaned tells whether a stored file without a record is orphaned.
 */
export async function runCleanUpJobs(
  o: CleanUpJobServices,
  isOrphaned: IsOrphaned,
  signal = new AbortController().signal,
): Promise<void> {
  const outbox = mailFolderOf(o.env)
  for (const job of jobs) {
    if (signal.aborted) return
    await job({ ...o, outbox, signal }, isOrphaned).catch((error: unknown) =>
      o.log.error({ err: error }, 'a clean-up job failed, will try again'),
    )
  }
}

/** Advisory lock of PostgreSQL: the process that has it cleans up, for all on one database. */
const LOCK = 1_886_548_330

/**
 * Runs the clean-up jobs at start and then hourly. Of several processes on one PostgreSQL the first to try does it as long as it
 * runs: it must have seen a file without a record for an hour. Another takes over within an hour.
 *
 * @param o.aloneSince since when this process has been the only writer of the file store, if known: earlier files without
 *   a record are orphaned at once.
 * @returns a function that stops the jobs and aborts a running one.
 */
export function startCleanUpJobs(
  o: CleanUpJobServices & { aloneSince?: Date | undefined },
): () => Promise<void> {
  const stopping = new AbortController()
  const orphans = createOrphanTracker(ORPHAN_AGE_MS)
  // Used only in the first run: the clock may be set later.
  let { aloneSince } = o
  let lock: SessionLock | undefined
  const isMine = async () => {
    if (o.db.kind === 'embedded' || lock) return true
    lock = await tryLock(o.db.direct, { lock: LOCK })
    lock?.client.once('end', () => {
      lock = undefined
    })
    return lock !== undefined
  }
  const runJobs = async () => {
    if (!(await isMine().catch(() => false))) return
    const since = aloneSince
    aloneSince = undefined
    const isOrphaned: IsOrphaned = (file) =>
      orphans.isOrphaned(file) || (since !== undefined && file.modifiedAt < since)
    await runCleanUpJobs(o, isOrphaned, stopping.signal)
    orphans.endRound()
  }
  let running: Promise<unknown> = runJobs()
  const timer = setInterval(() => {
    running = running.then(runJobs)
  }, HOUR_MS)
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
    await lock?.unlock()
  }
}
