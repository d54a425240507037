import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const ARCHIVE = /^pravesh-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar\.gz(\.age)?$/

/** Name of an archive that is made now; names sort by time. */
export function archiveName(o: { encrypted: boolean }): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  return `pravesh-${time}.tar.gz${o.encrypted ? '.age' : ''}`
}

/**
 * Deletes all but the newest archives with names of `archiveName` in the folder of a new one, which stays whatever the clock says.
 * Other files stay.
 *
 * @returns the deleted files' names.
 */
export async function deleteOldArchives(made: string, keep: number): Promise<string[]> {
  const folder = dirname(made)
  const others = (await readdir(folder))
    .filter((name) => ARCHIVE.test(name) && name !== basename(made))
    .sort()
  const old = others.slice(0, Math.max(0, others.length - (keep - 1)))
  for (const name of old) await rm(join(folder, name))
  return old
}
