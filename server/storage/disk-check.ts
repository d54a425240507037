import { statfs } from 'node:fs/promises'
import type { Check } from '#server/config/check.ts'
import type { Env } from '#server/config/env.ts'
import { size } from '#server/db/backup-check.ts'
import { say } from '#server/locales/say.ts'

const GB = 1e9
const LITTLE_SPACE = 2 * GB
const TOO_LITTLE_SPACE = 0.3 * GB

/** How much of the disk of the data folder is free. */
export async function diskCheck({ dataDir }: Pick<Env, 'dataDir'>): Promise<Check> {
  const name = 'Disk'
  const found = await statfs(dataDir).catch((error: NodeJS.ErrnoException) => error.code ?? error.message)
  if (typeof found === 'string') {
    return {
      name,
      state: 'problem',
      text: say`The data folder ${dataDir} cannot be read (${found}).`,
    }
  }
  const { bavail, bsize, blocks } = found
  const free = bavail * bsize
  const text = say`${size(free)} of ${size(blocks * bsize)} are free.`
  if (free >= LITTLE_SPACE) return { name, state: 'ok', text }
  const state = free < TOO_LITTLE_SPACE ? 'problem' : 'warning'
  return {
    name,
    state,
    text: say`${text} Make room in ${dataDir}, or move old backups away.`,
  }
}
