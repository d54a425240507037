import { existsSync } from 'node:fs'
import { appliedMigrations, refuseUnknown } from '#prisma/migrate.ts'
import { migrationNames } from '#prisma/migrations.ts'
import { checkRecipientSetting } from '#server/backup/encryption.ts'
import { clusterOf } from '#server/backup/places.ts'
import { refuseWhileRestoring } from '#server/backup/restore-mark.ts'
import { namedFiles } from '#server/backup/stored-files.ts'
import { listTables } from '#server/backup/tables.ts'
import { outageMessage } from '#server/cli/outage-message.ts'
import { backupFolderChecks } from '#server/config/backup-folder-check.ts'
import { certificateChecks } from '#server/config/certificate-check.ts'
import type { Check } from '#server/config/check.ts'
import type { Env } from '#server/config/env.ts'
import { settingsChecks } from '#server/config/settings-checks.ts'
import { readSite } from '#server/config/site.ts'
import { backupCheck } from '#server/db/backup-check.ts'
import { hasBackupStatus } from '#server/db/backup-status.ts'
import { checkEncoding } from '#server/db/check-database.ts'
import { type ConnectedDatabase, connectDatabase } from '#server/db/database.ts'
import { migrationProblem } from '#server/db/migration-problem.ts'
import { connectionsCheck } from '#server/installation/connections-check.ts'
import { readFolderRecord } from '#server/installation/data-folder.ts'
import { describeMismatch, describeParts } from '#server/installation/describe.ts'
import { mismatchOf } from '#server/installation/judge.ts'
import { dataDirProblem } from '#server/installation/make-data-dir.ts'
import { otherServersCheck } from '#server/installation/other-servers-check.ts'
import { refuseForgottenDatabase } from '#server/installation/refuse-forgotten-database.ts'
import { surveyInstallation } from '#server/installation/survey-installation.ts'
import { FileStoreFailed } from '#server/lib/availability-error.ts'
import { StartError } from '#server/lib/start-error.ts'
import { smtpProblem } from '#server/mail/mailer.ts'
import { diskCheck } from '#server/storage/disk-check.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { openFileStore } from '#server/storage/open-file-store.ts'

/** Everything that is looked at. Nothing is changed: no database is made, no schema brought up to date. */
export async function findChecks(env: Env): Promise<Check[]> {
  return [
    ...settingsChecks(env),
    ...(await siteChecks(env)),
    ...(await certificateChecks(env.publicUrl, { now: new Date() })),
    ...(await mailServerChecks(env)),
    ...(await recipientChecks(env)),
    ...(await backupFolderChecks(env.backup)),
    ...(existsSync(env.dataDir) ? [await diskCheck(env)] : []),
    ...(await dataChecks(env).catch(problem('Database'))),
  ]
}

/** A file that does not fit also stops the start. */
async function siteChecks({ siteConfig }: Env): Promise<Check[]> {
  if (siteConfig === undefined) return []
  const name = 'Institute'
  const well: Check[] = [{ name, state: 'ok', text: siteConfig }]
  return readSite(siteConfig).then(() => well, problem(name))
}

/** A key that no archive can be encrypted to also stops the start. */
async function recipientChecks({ backup }: Env): Promise<Check[]> {
  const { recipient } = backup
  if (recipient === undefined) return []
  const name = 'Backup key'
  const well: Check[] = [{ name, state: 'ok', text: recipient }]
  return checkRecipientSetting(backup).then(() => well, problem(name))
}

function problem(name: string): (error: unknown) => Check[] {
  return (error) => {
    const text = error instanceof StartError ? error.message : outageMessage(error)
    if (text === undefined) throw error
    return [{ name: error instanceof FileStoreFailed ? 'Stored files' : name, state: 'problem', text }]
  }
}

