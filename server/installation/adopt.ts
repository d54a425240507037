import { backUpBeforeUpgrade } from '#server/backup/before-upgrade.ts'
import { clearRestoreMark } from '#server/backup/restore-mark.ts'
import type { Env } from '#server/config/env.ts'
import { type ConnectedDatabase, openDatabase } from '#server/db/database.ts'
import { StartError } from '#server/lib/start-error.ts'
import { openFileStore } from '#server/storage/open-file-store.ts'
import { readFolderRecord } from './data-folder.ts'
import { describeParts } from './describe.ts'
import { dropDamagedMarker } from './marker.ts'
import { recordInstallation } from './record-installation.ts'
import { lockForRestore } from './server-lock.ts'
import { type InstallationSurvey, surveyInstallation } from './survey-installation.ts'

/**
 * Makes database, file store and data folder one installation, also when they belonged to others. No file is deleted: those
 * that the database does not name wait for an admin.
 *
 * @returns what was there before, one line for each, the id that all of them have now, and the archive that was made before
 *   an older schema was brought up to date.
 * @throws StartError when a server or a restore uses the database.
 */
export async function adopt(
  env: Pick<Env, 'dataDir' | 'databaseUrl' | 'directDatabaseUrl' | 's3' | 'backup' | 'upgradeBackup'>,
): Promise<{ id: string; before: string[]; backup?: string }> {
  const folder = await readFolderRecord(env.dataDir).catch((error: unknown) => {
    if (error instanceof StartError) return undefined
    throw error
  })
  const files = await openFileStore(env)
  let found: InstallationSurvey | undefined
  let backup: string | undefined
  const db = await openDatabase({
    dataDir: env.dataDir,
    databaseUrl: env.databaseUrl,
    directDatabaseUrl: env.directDatabaseUrl,
    ...(env.upgradeBackup && {
      onUpgrade: backUpBeforeUpgrade(env, ({ file }) => {
        backup = file
      }),
    }),
    async onConnected(connected) {
      await endRestore(connected)
      await dropDamagedMarker(files)
      found = await surveyInstallation({ db: connected, files, folder })
    },
  })
  try {
    if (!found) throw new Error('The installation was not looked at')
    const before = describeParts(found, env, folder)
    const id = await recordInstallation({ env, db, files, found, folder, adopt: true })
    return { id, before, ...(backup !== undefined && { backup }) }
  } finally {
    await db.close()
  }
}

/** Forgets a restore that was broken off. */
async function endRestore({ pool, kind, direct }: ConnectedDatabase): Promise<void> {
  if (kind === 'embedded') return clearRestoreMark(pool)
  const unlock = await lockForRestore(direct)
  if (!unlock)
    throw new StartError('A server is using this database, or a restore is under way. Stop it first.')
  await clearRestoreMark(pool).finally(unlock)
}
