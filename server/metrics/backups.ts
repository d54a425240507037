import { Gauge } from 'prom-client'
import { readBackupStatus } from '#server/db/backup-status.ts'
import { fromDatabase } from './from-database.ts'

const collect: () => Promise<void> = fromDatabase(
  () => [succeeded, failed, size],
  readBackupStatus,
  ({ succeededAt, bytes, failedAt }) => {
    if (succeededAt) {
      succeeded.set(succeededAt.getTime() / 1000)
      size.set(bytes ?? 0)
    }
    if (failedAt) failed.set(failedAt.getTime() / 1000)
  },
)

const succeeded = new Gauge({
  name: 'pravesh_backup_succeeded_seconds',
  help: 'Time of the latest successful backup, in seconds since 1970; 0 before the first one.',
  aggregator: 'max',
  collect,
})

const failed = new Gauge({
  name: 'pravesh_backup_failed_seconds',
  help: 'Time of the latest backup that failed, in seconds since 1970; 0 when none has.',
  aggregator: 'max',
  collect,
})

const size = new Gauge({
  name: 'pravesh_backup_bytes',
  help: 'Size of the latest successful backup.',
  aggregator: 'max',
  collect,
})
