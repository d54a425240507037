import { backupFolderChecks } from '#server/config/backup-folder-check.ts'
import { findingsOf, settingsChecks } from '#server/config/settings-checks.ts'
import { backupProblem, backupTime, readBackupStatus } from '#server/db/backup-status.ts'
import { connectionsCheck } from '#server/installation/connections-check.ts'
import { otherServers } from '#server/installation/server-lock.ts'
import type { Resources } from './resources.ts'

/** Everything that an operator should see to, in sentences. */
export async function startFindings({ env, db }: Pick<Resources, 'env' | 'db'>): Promise<string[]> {
  const findings = findingsOf([
    ...settingsChecks(env),
    ...(await backupFolderChecks(env.backup)),
    ...(await connectionsCheck(db, env)),
  ])
  if (env.reachableBy !== undefined) {
    const [status, at] = [await readBackupStatus(db), await backupTime(db, env)]
    const problem = backupProblem(status, { now: db.now(), at })
    // The first one of a new website is not missing before its hour.
    if (problem !== undefined && (status || at === undefined)) findings.push(`Backups: ${problem}`)
  }
  if (db.kind === 'server' && !env.s3) {
    const others = await otherServers(db.direct)
    if (others.length > 0) {
      findings.push(
        `Uploaded files: another server (${others.join(', ')}) uses this database, and this one keeps uploaded files in ${env.dataDir}, where the other one does not find them. Set S3_BUCKET on both, or make it a folder that they share.`,
      )
    }
  }
  return findings
}
