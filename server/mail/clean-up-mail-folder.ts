import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#server/db/database.ts'

/** The links in mails have expired by then. */
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
