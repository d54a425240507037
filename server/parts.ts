import { access, constants, mkdir } from 'node:fs/promises'
import { backUpBeforeUpgrade } from './backup/before-upgrade.ts'
import type { Services } from './context.ts'
import { openDatabase } from './db.ts'
import type { Env } from './env.ts'
import { openFileStore } from './files.ts'
import type { Logger } from './lib/log.ts'
import { StartError } from './lib/start-error.ts'
import { readSite } from './site.ts'

/** What every process of the server has open. */
export type Parts = Pick<Services, 'env' | 'db' | 'files' | 'site' | 'log'>

/** PostgreSQL takes 100 by default, and other programs need some: the processes of one machine share these. */
const ALL_CONNECTIONS = 60
const MOST_CONNECTIONS = 10
/** An import holds one, look-ups use two. */
const FEWEST_CONNECTIONS = 3

/**
 * Opens what the settings name.
 *
 * @param o.worker whether another process of this server has opened the same already, and brought it up to date.
 * @throws StartError saying what is wrong with a setting.
 */
export async function openParts(env: Env, log: Logger, o: { worker: boolean }): Promise<Parts> {
  const site = await readSite(env.siteConfig)
  if (!o.worker) await makeDataDir(env.dataDir)
  const db = await openDatabase({
    dataDir: env.dataDir,
    log,
    slowQueryMs: env.slowQueryMs,
    ...(env.upgradeBackup && { onUpgrade: backUpBeforeUpgrade(env, log) }),
    join: o.worker,
    migrated: o.worker,
    databaseUrl: env.databaseUrl,
    ...(env.processes > 1 && { connections: connectionsEach(env.processes) }),
  })
  try {
    return { env, db, files: await openFileStore(env), site, log }
  } catch (error) {
    await db.close()
    throw error
  }
}

function connectionsEach(processes: number): number {
  return Math.min(MOST_CONNECTIONS, Math.max(FEWEST_CONNECTIONS, Math.floor(ALL_CONNECTIONS / processes)))
}

/** Also with a database elsewhere: uploaded files and mails are kept here, and an upload is too late to find out. */
async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'EEXIST' ? 'a file of that name is in the way' : code
    throw new StartError(
      `The data folder ${dataDir} cannot be made or written (${reason}). Set DATA_DIR to a folder that this user may write to.`,
    )
  }
}
