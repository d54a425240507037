import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { clusterOf } from '#server/backup/places.ts'
import { fileFolders } from '#server/backup/stored-files.ts'
import type { Env } from '#server/config/env.ts'
import { StartError } from '#server/lib/start-error.ts'
import { localFileStore } from '#server/storage/file-store.ts'
import { reportFailures } from '#server/storage/report-failures.ts'
import { ADOPT, describePlace, type FolderRecord } from './data-folder.ts'

/** @throws StartError when the settings lead to a folder without a database, where a command has nothing to work on. */
export function refuseWithoutDatabase(env: Pick<Env, 'dataDir' | 'databaseUrl'>): void {
  if (env.databaseUrl === undefined && !existsSync(clusterOf(env))) {
    throw new StartError(
      `There is no database in ${env.dataDir}; set DATA_DIR or DATABASE_URL as for the server.`,
    )
  }
}

/**
 * Refuses to make an embedded database in a data folder whose installation has a database elsewhere, or has lost it.
 *
 * @param o.restoring whether a backup is about to fill the database: then a lost one may be created again.
 * @throws StartError saying what to do.
 */
export async function refuseForgottenDatabase(
  env: Pick<Env, 'dataDir' | 'databaseUrl'>,
  folder: FolderRecord | undefined,
  o: { restoring: boolean },
): Promise<void> {
  if (env.databaseUrl !== undefined) return
  const hasCluster = existsSync(clusterOf(env))
  if (folder && folder.database !== 'embedded') {
    const way = o.restoring
      ? `add ${hasCluster ? '--adopt --replace, which replaces the older content of that database' : '--adopt'}`
      : `${ADOPT}${hasCluster ? ', which brings its older content online' : ''}`
    throw new StartError(
      `The data folder ${env.dataDir} belongs to the installation ${folder.id}, whose database is ${describePlace(folder.database)}; but DATABASE_URL is not set. Nothing was changed. Set DATABASE_URL as it was. If the embedded database is to take its place from now on: ${way}.`,
    )
  }
  if (hasCluster || o.restoring) return
  if (folder) {
    throw new StartError(
      `The data folder ${env.dataDir} belongs to the installation ${folder.id}, but its embedded database in ${join(env.dataDir, 'postgres')} is gone. Nothing was changed. Put that folder back, or restore a backup (npm run restore). To begin with an empty database: ${ADOPT}.`,
    )
  }
  if (await hasFiles(env.dataDir)) {
    throw new StartError(
      `There are uploaded files in ${join(env.dataDir, 'files')}, but no database in ${env.dataDir}, and DATABASE_URL is not set. Nothing was changed. Set DATABASE_URL, or restore a backup (npm run restore). To begin with an empty database: ${ADOPT}.`,
    )
  }
}

async function hasFiles(dataDir: string): Promise<boolean> {
  const files = reportFailures(localFileStore(join(dataDir, 'files')))
  for (const name of fileFolders) {
    for await (const _file of files.list(name)) return true
  }
  return false
}
