import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const ENDING = '.tar.gz'
export const ENCRYPTED_ENDING = '.tar.gz.age'
const ARCHIVE = /^pravesh-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar\.gz(\.age)?$/

/** Name of an archive that is made now; names sort by time. */
export function archiveName(o: { encrypted: boolean }): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  return `pravesh-${time}${o.encrypted ? ENCRYPTED_ENDING : ENDING}`
}

/**
 * Deletes all but the newest archives with names of `archiveName` in a folder. Other files stay.
 *
 * @returns the deleted files' names.
 */
export async function deleteOldArchives(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => ARCHIVE.test(name)).sort()
  const old = names.slice(0, Math.max(0, names.length - keep))
  for (const name of old) await rm(join(folder, name))
  return old
}
