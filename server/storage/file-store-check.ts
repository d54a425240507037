import type { Database } from '#server/db/database.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'

/** Result of the latest clean-up of the file store. */
export interface FileStoreCheck {
  checkedAt: Date
  storedFiles: number
  namedFiles: number
  missingFiles: number
  orphanedFiles: number
  /** Time since which the clean-up waits for an admin's approval. */
  heldSince: Date | null
  /** How many files the admin approved to move to the trash. */
  allowedFiles: number | null
}

/** @returns undefined before the first clean-up. */
export async function readFileStoreCheck({
  pool,
}: Pick<Database, 'pool'>): Promise<FileStoreCheck | undefined> {
  const { rows } = await pool.query<FileStoreCheck>({
    name: 'file-store-check',
    text: `SELECT checked_at AS "checkedAt", stored_files AS "storedFiles", named_files AS "namedFiles",
      missing_files AS "missingFiles", orphaned_files AS "orphanedFiles", held_since AS "heldSince",
      allowed_files AS "allowedFiles" FROM file_store_checks`,
  })
  return rows[0]
}

export async function writeFileStoreCheck(
  { pool }: Pick<Database, 'pool'>,
  found: { stored: number; named: number; missing: number; orphaned: number; held: boolean },
): Promise<void> {
  await pool.query(
    `INSERT INTO file_store_checks AS latest
       (id, stored_files, named_files, missing_files, orphaned_files, held_since)
     VALUES (1, $1, $2, $3, $4, CASE WHEN $5 THEN now() END)
     ON CONFLICT (id) DO UPDATE SET checked_at = now(), stored_files = $1, named_files = $2, missing_files = $3,
       orphaned_files = $4, held_since = CASE WHEN $5 THEN coalesce(latest.held_since, now()) END,
       allowed_files = CASE WHEN $5 THEN latest.allowed_files END`,
    [found.stored, found.named, found.missing, found.orphaned, found.held],
  )
}

/** Approves the waiting clean-up, if it found exactly this number of orphaned files. False when none waits. */
export async function allowCleanUp(
  db: Pick<Prisma.TransactionClient, '$executeRaw'>,
  orphanedFiles: number,
): Promise<boolean> {
  const updated = await db.$executeRaw`
    UPDATE file_store_checks SET allowed_files = ${orphanedFiles}
    WHERE held_since IS NOT NULL AND orphaned_files = ${orphanedFiles}`
  return updated === 1
}
