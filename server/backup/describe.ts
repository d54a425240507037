import type { Manifest } from './manifest.ts'

/** A readable summary of an archive. */
export function describe(manifest: Manifest): string {
  const rows = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows ?? 0
  const files = manifest.files
    ? `${manifest.files.length} files (${megabytes(manifest.files.reduce((sum, { size }) => sum + size, 0))})`
    : 'no files (they were left out)'
  return `${rows('users')} accounts, ${rows('notices')} notices, ${rows('exam_results')} results, ${rows('students')} students, ${files}; of ${manifest.createdAt}`
}

/** Tasks that a restore leaves to the operator. */
export const describeAccess = ({ createdAt }: Manifest): string =>
  `Everybody signs in anew. Accounts, roles and passwords are as of ${createdAt}: disable again whoever was disabled since. Mailed links and invitations have ended.\n`

/** A sentence about files that were missing before the backup; empty when there were none. */
export function describeLost({ lost }: Manifest): string {
  if (lost.length === 0) return ''
  const shown = lost.slice(0, 5).join(', ')
  return `Attention: the file store has lost ${lost.length} files that records name: ${shown}${lost.length > 5 ? ', …' : ''}\n`
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
