import type { Database } from '#server/db/database.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { eraseFiles, TRASH, TRASH_DAYS, takeFromTrash, trashKey } from '#server/storage/trash.ts'

interface Services {
  db: Database
  files: FileStore
  signal?: AbortSignal | undefined
}

/** The original keys of the files in the trash. The two weeks of files without a trash record begin now. */
export async function listTrash({ db, files }: Services): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const { key } of files.list(TRASH)) keys.add(key.slice(TRASH.length + 1))
  await db.pool.query(
    'INSERT INTO trashed_files (key) SELECT unnest($1::text[]) ON CONFLICT (key) DO NOTHING',
    [[...keys]],
  )
  return keys
}

/** Permanently deletes files that were in the trash for two weeks by the database's clock, and files to be erased. */
export async function emptyTrash({ db, files, signal }: Services): Promise<number> {
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
export async function takeBack(services: Services, keys: readonly string[], trash: ReadonlySet<string>) {
  await takeFromTrash(
    services,
    keys.filter((key) => trash.has(key)),
  )
  return keys.filter((key) => !trash.has(key))
}
