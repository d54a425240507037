/** A message for a failed write to the disk; undefined for other errors. */
export function diskProblem(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
    // PostgreSQL's SQLSTATE disk_full.
    case '53100':
      return 'the disk is full'
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'this user may not write there'
    case 'ENOENT':
    case 'ENOTDIR':
      return 'there is no such folder'
    default:
      return undefined
  }
}
