import { access, constants, stat } from 'node:fs/promises'
import { say } from '#server/locales/say.ts'
import type { BackupSettings } from './backup-settings.ts'
import type { Check } from './check.ts'

/** Whether backups can be written to the folder of the settings; nothing where the data folder has them. */
export async function backupFolderChecks({ folder }: BackupSettings): Promise<Check[]> {
  if (folder === undefined) return []
  const name = 'Backup folder'
  const problem = await problemOf(folder)
  return [
    problem === undefined
      ? { name, state: 'ok', text: folder }
      : {
          name,
          state: 'problem',
          text: say`No backup can be written to ${folder}, which BACKUP_DIR names (${problem}). Mount or make that folder, and let the server write there.`,
        },
  ]
}

async function problemOf(folder: string): Promise<string | undefined> {
  try {
    if (!(await stat(folder)).isDirectory()) return 'ENOTDIR'
    await access(folder, constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  }
}
