import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { spoolParents } from '#server/backup/places.ts'
import { fileFolders, namedKeys } from '#server/backup/stored-files.ts'
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
import { type CleanUpServices, cleanUpLayers } from '#server/domains/imports/remove-layer.ts'
import { cleanUpErrorFiles } from '#server/domains/imports/signed-file.ts'
import { cleanUpMedia } from '#server/domains/media/clean-up-media.ts'
import { cleanUpRechecks } from '#server/domains/rechecks/clean-up-rechecks.ts'
import { cleanUpSlips } from '#server/domains/result-slips/clean-up-slips.ts'
import { resultsImport } from '#server/domains/results/import/results-import.ts'
import { studentsImport } from '#server/domains/students/students-import.ts'
import { cleanUpVideos } from '#server/domains/videos/clean-up-videos.ts'
import { readMarker } from '#server/installation/marker.ts'
import { readInstallationId } from '#server/installation/read-installation.ts'
import type { Logger } from '#server/lib/log.ts'
import { mailFolderOf } from '#server/mail/create-mailer.ts'
import type { FileStore } from '#server/storage/file-store.ts'

import { readFileStoreCheck, writeFileStoreCheck } from '#server/storage/file-store-check.ts'
import { createOrphanTracker, type IsOrphaned, type StoredFile } from '#server/storage/orphaned-files.ts'
import { eraseFiles, moveToTrash, TRASH, TRASH_DAYS, takeFromTrash, trashKey } from '#server/storage/trash.ts'

interface Services {
  db: Database
  files: FileStore
  log: Logger
  signal?: AbortSignal
}

/** A clean-up that would move more files than this, and more than this share of the store, waits for an admin. */
const MAX_FILES = 20
const MAX_SHARE = 0.02

/**
 * Compares the file store with the records: moves files without a record to the trash, restores files with a record from
 * there, deletes files that were there for two weeks, and records the missing files.
 *
 * @param isOrphaned tells whether a file without a record is orphaned; its record may be about to be saved.
 */
export async function cleanUpFiles(services: Services, isOrphaned: IsOrphaned): Promise<void> {
  const { db, files, log, signal } = services
  await refuseForeignStore(services)
  const trash = await listTrash(services)
  const survey = await surveyFiles(services)
  const missing = await takeBack(services, survey.missing, trash)
  const orphaned = survey.unnamed.filter(isOrphaned).map(({ key }) => key)
  const check = await readFileStoreCheck(db)
  const tooMany = orphaned.length > MAX_FILES && orphaned.length > survey.stored * MAX_SHARE
  const held = tooMany && orphaned.length > (check?.allowedFiles ?? 0)
  if (!held) await moveToTrash({ db, files }, orphaned, signal)
  const emptied = await emptyTrash(services)
  if (signal?.aborted) return
  const found = { stored: survey.stored, named: survey.named, missing: missing.length }
  await writeFileStoreCheck(db, { ...found, orphaned: held ? orphaned.length : 0, held })
  if (held) {
    log.error(
      { orphaned: orphaned.length, stored: survey.stored },
      'the clean-up of the file store waits for an admin: so many files have no record that the database may be the wrong one',
    )
  } else if (orphaned.length + emptied > 0) {
    log.info({ trashed: orphaned.length, deleted: emptied }, 'cleaned up the file store')
  }
  if (missing.length > 0) {
    log.error(
      { ...found, examples: missing.slice(0, 5) },
      'files that records name are missing from the store',
    )
  }
}

/** The store may have been adopted by another installation since the start. */
async function refuseForeignStore({ db, files }: Services): Promise<void> {
  const [own, store] = [await readInstallationId(db.pool), await readMarker(files)]
  if (own !== store) {
    throw new Error(
      `The database is of installation ${own} and the file store of installation ${store}: nothing is cleaned up`,
    )
  }
}

interface TrashServices {
  db: Database
  files: FileStore
  signal?: AbortSignal | undefined
}

/** The original keys of the files in the trash. The two weeks of files without a trash record begin now. */
async function listTrash({ db, files }: TrashServices): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const { key } of files.list(TRASH)) keys.add(key.slice(TRASH.length + 1))
  await db.pool.query(
    'INSERT INTO trashed_files (key) SELECT unnest($1::text[]) ON CONFLICT (key) DO NOTHING',
    [[...keys]],
  )
  return keys
}

/** Permanently deletes files that were in the trash for two weeks by the database's clock, and files to be erased. */
async function emptyTrash({ db, files, signal }: TrashServices): Promise<number> {
  const { rows } = await db.pool.query<{ key: string; erase: boolean }>(
    `SELECT key, erase FROM trashed_files
     WHERE erase OR trashed_at < now() - make_interval(days => ${TRASH_DAYS}) ORDER BY key`,
  )
  for (const { key, erase } of rows) {
    if (signal?.aborted) break
    if (erase) await eraseFiles({ db, files }, [key])
    else {
      await files.delete(trashKey(key))
      await db.pool.query('DELETE FROM trashed_files WHERE key = $1 AND NOT erase', [key])
    }
  }
  return rows.length
}

/** Restores files from the trash. @returns the keys that are not in the trash. */
async function takeBack(services: TrashServices, keys: readonly string[], trash: ReadonlySet<string>) {
  await takeFromTrash(
    services,
    keys.filter((key) => trash.has(key)),
  )
  return keys.filter((key) => !trash.has(key))
}

/** The result of comparing the file store with the records. */
interface Survey {
  /** Number of files in the store, without the trash. */
  stored: number
  /** Number of files that records refer to. */
  named: number
  /** Keys that records refer to and that are missing in the store. */
  missing: string[]
  /** Files without a record; the record may be about to be saved. */
  unnamed: StoredFile[]
}

/** Compares the file store with the records, while both may change. */
async function surveyFiles({ db, files }: { db: Database; files: FileStore }): Promise<Survey> {
  const before = await namedKeys(db)
  const stored = new Map<string, StoredFile>()
  for (const folder of fileFolders) {
    for await (const file of files.list(folder)) stored.set(file.key, file)
  }
  const after = await namedKeys(db)
  return {
    stored: stored.size,
    named: after.kept.size,
    // Keys referred to only before or only after the listing are being saved or removed concurrently.
    missing: [...before.kept].filter((key) => after.kept.has(key) && !stored.has(key)),
    unnamed: [...stored.values()].filter(({ key }) => !after.all.has(key)),
  }
}

/** After this age the links in mails have expired. */
const MAX_AGE_DAYS = 7
const DAY_MS = 24 * 60 * 60_000

/**
 * Deletes old mails from the mail folder, which is used without a mail server.
 *
 * @param outbox the folder, which need not exist.
 */
export async function cleanUpMailFolder({
  outbox,
  db,
}: {
  outbox: string
  db: Pick<Database, 'now'>
}): Promise<void> {
  const names = await readdir(outbox).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  // A mail must be old by both clocks: this machine's clock, which set the file times, may be wrong.
  const before = Math.min(db.now().getTime(), Date.now()) - MAX_AGE_DAYS * DAY_MS
  for (const name of names.filter((one) => /\.eml(\.part)?$/.test(one))) {
    const file = join(outbox, name)
    const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
      // Another process has deleted it.
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (found && found.mtimeMs < before) await rm(file, { force: true })
  }
}

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

/** Removes the remains of killed backups. */
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
