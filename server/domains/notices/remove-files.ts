import { inBackground } from '#server/lib/background.ts'
import type { FileStore } from '#server/lib/file-store.ts'
import type { Logger } from '#server/lib/log.ts'

/** Deletes stored files whose records are gone. Nobody waits for it, and what it leaves the next sweep takes. */
export function removeFiles(
  { files, log }: { files: FileStore; log: Logger },
  keys: readonly string[],
): void {
  if (keys.length === 0) return
  inBackground(log, 'removing the files of notices', async () => {
    for (const key of keys) await files.delete(key)
  })
}
