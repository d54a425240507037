import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** The last group is how the id of the installation begins; names of older versions lack it. */
const ARCHIVE = /^pravesh-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(?:-([0-9a-f]{8}))?\.tar\.gz(?:\.age)?$/

const shortOf = (installation: string | undefined) => installation?.slice(0, 8)

/** Name of an archive that is made now; names sort by time. Several installations may have archives in one folder. */
export function archiveName(o: { installation: string | undefined; encrypted: boolean }): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const id = o.installation === undefined ? '' : `-${shortOf(o.installation)}`
  return `pravesh-${time}${id}.tar.gz${o.encrypted ? '.age' : ''}`
}

/**
 * Deletes all but the newest archives of an installation with names of `archiveName` in the folder of a new one, which stays
 * whatever the clock says. Other files stay.
 *
 * @param o.alone whether only this installation has archives in the folder: then names without an id are its own, too.
 * @returns the deleted files' names.
 */
export async function deleteOldArchives(
  made: string,
  o: { keep: number; installation: string | undefined; alone: boolean },
): Promise<string[]> {
  const isOwn = (name: string) => {
    const [known, id] = ARCHIVE.exec(name) ?? []
    return known !== undefined && (id === undefined ? o.alone : id === shortOf(o.installation))
  }
  const folder = dirname(made)
  const others = (await readdir(folder)).filter((name) => isOwn(name) && name !== basename(made)).sort()
  const old = others.slice(0, Math.max(0, others.length - (o.keep - 1)))
  for (const name of old) await rm(join(folder, name))
  return old
}
