import { join, resolve } from 'node:path'
import { z } from 'zod'

/** When, where and how backups are made. */
export interface BackupSettings {
  /** Time of the daily backup in Nepal, HH:mm; absent means that the server makes none by itself. */
  at?: string
  /** Number of archives that the daily backup keeps. */
  keep: number
  /** Absolute path of the folder for archives; absent means `backups` in the data folder. */
  folder?: string
  /** age public key that archives are encrypted to. */
  recipient?: string
}

/** Where archives are written unless another place is named. */
export const archivesOf = ({ dataDir }: { dataDir: string }) => join(dataDir, 'backups')

export const backupSettings = {
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day in Nepal such as 03:15')
    .optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a number of backups, 1 or more')
    .transform(Number)
    .default(14),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]+$/, 'must be a public key of age, which begins with age1')
    .optional(),
}

const variables = z.object(backupSettings)

export function readBackupSettings(value: z.infer<typeof variables>): BackupSettings {
  return {
    keep: value.BACKUP_KEEP,
    ...(value.BACKUP_AT && { at: value.BACKUP_AT }),
    ...(value.BACKUP_DIR && { folder: resolve(value.BACKUP_DIR) }),
    ...(value.BACKUP_RECIPIENT && { recipient: value.BACKUP_RECIPIENT }),
  }
}
