import { fileFolders, namedFiles } from '#server/backup/stored-files.ts'
import { filledTables, listTables } from '#server/backup/tables.ts'
import type { ConnectedDatabase } from '#server/db/database.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import type { FolderRecord } from './data-folder.ts'
import { readMarker } from './marker.ts'
import { readCluster, readInstallation } from './read-installation.ts'

/** State of the three places of an installation before anything is changed. */
export interface InstallationSurvey {
  /** Installation id of the database, the file store and the data folder, as far as they have one. */
  database?: string
  store?: string
  folder?: string
  /** Whether the database has an id, or records that somebody made. */
  filled: boolean
  /** Whether the database is a copy that was made elsewhere; the original may still be in use. */
  copied: boolean
  /** Which PostgreSQL database this is. */
  cluster: string | null
  /** Files of a store without a marker, and how many of them the database names; not counted when it has one. */
  storedFiles: number
  knownFiles: number
  /** How many files the database names; only counted when a store without a marker has none. */
  namedFiles: number
}

/** @param o.known keys of further files that belong here, beside those that records name. */
export async function surveyInstallation(o: {
  db: Pick<ConnectedDatabase, 'pool' | 'kind'>
  files: FileStore
  folder: FolderRecord | undefined
  known?: readonly string[]
}): Promise<InstallationSurvey> {
  const store = await readMarker(o.files)
  const client = await o.db.pool.connect()
  try {
    const row = await readInstallation(client)
    const cluster = await readCluster(client, o.db.kind)
    const named = async () => {
      const tables = await listTables(client)
      const columnsOf = (name: string) => tables.find((table) => table.name === name)?.columns
      return [...(o.known ?? []), ...(await namedFiles(client, columnsOf))]
    }
    const counted =
      store === undefined
        ? await countFiles(o.files, named)
        : { storedFiles: 0, knownFiles: 0, namedFiles: 0 }
    return {
      ...(row && { database: row.id }),
      ...(store !== undefined && { store }),
      ...(o.folder && { folder: o.folder.id }),
      // Every start asks, and most have an id.
      filled: row !== undefined || (await filledTables(client)).length > 0,
      copied: row !== undefined && row.cluster !== null && cluster !== null && row.cluster !== cluster,
      cluster,
      ...counted,
    }
  } finally {
    client.release()
  }
}

async function countFiles(files: FileStore, named: () => Promise<readonly string[]>) {
  let known: Set<string> | undefined
  let storedFiles = 0
  let knownFiles = 0
  for (const folder of fileFolders) {
    for await (const { key } of files.list(folder)) {
      known ??= new Set(await named())
      storedFiles++
      if (known.has(key)) knownFiles++
    }
  }
  return { storedFiles, knownFiles, namedFiles: storedFiles > 0 ? 0 : (await named()).length }
}
