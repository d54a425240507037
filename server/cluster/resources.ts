import { backUpBeforeUpgrade } from '#server/backup/before-upgrade.ts'
import { checkRecipientSetting } from '#server/backup/encryption.ts'
import type { Env } from '#server/config/env.ts'
import { readSite } from '#server/config/site.ts'
import { connectionsEach } from '#server/db/connection-shares.ts'
import { startErrorCounts } from '#server/db/error-counts.ts'
import type { Services } from '#server/graphql/context.ts'
import { makeDataDir } from '#server/installation/make-data-dir.ts'
import { openInstallation } from '#server/installation/open-installation.ts'
import type { Logger } from '#server/lib/log.ts'

/** Resources of every process of the server. */
export type Resources = Pick<Services, 'env' | 'db' | 'files' | 'site' | 'log'>

/**
 * Opens the resources that the settings name.
 *
 * @throws StartError saying which setting is wrong.
 */
export async function openResources(env: Env, log: Logger): Promise<Resources> {
  const site = await readSite(env.siteConfig, env)
  await checkRecipientSetting(env.backup)
  await makeDataDir(env.dataDir)
  const opened = await openInstallation(env, {
    log,
    slowQueryMs: env.slowQueryMs,
    ...(env.processes > 1 && { connections: connectionsEach(env.processes) }),
    onUpgrade: env.upgradeBackup
      ? backUpBeforeUpgrade(env, (made) => log.info(made, 'backed up the database before its schema changes'))
      : async () => {},
    serving: true,
  })
  const stopErrorCounts = startErrorCounts(opened.db)
  const close = () => stopErrorCounts().then(opened.db.close)
  return { env, ...opened, db: { ...opened.db, close }, site, log }
}
