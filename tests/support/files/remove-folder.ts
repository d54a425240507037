import { rm } from 'node:fs/promises'

/** Removes a folder, also one in which a process that has just ended is still about to leave something. */
export const removeFolder = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
