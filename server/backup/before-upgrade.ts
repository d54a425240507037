import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { archivesOf } from '#server/config/backup-settings.ts'
import type { Env } from '#server/config/env.ts'
import { programVersion } from '#server/config/program-version.ts'
import type { ConnectedDatabase } from '#server/db/database.ts'
import { StartError } from '#server/lib/start-error.ts'
import { checkRecipient } from './encryption.ts'

/**
 * Backs up the database to the data folder before migrations change the schema. Stored files are excluded: migrations do
 * not change them.
 *
 * @param report told of the archive.
 * @throws StartError when the backup cannot be written; the schema is unchanged then.
 */
export function backUpBeforeUpgrade(
  env: Pick<Env, 'dataDir' | 'backup'>,
  report: (made: { file: string; migrations: string[] }) => void,
): (db: ConnectedDatabase, missing: string[]) => Promise<void> {
  return async (db, missing) => {
    const { recipient } = env.backup
    const end = recipient === undefined ? 'tar.gz' : 'tar.gz.age'
    const to = join(archivesOf(env), `before-${missing[0]}-${Date.now()}.${end}`)
    try {
      const { backUp } = await import('./backup.ts')
      await mkdir(archivesOf(env), { recursive: true, mode: 0o700 })
      if (recipient !== undefined) await checkRecipient(recipient)
      const { dataDir } = env
      await backUp({ db, files: null, to, recipient, dataDir, program: await programVersion() })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new StartError(
        `The database needs a newer schema, and a backup before that cannot be written to ${to} (${reason}). Nothing was changed; make room, or set UPGRADE_BACKUP=off if you have a backup.`,
        { cause: error },
      )
    }
    report({ file: to, migrations: missing })
  }
}
