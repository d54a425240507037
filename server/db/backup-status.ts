import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { archivesOf } from '#server/config/backup-settings.ts'
import type { Env } from '#server/config/env.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { say, sayLabel } from '#server/locales/say.ts'
import type { Database } from './database.ts'

type Db = Pick<Database, 'pool'>

/** State of the latest backups. A time in the future comes from a wrong clock and counts as unknown. */
export interface BackupStatus {
  succeededAt: Date | null
  /** Path of the archive of the latest success. */
  archive: string | null
  /** Its size. */
  bytes: number | null
  failedAt: Date | null
  /** Why the latest failed attempt failed. */
  problem: string | null
}

/** A backup is old after this time: a daily one has been missed twice. */
const OLD_HOURS = 49

/** @returns undefined before the first attempt. */
export async function readBackupStatus({ pool }: Db): Promise<BackupStatus | undefined> {
  const { rows } = await pool.query<BackupStatus>({
    name: 'backup-status',
    text: `SELECT archive, bytes::float8 AS bytes,
        CASE WHEN broken_off_at IS NULL THEN problem
          ELSE 'It was broken off: its process was ended, or the machine stopped.' END AS problem,
        CASE WHEN succeeded_at <= now() + interval '1 hour' THEN succeeded_at END AS "succeededAt",
        coalesce(broken_off_at, CASE WHEN failed_at <= now() + interval '1 hour' THEN failed_at END) AS "failedAt"
      FROM backup_status, LATERAL (
        SELECT CASE WHEN running_at < now() - interval '5 minutes' THEN running_at END AS broken_off_at) AS running
      WHERE coalesce(succeeded_at, failed_at, broken_off_at) IS NOT NULL`,
  })
  return rows[0]
}

/**
 * Records every minute that a backup is under way, until its outcome is recorded: one that is killed cannot record its failure.
 *
 * @returns a function that ends that.
 */
export async function recordRunningBackup(db: Db): Promise<() => void> {
  await record(db, 'running_at = now()', [])
  const timer = setInterval(() => {
    // A missed one does no harm: the next one follows.
    record(db, 'running_at = CASE WHEN running_at IS NOT NULL THEN now() END', []).catch(() => {})
  }, 60_000)
  timer.unref()
  return () => clearInterval(timer)
}

export async function recordBackup(db: Db, made: { archive: string; bytes: number }): Promise<void> {
  await record(db, 'running_at = NULL, succeeded_at = now(), archive = $1, bytes = $2', [
    made.archive,
    made.bytes,
  ])
}

export async function recordFailedBackup(db: Db, problem: string): Promise<void> {
  await record(db, 'running_at = NULL, failed_at = now(), problem = $1', [problem])
}

/** Whether the status can be recorded and read: a database of an older version lacks columns before its upgrade. */
export async function hasBackupStatus({ pool }: Db): Promise<boolean> {
  const { rows } = await pool.query(
    `SELECT FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'backup_status' AND column_name = 'running_at'`,
  )
  return rows.length > 0
}

async function record({ pool }: Db, change: string, values: unknown[]): Promise<void> {
  if (await hasBackupStatus({ pool })) await pool.query(`UPDATE backup_status SET ${change}`, values)
}

/** The time of the backup that admins choose, in Nepal. */
export const NIGHTLY_AT = '02:30'

/** Whether admins chose a nightly backup. */
export async function isNightlyBackupOn({ pool }: Db): Promise<boolean> {
  const { rows } = await pool.query<{ isNightly: boolean }>({
    name: 'nightly-backup',
    text: 'SELECT is_nightly AS "isNightly" FROM backup_status',
  })
  return rows[0]?.isNightly ?? false
}

/** @returns false when it was so already. */
export async function setNightlyBackup(
  tx: Pick<Prisma.TransactionClient, 'backupStatus'>,
  isNightly: boolean,
): Promise<boolean> {
  const { count } = await tx.backupStatus.updateMany({
    where: { isNightly: !isNightly },
    data: { isNightly },
  })
  return count === 1
}

