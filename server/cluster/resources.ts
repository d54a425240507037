import { backUpBeforeUpgrade } from '#server/backup/before-upgrade.ts'
import { checkRecipientSetting } from '#server/backup/encryption.ts'
import type { Env } from '#server/config/env.ts'
import { readSite } from '#server/config/site.ts'
import { connectionsEach } from '#server/db/connection-shares.ts'
import { openDatabase } from '#server/db/database.ts'
import { startErrorCounts } from '#server/db/error-counts.ts'
import type { Services } from '#server/graphql/context.ts'
import { makeDataDir } from '#server/installation/make-data-dir.ts'
import { openInstallation } from '#server/installation/open-installation.ts'
import type { Logger } from '#server/lib/log.ts'
import { openFileStore } from '#server/storage/open-file-store.ts'

/** Resources of every process of the server. */
export type Resources = Pick<Services, 'env' | 'db' | 'files' | 'site' | 'log'>

/**
 * Opens the resources that the settings name.
 *
 * @param o.worker whether the primary has already opened and migrated them.
 * @throws StartError saying which setting is wrong.
 */
export async function openResources(env: Env, log: Logger, o: { worker: boolean }): Promise<Resources> {
  const site = await readSite(env.siteConfig, env)
  if (!o.worker) await checkRecipientSetting(env.backup)
  if (!o.worker) await makeDataDir(env.dataDir)
  const options = {
    log,
    slowQueryMs: env.slowQueryMs,
    ...(env.processes > 1 && { connections: connectionsEach(env.processes) }),
  }
  const opened = o.worker
    ? await openForWorker(env, options)
    : await openInstallation(env, {
        ...options,
        onUpgrade: env.upgradeBackup
          ? backUpBeforeUpgrade(env, (made) =>
              log.info(made, 'backed up the database before its schema changes'),
            )
          : async () => {},
        serving: true,
      })
  const stopErrorCounts = startErrorCounts(opened.db)
  const close = () => stopErrorCounts().then(opened.db.close)
  return { env, ...opened, db: { ...opened.db, close }, site, log }
}

/** The primary process has opened and checked the same. */
async function openForWorker(env: Env, o: { log: Logger; slowQueryMs: number; connections?: number }) {
  const { dataDir, databaseUrl } = env
  const db = await openDatabase({ ...o, dataDir, databaseUrl, join: true, migrated: true })
  try {
    return { db, files: await openFileStore(env) }
  } catch (error) {
    await db.close()
    throw error
  }
}