async function dataChecks(env: Env): Promise<Check[]> {
  const unusable = await dataDirProblem(env.dataDir)
  if (unusable !== undefined) return [{ name: 'Data folder', state: 'problem', text: unusable }]
  const folder = await readFolderRecord(env.dataDir)
  await refuseForgottenDatabase(env, folder, { restoring: false })
  if (env.databaseUrl === undefined && !existsSync(clusterOf(env))) {
    return [{ name: 'Database', state: 'ok', text: 'none yet; the first start makes one' }]
  }
  const files = await openFileStore(env)
  const db = await connectDatabase({
    dataDir: env.dataDir,
    databaseUrl: env.databaseUrl,
    directDatabaseUrl: env.directDatabaseUrl,
    join: true,
  })
  try {
    const schema = await schemaCheck(db)
    // The rest needs tables that may be read.
    if (schema.state === 'problem') return [schema]
    const found = await surveyInstallation({ db, files, folder })
    const mismatch = mismatchOf(found)
    const installation: Check = mismatch
      ? { name: 'Installation', state: 'problem', text: describeMismatch(mismatch, found, env, folder) }
      : { name: 'Installation', state: 'ok', text: describeParts(found, env, folder).join('\n') }
    const restore = await refuseWhileRestoring(db.pool).then(
      (): Check[] => [{ name: 'Restore', state: 'ok', text: 'none under way' }],
      problem('Restore'),
    )
    return [
      schema,
      installation,
      ...(await connectionsCheck(db, env)),
      ...(await otherServersCheck(db, env)),
      ...restore,
      await missingFiles(db, files),
      await backups(db, env),
    ]
  } finally {
    await db.close()
  }
}

async function backups(db: Awaited<ReturnType<typeof connectDatabase>>, env: Env): Promise<Check> {
  const { rows } = await db.pool.query<{ now: Date }>('SELECT now()')
  const [found] = rows
  if (found && (await hasBackupStatus(db)))
    return backupCheck({ db: { pool: db.pool, now: () => found.now }, env })
  return { name: 'Backups', state: 'ok', text: 'known after the upgrade' }
}

/** Counts the files that records name and the store does not have. */
async function missingFiles(
  { pool }: Awaited<ReturnType<typeof connectDatabase>>,
  files: FileStore,
): Promise<Check> {
  const client = await pool.connect()
  const named = await listTables(client)
    .then((tables) => namedFiles(client, (name) => tables.find((table) => table.name === name)?.columns))
    .finally(() => client.release())
  const missing: string[] = []
  for (const key of named) if (!(await files.stat(key))) missing.push(key)
  const name = 'Stored files'
  return missing.length === 0
    ? { name, state: 'ok', text: `all ${named.length} files that records name are there` }
    : {
        name,
        state: 'problem',
        text: `${missing.length} of ${named.length} files that records name are missing (${missing.slice(0, 3).join(', ')}). Check S3_BUCKET and DATA_DIR, or put the files back from a backup.`,
      }
}

/** Whether the mail server answers and takes user and password. No mail is sent. */
async function mailServerChecks({ smtpUrl }: Env): Promise<Check[]> {
  if (smtpUrl === undefined) return []
  const { host } = new URL(smtpUrl)
  const name = 'Mail server'
  const problem = await smtpProblem(smtpUrl)
  return [
    problem === undefined
      ? { name, state: 'ok', text: `${host} answers` }
      : {
          name,
          state: 'problem',
          text: `${host}, which SMTP_URL names, takes no mail (${problem}). Check the address, user and password.`,
        },
  ]
}

/** Whether a server can use the database as it is, or bring it up to date. */
async function schemaCheck({ pool, pooled }: ConnectedDatabase): Promise<Check> {
  const name = 'Schema'
  try {
    await checkEncoding(pool)
    const wanted = await migrationNames()
    const applied = await appliedMigrations(pool)
    refuseUnknown(applied, wanted)
    const state = applied.length === wanted.length ? 'up to date' : 'the next start brings it up to date'
    return { name, state: 'ok', text: pooled ? `${state}; a connection pooler stands before it` : state }
  } catch (error) {
    const problem = migrationProblem(error)
    if (problem instanceof StartError) return { name, state: 'problem', text: problem.message }
    throw error
  }
}
