import { isDeepStrictEqual } from 'node:util'
import type { Env } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { StartError } from '#server/lib/start-error.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { databasePlaceOf, type FolderRecord, writeFolderRecord } from './data-folder.ts'
import { isNewCopy } from './judge.ts'
import { writeMarker } from './marker.ts'
import { makeInstallation, replaceInstallation } from './read-installation.ts'
import type { InstallationSurvey } from './survey-installation.ts'

/**
 * Writes the installation id wherever it is not yet: first into the database, so that nothing has an id that its
 * database does not have.
 *
 * @param o.adopt whether a store or folder that belongs to another installation is taken over.
 * @throws StartError when another installation has taken the file store at this moment.
 */
export async function recordInstallation(o: {
  env: Pick<Env, 'dataDir' | 'databaseUrl'>
  db: Pick<Database, 'pool'>
  files: FileStore
  found: InstallationSurvey
  folder: FolderRecord | undefined
  adopt: boolean
}): Promise<string> {
  const { found, files } = o
  const id = await idOfDatabase(o.db, found)
  if (found.store !== id) {
    const owner = await writeMarker(files, id, o.adopt || isNewCopy(found))
    if (owner !== id) throw new StartError(`The file store has just been taken by the installation ${owner}.`)
  }
  const record: FolderRecord = { id, database: databasePlaceOf(o.env) }
  if (!isDeepStrictEqual(o.folder, record)) await writeFolderRecord(o.env.dataDir, record)
  return id
}

async function idOfDatabase({ pool }: Pick<Database, 'pool'>, found: InstallationSurvey): Promise<string> {
  if (found.database === undefined) return makeInstallation(pool, found.cluster)
  if (isNewCopy(found)) return replaceInstallation(pool, found.cluster)
  if (found.copied) await replaceInstallation(pool, found.cluster, found.database)
  return found.database
}
