import type { Check } from '#server/config/check.ts'
import type { Env } from '#server/config/env.ts'
import { say, sayAt } from '#server/locales/say.ts'
import { findBackups } from './backup-status.ts'
import type { Database } from './database.ts'
import { showsDemo } from './demo-state.ts'

/** The age of the latest backup. */
export async function backupCheck({
  db,
  env,
}: {
  db: Pick<Database, 'pool' | 'now'>
  env: Pick<Env, 'backup' | 'dataDir' | 'demo'>
}): Promise<Check> {
  const name = 'Backups'
  const { status, problem, isGrave } = await findBackups({ db, env })
  if (problem !== undefined && !(await showsDemo({ env, db }))) {
    return { name, state: isGrave ? 'problem' : 'warning', text: problem }
  }
  const text = status?.succeededAt
    ? say`The latest is of ${sayAt(status.succeededAt)}, ${size(status.bytes ?? 0)}.`
    : say`Not needed for a demo.`
  return { name, state: 'ok', text }
}

const GB = 1e9

export const size = (bytes: number) =>
  bytes < GB ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / GB).toFixed(1)} GB`
