import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lock } from 'proper-lockfile'

const HEARTBEAT_MS = 1_000
/** A busy machine may delay heartbeats. */
const STALE_AFTER_MS = 5_000
const RETRY_MS = 500

/** Another process uses the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/**
 * Locks a folder for this process through a folder `in-use` in it. The lock of a killed process, also of another machine or
 * container, is taken over five seconds after its last heartbeat.
 *
 * @returns a function that releases the lock.
 * @throws FolderInUse when another process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lockfilePath = join(folder, 'in-use')
  const takesOver = existsSync(lockfilePath)
  let isLost = false
  try {
    const release = await lock(folder, {
      lockfilePath,
      stale: STALE_AFTER_MS,
      update: HEARTBEAT_MS,
      retries: { retries: 1 + STALE_AFTER_MS / RETRY_MS, factor: 1, minTimeout: RETRY_MS },
      onCompromised: () => {
        isLost = true
      },
    })
    // Of two processes that take it over at the same moment, the first one's next heartbeat finds the other's lock.
    if (takesOver) await wait(2 * HEARTBEAT_MS)
    if (isLost) throw new FolderInUse(folder)
    return () =>
      release().catch((error: NodeJS.ErrnoException) => {
        // A removed folder took its lock with it, and a lock taken over by another process is not ours to remove.
        if (error.code !== 'ENOENT' && error.code !== 'ERELEASED' && error.code !== 'ENOTACQUIRED')
          throw error
      })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOCKED') throw new FolderInUse(folder)
    throw error
  }
}
