import { mkdirSync, writeFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#server/config/env.ts'
import { isUuid } from '#server/lib/uuid.ts'

/** Mails that were sent and may still be in the outbox, by id, as empty files in the data folder. */
export interface SentMails {
  /** Synchronous, so that nothing comes between sending and this. @throws an error of the file system. */
  add(id: string): void
  list(): Promise<string[]>
  /** To be called when the mail is no longer in the outbox. */
  remove(id: string): Promise<void>
}

/**
 * Records that mails were sent before the database does: that may have to wait for it, and a process that was killed
 * meanwhile would send the mail again.
 */
export function sentMailsIn({ dataDir }: Pick<Env, 'dataDir'>): SentMails {
  const folder = join(dataDir, 'sent-mails')
  return {
    add(id) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, id), '')
    },
    async list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      return names.filter(isUuid)
    },
    remove: (id) => rm(join(folder, id), { force: true }),
  }
}
