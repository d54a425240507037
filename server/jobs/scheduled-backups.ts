import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Env } from '#server/config/env.ts'
import {
  backupTime,
  claimScheduledBackup,
  readBackupStatus,
  recordFailedBackup,
  setClaimEnd,
} from '#server/db/backup-status.ts'
import type { Database } from '#server/db/database.ts'
import type { Logger } from '#server/lib/log.ts'
import { dayAfter, inNepal, todayInNepal } from '#shared/calendar/nepal-time.ts'

const CHECK_EVERY_MS = 60_000
/** A server that ended during a backup no longer says that it is at it. */
const CLAIM_SECONDS = 5 * 60
const RETRY_SECONDS = 60 * 60

interface Services {
  env: Pick<Env, 'backup'>
  db: Pick<Database, 'pool' | 'now'>
  log: Logger
}

/**
 * Makes a backup every day at the time of the settings or, chosen by an admin, at night; later when no server ran then, or when
 * it failed. Of several servers one makes it, by the backup command in a process of its own, which the server's load hardly
 * notices.
 *
 * @returns a function that stops a running backup, too.
 */
export function startScheduledBackups({ env, db, log }: Services): () => Promise<void> {
  const { keep } = env.backup
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  const check = async () => {
    const at = await backupTime(db, env)
    if (at === undefined) return
    const today = todayInNepal(db.now())
    const isPast = db.now() < inNepal(today, at)
    const day = isPast ? dayAfter(today, -1) : today
    const before = await recordedAt(db)
    if (!(await claimScheduledBackup(db, { day, isPast, seconds: CLAIM_SECONDS }))) return
    const keepClaim = setInterval(() => {
      setClaimEnd(db, { day, seconds: CLAIM_SECONDS }).catch((error: unknown) =>
        log.warn({ err: error }, 'the claim of the scheduled backup could not be kept'),
      )
    }, CHECK_EVERY_MS)
    const problem = await runBackup(keep, log, stopping.signal).finally(() => clearInterval(keepClaim))
    const after = await recordedAt(db)
    // An archive without files that are lost is made, too, although the command says that it failed.
    const isMade = after.success !== before.success
    // A process that was killed, or could not open the database, has recorded nothing.
    if (problem !== undefined && !isMade && after.failure === before.failure)
      await recordFailedBackup(db, problem)
    const seconds = stopping.signal.aborted ? 0 : RETRY_SECONDS
    await setClaimEnd(db, { day, seconds: isMade ? null : seconds })
  }
  const checkOnce = () => {
    running ??= check()
      .catch((error: unknown) => log.error({ err: error }, 'the scheduled backup could not be started'))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(checkOnce, CHECK_EVERY_MS)
  checkOnce()
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}

async function recordedAt(
  db: Services['db'],
): Promise<{ success: number | undefined; failure: number | undefined }> {
  const status = await readBackupStatus(db)
  return { success: status?.succeededAt?.getTime(), failure: status?.failedAt?.getTime() }
}

/** @returns why it failed, in a sentence; undefined when it did not, or was stopped. */
async function runBackup(keep: number, log: Logger, stopping: AbortSignal): Promise<string | undefined> {
  const fromSource = import.meta.url.endsWith('.ts')
  const program = fileURLToPath(new URL(fromSource ? '../cli/backup.ts' : './backup.js', import.meta.url))
  // SIGTERM lets it remove its temporary files.
  const child = spawn(process.execPath, [...process.execArgv, program, '--keep', String(keep)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: stopping,
  })
  let printed = ''
  const collect = (chunk: Buffer) => {
    printed += chunk.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  child.once('error', (error) => {
    printed += error.message
  })
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    child.once('close', (...ended) => resolve(ended))
  })
  const backup = printed.trim()
  if (code === 0) log.info({ backup }, 'made the scheduled backup')
  if (code === 0 || stopping.aborted) return undefined
  log.error({ backup, code, signal }, 'the scheduled backup failed')
  if (signal) return `Its process was ended by ${signal}, as happens when the memory of the machine is full.`
  return (
    /^No backup was made\. (.+)$/m.exec(backup)?.[1] ??
    `Its process ended with ${code}. The log of the server says more.`
  )
}
