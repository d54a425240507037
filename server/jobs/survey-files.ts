import { fileFolders, namedKeys } from '#server/backup/stored-files.ts'
import type { Database } from '#server/db/database.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import type { StoredFile } from '#server/storage/orphaned-files.ts'

/** The result of comparing the file store with the records. */
export interface Survey {
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
export async function surveyFiles({ db, files }: { db: Database; files: FileStore }): Promise<Survey> {
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
