import { backupFolderChecks } from '#server/config/backup-folder-check.ts'
import { findingsOf, settingsChecks } from '#server/config/settings-checks.ts'
import { findBackups } from '#server/db/backup-status.ts'
import { connectionsCheck } from '#server/installation/connections-check.ts'
import { otherServersCheck } from '#server/installation/other-servers-check.ts'
import type { Resources } from './resources.ts'

/** Everything that an operator should see to, in sentences. */
export async function startFindings({ env, db }: Pick<Resources, 'env' | 'db'>): Promise<string[]> {
  const findings = findingsOf([
    ...settingsChecks(env),
    ...(await backupFolderChecks(env.backup)),
    ...(await connectionsCheck(db, env)),
    ...(await otherServersCheck(db, env)),
  ])
  if (env.reachableBy !== undefined) {
    const { status, at, problem } = await findBackups({ db, env })
    // The first one of a new website is not missing before its hour.
    if (problem !== undefined && (status || at === undefined)) findings.push(`Backups: ${problem}`)
  }
  return findings
}
