import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Env } from '#server/config/env.ts'
import { backupTime, claimScheduledBackup, readBackupStatus, setClaimEnd } from '#server/db/backup-status.ts'
import type { Database } from '#server/db/database.ts'
import { dayAfter, inKathmandu, todayInKathmandu } from '#server/lib/kathmandu.ts'
import type { Logger } from '#server/lib/log.ts'

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
    const today = todayInKathmandu(db.now())
    const isPast = db.now() < inKathmandu(today, at)
    const day = isPast ? dayAfter(today, -1) : today
    const before = await madeAt(db)
    if (!(await claimScheduledBackup(db, { day, isPast, seconds: CLAIM_SECONDS }))) return
    const keepClaim = setInterval(() => {
      setClaimEnd(db, { day, seconds: CLAIM_SECONDS }).catch((error: unknown) =>
        log.warn({ err: error }, 'the claim of the scheduled backup could not be kept'),
      )
    }, CHECK_EVERY_MS)
    await runBackup(keep, log, stopping.signal).finally(() => clearInterval(keepClaim))
    // An archive without files that are lost is made, too, although the command says that it failed.
    const isMade = (await madeAt(db)) !== before
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

const madeAt = async (db: Services['db']) => (await readBackupStatus(db))?.succeededAt?.getTime()

async function runBackup(keep: number, log: Logger, signal: AbortSignal): Promise<void> {
  const fromSource = import.meta.url.endsWith('.ts')
  const program = fileURLToPath(new URL(fromSource ? '../cli/backup.ts' : './backup.js', import.meta.url))
  // SIGTERM lets it remove its temporary files.
  const child = spawn(process.execPath, [...process.execArgv, program, '--keep', String(keep)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  let printed = ''
  const collect = (chunk: Buffer) => {
    printed += chunk.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      printed += error.message
    })
    child.once('close', resolve)
  })
  if (code === 0) log.info({ backup: printed.trim() }, 'made the scheduled backup')
  else if (!signal.aborted) log.error({ backup: printed.trim(), code }, 'the scheduled backup failed')
}
