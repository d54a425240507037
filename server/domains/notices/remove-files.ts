import type { Database } from '#server/db/database.ts'
import { inBackground } from '#server/lib/background.ts'
import type { Logger } from '#server/lib/log.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { moveToTrash } from '#server/storage/trash.ts'

/** Moves stored files without records to the trash in the background. The clean-up job retries failures. */
export function removeFiles(
  { db, files, log }: { db: Database; files: FileStore; log: Logger },
  keys: readonly string[],
): void {
  if (keys.length === 0) return
  inBackground(log, 'removing the files of notices', (signal) => moveToTrash({ db, files }, keys, signal))
}
