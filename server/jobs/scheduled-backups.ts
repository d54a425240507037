import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Env } from '#server/config/env.ts'
import {
  claimScheduledBackup,
  isNightlyBackupOn,
  NIGHTLY_AT,
  releaseScheduledBackup,
} from '#server/db/backup-status.ts'
import type { Database } from '#server/db/database.ts'
import { inKathmandu, todayInKathmandu } from '#server/lib/kathmandu.ts'
import type { Logger } from '#server/lib/log.ts'

const CHECK_EVERY_MS = 60_000

interface Services {
  env: Pick<Env, 'backup'>
  db: Pick<Database, 'pool' | 'now'>
  log: Logger
}

/**
 * Makes a backup every day at the time of the settings or, chosen by an admin, at night; or later when no server ran then; of several servers one makes it. It
 * is made by the backup command in a process of its own, which the server's load hardly notices.
 *
 * @returns a function that stops a running backup, too.
 */
export function startScheduledBackups({ env, db, log }: Services): () => Promise<void> {
  const { keep } = env.backup
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  const check = async () => {
    const at = env.backup.at ?? ((await isNightlyBackupOn(db)) ? NIGHTLY_AT : undefined)
    if (at === undefined) return
    const today = todayInKathmandu(db.now())
    if (db.now() < inKathmandu(today, at) || !(await claimScheduledBackup(db, today))) return
    await runBackup(keep, log, stopping.signal)
    if (stopping.signal.aborted) await releaseScheduledBackup(db, today)
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
