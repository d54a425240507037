import { createHash, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { applyMigrations, refuseUnknown } from '#prisma/migrate.ts'
import { migrationNames } from '#prisma/migrations.ts'
import { checkEncoding } from '#server/db/check-database.ts'
import type { ConnectedDatabase } from '#server/db/database.ts'
import { migrationProblem } from '#server/db/migration-problem.ts'
import {
  databasePlaceOf,
  type InstallationLocation,
  readFolderRecord,
  writeFolderRecord,
} from '#server/installation/data-folder.ts'
import { describeParts } from '#server/installation/describe.ts'
import { restoreMismatchOf } from '#server/installation/judge.ts'
import { writeMarker } from '#server/installation/marker.ts'
import { replaceInstallation } from '#server/installation/read-installation.ts'
import { lockForRestore } from '#server/installation/server-lock.ts'
import { surveyInstallation } from '#server/installation/survey-installation.ts'
import { StartError } from '#server/lib/start-error.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import type { Archive } from './archive-reader.ts'
import { loadArchive } from './load-archive.ts'
import type { FileEntry, Manifest } from './manifest.ts'
import { clearRestoreMark, markRestore } from './restore-mark.ts'
import { tableCopier } from './table-copier.ts'
import { filledTables } from './tables.ts'

/** How long connections that were closed may still be listed. */
const CLOSING_MS = 2_000

export interface RestoreOptions extends InstallationLocation {
  db: Pick<ConnectedDatabase, 'pool' | 'kind' | 'direct'>
  files: FileStore
  archive: Archive
  /** Whether existing data may be replaced. */
  replace: boolean
  /** Whether a file store or data folder of another installation is taken over. */
  adopt?: boolean
  /** Called just before the database is replaced for good, and once it is: an error after that undoes nothing. */
  onCommitting?: () => void
  onCommitted?: () => void
}

/**
 * Replaces the database and the stored files by those of an archive. The files are added to the store first; then one
 * transaction replaces the whole database, at the archive's schema, and migrates it. An error before the commit leaves
 * the installation unchanged; the clean-up job removes files without a record. The installation keeps its own id, because
 * two installations with the same content must not share files. Sessions and mailed links end.
 *
 * @throws StartError with instructions for the operator.
 */
export async function restore(o: RestoreOptions): Promise<void> {
  const added: string[] = []
  try {
    refuseUnknown(o.archive.manifest.migrations, await migrationNames())
  } catch (error) {
    throw migrationProblem(error)
  }
  const place = await restorePlace({ ...o, manifest: o.archive.manifest })
  await checkEncoding(o.db.pool)
  const client = await o.db.pool.connect()
  let unlock = async () => {}
  let marked = false
  try {
    unlock = await keepServersAway(o.db)
    await refuseRunningServers(client, o.db)
    if (!o.replace) await refuseFilled(client)
    marked = true
    await markRestore(client, o.archive.path)
    await putBack(o, client, added)
    await endAccess(client)
    // Of the backup that made the archive.
    await client.query('UPDATE backup_status SET running_at = NULL')
    await replaceInstallation(client, place.cluster, place.id)
    // The commit may succeed even if its answer is lost, so the files must stay. Otherwise the clean-up job deletes them.
    added.length = 0
    o.onCommitting?.()
    await client.query('COMMIT')
    o.onCommitted?.()
    client.release()
  } catch (error) {
    // Closing the connection rolls back; then no record refers to the added files.
    client.release(true)
    // If this fails as well, the next start reports it.
    if (marked) await clearRestoreMark(o.db.pool).catch(() => {})
    // Perhaps the file store has failed; then the clean-up job deletes them.
    await deleteAll(o.files, added).catch(() => {})
    throw migrationProblem(error)
  } finally {
    await unlock()
  }
  await place.record()
}

/** Restores everything without committing the transaction. */
async function putBack(o: RestoreOptions, client: pg.PoolClient, added: string[]): Promise<void> {
  const copier = await tableCopier(o.db, o)
  try {
    await loadArchive(client, o.archive, {
      copier,
      putFile: (file, content) => putFile(o.files, file, content, added),
    })
    await applyMigrations(client)
    await client.query('ANALYZE')
  } finally {
    await copier.close()
  }
}

/** Keys are never reused, so an existing file with the same key is the same file unless it is damaged. */
async function putFile(files: FileStore, file: FileEntry, content: Readable, added: string[]): Promise<void> {
  if (await files.stat(file.key)) {
    content.resume()
    const hash = createHash('sha256')
    for await (const chunk of await files.open(file.key)) hash.update(chunk as Buffer)
    if (hash.digest('hex') === file.sha256) return
    throw new StartError(
      `The file store holds another file under the key ${file.key}. Nothing was changed; remove that file, or restore into an empty store.`,
    )
  }
  added.push(file.key)
  await files.put(file.key, content, { maxBytes: file.size })
}

async function deleteAll(files: FileStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.delete(key)
}

/** @returns a function that lets them start again. */
async function keepServersAway({ kind, direct }: RestoreOptions['db']): Promise<() => Promise<void>> {
  // This process has opened the embedded database, which excludes other processes.
  if (kind === 'embedded') return async () => {}
  const unlock = await lockForRestore(direct)
  if (unlock) return unlock
  throw new StartError(
    'A server is using this database, or another restore is under way. Nothing was changed; stop it first.',
  )
}

/** A server that has lost its lock is about to take it again. */
async function refuseRunningServers(client: pg.PoolClient, { kind }: RestoreOptions['db']): Promise<void> {
  if (kind === 'embedded') return
  let count = await countOthers(client)
  // PostgreSQL lists a connection for a moment after it was closed.
  for (const end = Date.now() + CLOSING_MS; count > 0 && Date.now() < end; count = await countOthers(client))
    await wait(CLOSING_MS / 20)
  if (count === 0) return
  throw new StartError(
    `A server is using this database (${count} connections). Nothing was changed; stop it first.`,
  )
}

async function countOthers(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'pravesh' AND pid <> pg_backend_pid()`,
  )
  return rows[0]?.count ?? 0
}

async function refuseFilled(client: pg.PoolClient): Promise<void> {
  const filled = await filledTables(client)
  if (filled.length === 0) return
  throw new StartError(
    `There is data in this installation already (${filled.slice(0, 3).join(', ')}${filled.length > 3 ? ', …' : ''}). Nothing was changed; add --replace to put the archive in its place, and make a backup of it before.`,
  )
}

/**
 * Ends what an archive lets people in with, besides their passwords: it may have been ended since the archive was made. Mails that
 * wait with a link would make a new one when they are sent.
 */
async function endAccess(client: pg.PoolClient): Promise<void> {
  await client.query(`
    UPDATE sessions SET ended_at = now() WHERE ended_at IS NULL;
    UPDATE one_time_tokens SET expires_at = least(expires_at, now());
    UPDATE invitations SET expires_at = least(expires_at, now()),
      delivery = CASE WHEN delivery = 'WAITING' THEN 'FAILED' ELSE delivery END;
    DELETE FROM outbox_mails WHERE kind IN ('confirm-address', 'reset-password', 'invitation')`)
}

/**
 * Decides which installation a backup is put into: the one whose database, file store or data folder it is, else a new
 * one.
 *
 * @returns its id, and a function that writes it where it is not yet, for when the database has it.
 * @throws StartError when the places belong to different installations.
 */
async function restorePlace(
  o: InstallationLocation & {
    db: Pick<ConnectedDatabase, 'pool' | 'kind'>
    files: FileStore
    manifest: Manifest
    adopt?: boolean
  },
): Promise<{ id: string; cluster: string | null; record(): Promise<void> }> {
  const { adopt = false, manifest } = o
  const folder = await readFolderRecord(o.dataDir)
  const known = manifest.files?.map(({ key }) => key) ?? []
  const found = await surveyInstallation({ ...o, folder, known })
  const mismatch = restoreMismatchOf(found)
  if (mismatch && !adopt) {
    throw new StartError(
      [
        'The backup cannot be put here: database, file store and data folder do not belong together. Nothing was changed.',
        ...describeParts(found, o, folder),
        `  Backup       ${manifest.installation ? `installation ${manifest.installation}` : 'of an older version'}`,
        'If the installation that the file store belongs to is still in use, give this one a bucket or a data folder of its own.',
        'If this one takes its place, add --adopt.',
      ].join('\n'),
    )
  }
  const id = mismatch
    ? (found.database ?? randomUUID())
    : (found.database ?? found.store ?? found.folder ?? randomUUID())
  return {
    id,
    cluster: found.cluster,
    async record() {
      if (found.store !== id) await writeMarker(o.files, id, true)
      await writeFolderRecord(o.dataDir, { id, database: databasePlaceOf(o) })
    },
  }
}
