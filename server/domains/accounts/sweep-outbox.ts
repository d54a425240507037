import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Their links have run out by then. */
const KEPT_DAYS = 7
const DAY_MS = 24 * 60 * 60_000

/**
 * Deletes old mails from the folder where they lie without a mail server.
 *
 * @param o.outbox the folder, which need not be there.
 */
export async function sweepOutbox({ outbox }: { outbox: string }): Promise<void> {
  const names = await readdir(outbox).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names.filter((one) => /\.eml(\.part)?$/.test(one))) {
    const file = join(outbox, name)
    const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
      // Another process of the server has swept it.
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (found && found.mtimeMs < Date.now() - KEPT_DAYS * DAY_MS) await rm(file, { force: true })
  }
}
