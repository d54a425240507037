import { randomUUID } from 'node:crypto'
import type { Manifest } from '#server/backup/manifest.ts'
import type { ConnectedDatabase } from '#server/db/database.ts'
import { StartError } from '#server/lib/start-error.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import {
  databasePlaceOf,
  type InstallationLocation,
  readFolderRecord,
  writeFolderRecord,
} from './data-folder.ts'
import { describeParts } from './describe.ts'
import { restoreMismatchOf } from './judge.ts'
import { writeMarker } from './marker.ts'
import { surveyInstallation } from './survey-installation.ts'

/**
 * Decides which installation a backup is put into: the one whose database, file store or data folder it is, else a new
 * one.
 *
 * @returns its id, and a function that writes it where it is not yet, for when the database has it.
 * @throws StartError when the places belong to different installations.
 */
export async function restorePlace(
  o: InstallationLocation & {
    db: Pick<ConnectedDatabase, 'pool' | 'kind'>
    files: FileStore
    manifest: Manifest
    adopt?: boolean
  },
): Promise<{ id: string; cluster: string | null; record(): Promise<void> }> {
  const { adopt = false, manifest } = o
  const folder = await readFolderRecord(o.dataDir)
  const known = manifest.files?.map(({ key }) => key) ?? []
  const found = await surveyInstallation({ ...o, folder, known })
  const mismatch = restoreMismatchOf(found)
  if (mismatch && !adopt) {
    throw new StartError(
      [
        'The backup cannot be put here: database, file store and data folder do not belong together. Nothing was changed.',
        ...describeParts(found, o, folder),
        `  Backup       ${manifest.installation ? `installation ${manifest.installation}` : 'of an older version'}`,
        'If the installation that the file store belongs to is still in use, give this one a bucket or a data folder of its own.',
        'If this one takes its place, add --adopt.',
      ].join('\n'),
    )
  }
  const id = mismatch
    ? (found.database ?? randomUUID())
    : (found.database ?? found.store ?? found.folder ?? randomUUID())
  return {
    id,
    cluster: found.cluster,
    async record() {
      if (found.store !== id) await writeMarker(o.files, id, true)
      await writeFolderRecord(o.dataDir, { id, database: databasePlaceOf(o) })
    },
  }
}
