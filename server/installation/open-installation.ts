import { appliedMigrations } from '#prisma/migrate.ts'
import { refuseWhileRestoring } from '#server/backup/restore-mark.ts'
import type { Env } from '#server/config/env.ts'
import { type ConnectedDatabase, type Database, openDatabase } from '#server/db/database.ts'
import { withReplica } from '#server/db/replica.ts'
import { StartError } from '#server/lib/start-error.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { openFileStore } from '#server/storage/open-file-store.ts'
import { type FolderRecord, readFolderRecord } from './data-folder.ts'
import { describeMismatch } from './describe.ts'
import { mismatchOf } from './judge.ts'
import { recordInstallation } from './record-installation.ts'
import { refuseForgottenDatabase, refuseWithoutDatabase } from './refuse-forgotten-database.ts'
import { holdServerLock } from './server-lock.ts'
import { type InstallationSurvey, surveyInstallation } from './survey-installation.ts'

type Settings = Pick<Env, 'dataDir' | 'databaseUrl' | 'directDatabaseUrl' | 'databaseReplicaUrl' | 's3'>
type DatabaseOptions = Omit<
  Parameters<typeof openDatabase>[0],
  'dataDir' | 'databaseUrl' | 'directDatabaseUrl' | 'onConnected'
>

/**
 * Opens database and file store, when they and the data folder belong to one installation; new ones become one.
 *
 * @param o.onUpgrade as for openDatabase; without it a database in use with an older schema is refused.
 * @param o.serving whether this is a server, which no restore may run beside.
 * @param o.mayBeNew whether a new database may be made.
 * @returns them, and whether the database is new.
 * @throws StartError saying what does not fit together and what to do; nothing was changed then.
 */
export async function openInstallation(
  env: Settings,
  o: DatabaseOptions & { serving?: boolean; mayBeNew?: boolean } = {},
): Promise<{ db: Database; files: FileStore; isNew: boolean }> {
  const folder = await readFolderRecord(env.dataDir)
  await refuseForgottenDatabase(env, folder, { restoring: false })
  if (o.mayBeNew === false) refuseWithoutDatabase(env)
  const files = await openFileStore(env)
  let found: InstallationSurvey | undefined
  let isNew = false
  let unlock = async () => {}
  const db = await openDatabase({
    ...o,
    onUpgrade: o.onUpgrade ?? refuseUpgrade,
    dataDir: env.dataDir,
    databaseUrl: env.databaseUrl,
    directDatabaseUrl: env.directDatabaseUrl,
    async onConnected(connected) {
      if (o.serving && connected.kind === 'server') unlock = await holdServerLock(connected.direct, o.log)
      found = await refuseMismatch(env, connected, files, folder)
      isNew = !found.filled && (await appliedMigrations(connected.pool)).length === 0
      if (isNew && o.mayBeNew === false)
        throw new StartError("The database is empty; check that the settings are the server's.")
    },
  }).catch(async (error: unknown) => {
    await unlock()
    throw error
  })
  const close = () => unlock().then(db.close)
  try {
    if (found) await recordInstallation({ env, db, files, found, folder, adopt: false })
    const opened = { ...db, close }
    const { databaseReplicaUrl } = o.serving ? env : {}
    const whole = databaseReplicaUrl === undefined ? opened : await withReplica(opened, databaseReplicaUrl, o)
    return { db: whole, files, isNew }
  } catch (error) {
    await close()
    throw error
  }
}

async function refuseUpgrade(): Promise<never> {
  throw new StartError(
    'The database has the schema of an older version. Nothing was changed. Start the server first: it makes a backup and brings the database up to date.',
  )
}

/** @throws StartError when a restore is not finished or the parts do not belong together. */
export async function refuseMismatch(
  env: Settings,
  db: Pick<ConnectedDatabase, 'pool' | 'kind'>,
  files: FileStore,
  folder: FolderRecord | undefined,
): Promise<InstallationSurvey> {
  await refuseWhileRestoring(db.pool)
  const found = await surveyInstallation({ db, files, folder })
  const mismatch = mismatchOf(found)
  if (mismatch) throw new StartError(describeMismatch(mismatch, found, env, folder))
  return found
}
