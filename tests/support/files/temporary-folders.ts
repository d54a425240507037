import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { clusterOf } from '#server/backup/places.ts'

/** Names of the temporary folders that backups and restores have in an installation's data folder. */
export async function temporaryFolders(dataDir: string): Promise<string[]> {
  const found: string[] = []
  for (const folder of [dataDir, join(dataDir, 'backups'), join(dataDir, 'tmp'), clusterOf({ dataDir })]) {
    const names = await readdir(folder).catch(() => [])
    found.push(...names.filter((name) => name.startsWith('.pravesh-backup-')))
  }
  return found
}
