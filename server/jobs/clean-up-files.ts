import type { Database } from '#server/db/database.ts'
import { readMarker } from '#server/installation/marker.ts'
import { readInstallationId } from '#server/installation/read-installation.ts'
import type { Logger } from '#server/lib/log.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { readFileStoreCheck, writeFileStoreCheck } from '#server/storage/file-store-check.ts'
import type { IsOrphaned } from '#server/storage/orphaned-files.ts'
import { moveToTrash } from '#server/storage/trash.ts'
import { emptyTrash, listTrash, takeBack } from './empty-trash.ts'
import { surveyFiles } from './survey-files.ts'

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
