import type { Database } from '#server/db.ts'
import type { FileStore } from '#server/lib/file-store.ts'
import type { Logger } from '#server/lib/log.ts'
import type { IsAbandoned, StoredFile } from '#server/lib/orphan-watch.ts'
import { keysOf } from './change-notice.ts'
import { ATTACHMENTS_FOLDER } from './notice.ts'

const KEYS_PER_QUERY = 500

/**
 * Deletes stored files that no attachment knows: of notices that were never saved, or are deleted.
 *
 * @param isAbandoned is asked about those: they may belong to a notice that is being saved.
 */
export async function sweepNotices(
  { db, files, log }: { db: Database; files: FileStore; log: Logger },
  isAbandoned: IsAbandoned,
): Promise<void> {
  let deleted = 0
  let batch: StoredFile[] = []
  const check = async () => {
    const known = await knownKeys(
      db,
      batch.map(({ key }) => key),
    )
    for (const { key } of batch.filter((file) => !known.has(file.key)).filter(isAbandoned)) {
      await files.delete(key)
      deleted++
    }
    batch = []
  }
  for await (const file of files.list(ATTACHMENTS_FOLDER)) {
    batch.push(file)
    if (batch.length === KEYS_PER_QUERY) await check()
  }
  if (batch.length > 0) await check()
  if (deleted > 0) log.info({ deleted }, 'swept files of notices that are not there')
}

async function knownKeys({ prisma }: Database, keys: readonly string[]): Promise<Set<string>> {
  const paths = keys.map((key) => key.slice(ATTACHMENTS_FOLDER.length + 1))
  const known = await prisma.noticeAttachment.findMany({
    where: { OR: [{ filePath: { in: paths } }, { previewPath: { in: paths } }] },
    select: { filePath: true, previewPath: true },
  })
  return new Set(known.flatMap(keysOf))
}
