import { Gauge } from 'prom-client'
import { readBackupStatus } from '#server/db/backup-status.ts'
import { fromDatabase } from './from-database.ts'

const succeeded: Gauge = new Gauge({
  name: 'pravesh_backup_succeeded_seconds',
  help: 'Time of the latest successful backup, in seconds since 1970; 0 before the first one.',
  collect: fromDatabase(
    () => [succeeded, failed, size],
    async (db) => {
      const status = await readBackupStatus(db)
      if (status?.succeededAt) {
        succeeded.set(status.succeededAt.getTime() / 1000)
        size.set(status.bytes ?? 0)
      }
      if (status?.failedAt) failed.set(status.failedAt.getTime() / 1000)
    },
  ),
})

const failed = new Gauge({
  name: 'pravesh_backup_failed_seconds',
  help: 'Time of the latest backup that failed, in seconds since 1970; 0 when none has.',
})

const size = new Gauge({ name: 'pravesh_backup_bytes', help: 'Size of the latest successful backup.' })
