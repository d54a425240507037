import { access, constants, lstat, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from '#server/lib/start-error.ts'

/**
 * Makes the data folder, if it is not there. Also needed with an external database, for uploaded files and mails.
 *
 * @throws StartError when this user cannot make it or write to it.
 */
export async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK)
  } catch (error) {
    throw new StartError(problemOf(dataDir, error), { cause: error })
  }
}

/** Why the data folder cannot be made or written. Changes nothing. */
export async function dataDirProblem(dataDir: string): Promise<string | undefined> {
  try {
    const folder = await nearestOf(dataDir)
    if (!(await stat(folder)).isDirectory()) throw Object.assign(new Error(), { code: 'EEXIST' })
    await access(folder, constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    return problemOf(dataDir, error)
  }
}

/** The folder, or the one above that is there. */
async function nearestOf(path: string): Promise<string> {
  const isThere = await lstat(path).then(
    () => true,
    () => false,
  )
  return isThere || path === dirname(path) ? path : nearestOf(dirname(path))
}

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'a file of that name is in the way',
  ENOTDIR: 'a file of that name is in the way',
  ENOENT: 'a link leads to a folder that is not there',
}

function problemOf(dataDir: string, error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The data folder ${dataDir} cannot be made, because the disk is full. Make room and try again.`
  return `The data folder ${dataDir} cannot be made or written (${reasons[code] ?? code}). Set DATA_DIR to a folder that this user may write to.`
}
