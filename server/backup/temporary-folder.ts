import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FolderInUse, lockFolder } from '#server/lib/folder-lock.ts'

/** Prefix of the names of temporary folders of backups and restores. */
const PREFIX = '.pravesh-backup-'

export interface TemporaryFolder {
  path: string
  remove(): Promise<void>
}

/**
 * Makes a folder that only this user can read and that is removed at the latest when the process ends. Of a process that was
 * killed, `removeAbandonedFolders` removes it.
 */
export async function makeTemporaryFolder(parent: string): Promise<TemporaryFolder> {
  // At once, so that no signal can end the process between making the folder and the promise to remove it.
  const path = mkdtempSync(join(parent, PREFIX))
  const removeNow = () => removeWithAddedFiles(path)
  process.once('exit', removeNow)
  const unlock = await lockFolder(path).catch((error: unknown) => {
    removeNow()
    throw error
  })
  return {
    path,
    async remove() {
      await rm(path, { recursive: true, force: true })
      await unlock()
      process.off('exit', removeNow)
    },
  }
}

/** Removes a folder to which writes that are under way may add files meanwhile: `rmSync` lists the files only once. */
function removeWithAddedFiles(path: string): void {
  for (let triesLeft = 20; ; triesLeft -= 1) {
    try {
      rmSync(path, { recursive: true, force: true, maxRetries: 1, retryDelay: 50 })
      return
    } catch (error) {
      if (triesLeft === 0 || (error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
    }
  }
}

/** Removes the temporary folders of processes that were killed. A parent that does not exist is no error. */
export async function removeAbandonedFolders(parent: string): Promise<void> {
  const names = await readdir(parent).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    if (!name.startsWith(PREFIX)) continue
    const path = join(parent, name)
    const unlock = await lockFolder(path).catch((error: NodeJS.ErrnoException) => {
      // Other installations may have archives there, too, as another user.
      if (error instanceof FolderInUse || ['ENOENT', 'EACCES', 'EPERM'].includes(error.code ?? ''))
        return undefined
      throw error
    })
    if (!unlock) continue
    await rm(path, { recursive: true, force: true })
    await unlock()
  }
}
