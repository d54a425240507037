import { userInfo } from 'node:os'

/** Advice when this user may not use a file or folder in the data folder; undefined for other errors. */
export function accessAdvice(error: unknown, dataDir = '<DATA_DIR>'): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'EACCES' && code !== 'EPERM') return undefined
  const user = ownName()
  return `Everything in the data folder has to belong to ${user}, the user that this runs as: chown -R ${user} ${dataDir}.`
}

/** Name of this process's user, or its number. */
function ownName(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run as a number without a name.
    return String(process.getuid?.())
  }
}