/**
 * Takes on the scheduled backup of a day until a time from now, in seconds.
 *
 * @param isPast whether the day is over: an installation that never made a scheduled backup has missed none.
 * @returns false when it is made already, or a server is at it. A day after tomorrow, which a wrong clock claimed, does not count.
 */
export async function claimScheduledBackup(
  { pool }: Db,
  { day, isPast, seconds }: { day: string; isPast: boolean; seconds: number },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE backup_status SET claimed_day = $1::text, claim_ends_at = now() + make_interval(secs => $3)
    WHERE claimed_day < $1 OR claimed_day = $1 AND claim_ends_at <= now()::timestamptz(3) OR claimed_day IS NULL AND NOT $2
      OR claimed_day > to_char($1::date + 2, 'YYYY-MM-DD')`,
    [day, isPast, seconds],
  )
  return rowCount === 1
}

/**
 * Sets when the claim of a day ends, unless its backup is made.
 *
 * @param seconds from now until a server may take the day on again; null once its backup is made.
 */
export async function setClaimEnd(
  { pool }: Db,
  { day, seconds }: { day: string; seconds: number | null },
): Promise<void> {
  await pool.query(
    `UPDATE backup_status SET claim_ends_at = now() + make_interval(secs => $2)
    WHERE claimed_day = $1 AND claim_ends_at IS NOT NULL`,
    [day, seconds],
  )
}

/** When the server makes a backup every day: as the setting says, or as an admin chose. */
export async function backupTime(
  db: Db,
  { backup }: { backup: { at?: string } },
): Promise<string | undefined> {
  return backup.at ?? ((await isNightlyBackupOn(db)) ? NIGHTLY_AT : undefined)
}

/** Whether the latest backup failed. */
function hasFailed(status: BackupStatus): status is BackupStatus & { failedAt: Date } {
  const { succeededAt, failedAt } = status
  return failedAt !== null && (succeededAt === null || failedAt > succeededAt)
}

/** The latest backup, and a sentence about backups that an operator should know; undefined when all is well. */
export async function findBackups({ db, env }: BackupServices) {
  const [status, at] = [await readBackupStatus(db), await backupTime(db, env)]
  const gone = (await isArchiveGone(status?.archive, env))
    ? say`The archive ${status?.archive ?? ''} of the latest backup is not there any more. Put it back, or make a backup with npm run backup.`
    : undefined
  const failed = status && hasFailed(status)
  const problem = failed ? undefined : gone
  return {
    status,
    at,
    isGrave: failed || gone !== undefined,
    problem: problem ?? backupProblem(status, { now: db.now(), at }),
  }
}

interface BackupServices {
  db: Db & Pick<Database, 'now'>
  env: Pick<Env, 'backup' | 'dataDir'>
}

/** Whether an archive is missing where the server writes them. Others may be on a disk that is kept elsewhere. */
async function isArchiveGone(
  archive: string | null | undefined,
  env: BackupServices['env'],
): Promise<boolean> {
  if (!archive || dirname(archive) !== (env.backup.folder ?? archivesOf(env))) return false
  return stat(archive).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  )
}

function backupProblem(
  status: BackupStatus | undefined,
  { now, at }: { now: Date; at: string | undefined },
): string | undefined {
  if (!status)
    return at === undefined
      ? say`No backup has been made yet. Turn on the nightly backup on the dashboard, set BACKUP_AT, or run npm run backup every night.`
      : say`No backup has been made yet. The server makes the first one at ${at} in Nepal.`
  const { succeededAt } = status
  if (hasFailed(status))
    return say`The backup of ${status.failedAt.toISOString()} failed: ${sayLabel(status.problem ?? '')}`
  if (succeededAt === null)
    return say`When the latest backup was made is not known: a wrong clock recorded a time in the future. Make a backup with npm run backup.`
  const hours = (now.getTime() - succeededAt.getTime()) / 3_600_000
  if (hours < OLD_HOURS) return undefined
  return say`The latest backup is ${Math.floor(hours / 24)} days old.`
}
