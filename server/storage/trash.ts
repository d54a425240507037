import type { Readable } from 'node:stream'
import type { Database } from '#server/db/database.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { FileMissing, type FileStore } from './file-store.ts'

/** Folder of the file store for deleted files, which can be restored for two weeks. */
export const TRASH = 'trash'
export const TRASH_DAYS = 14

const BATCH_SIZE = 500

/** Key of a file in the trash. */
export const trashKey = (key: string) => `${TRASH}/${key}`

interface Services {
  db: Pick<Database, 'pool'>
  files: FileStore
}

/** Moves files to the trash. Skips missing files; may be repeated after an interruption. */
export async function moveToTrash(
  { db, files }: Services,
  keys: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  for (let start = 0; start < keys.length; start += BATCH_SIZE) {
    const batch = [...new Set(keys.slice(start, start + BATCH_SIZE))]
    await db.pool.query(
      `INSERT INTO trashed_files (key) SELECT unnest($1::text[])
       ON CONFLICT (key) DO UPDATE SET trashed_at = now()`,
      [batch],
    )
    for (const key of batch) {
      if (signal?.aborted) return
      await files.move(key, trashKey(key))
    }
  }
}

/** Restores files from the trash. */
export async function takeFromTrash({ db, files }: Services, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.move(trashKey(key), key)
  await db.pool.query('DELETE FROM trashed_files WHERE key = ANY ($1)', [keys])
}

/** Records in a transaction that files are to be erased: if the process ends before it does so, the clean-up does. */
export async function noteErasure(
  tx: Pick<Prisma.TransactionClient, '$executeRaw'>,
  keys: readonly string[],
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO trashed_files (key, erase) SELECT unnest(${keys}::text[]), true
    ON CONFLICT (key) DO UPDATE SET erase = true`
}

/** Deletes files immediately, also from the trash. */
export async function eraseFiles({ db, files }: Services, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await files.delete(key)
    await files.delete(trashKey(key))
  }
  await db.pool.query('DELETE FROM trashed_files WHERE key = ANY ($1)', [keys])
}

/** Wraps a store so that it also finds files in its trash: a restored database may name them. */
export function withTrash<Store extends FileStore>(store: Store): Store {
  return {
    ...store,
    async stat(key) {
      return (await store.stat(key)) ?? store.stat(trashKey(key))
    },
    async open(key, range): Promise<Readable> {
      return store.open(key, range).catch((error: unknown) => {
        if (error instanceof FileMissing) return store.open(trashKey(key), range)
        throw error
      })
    },
  }
}
