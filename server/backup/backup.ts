import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type pg from 'pg'
import { appliedMigrations } from '#prisma/migrate.ts'
import type { ConnectedDatabase } from '#server/db.ts'
import { FileMissing, type FileStore } from '#server/lib/file-store.ts'
import { StartError } from '#server/lib/start-error.ts'
import { ArchiveWriter } from './archive-writer.ts'
import { type FileEntry, FORMAT, filePath, MANIFEST, type Manifest, tablePath } from './manifest.ts'
import { namedFiles } from './stored-files.ts'
import { type TableCopier, tableCopier } from './table-copier.ts'
import { listSequences, listTables, type Table } from './tables.ts'

export interface BackupParts {
  db: Pick<ConnectedDatabase, 'pool' | 'kind'>
  /** Null leaves the stored files out. */
  files: FileStore | null
  /** Path of the archive to be made. */
  to: string
  /** Folder of the embedded database's cluster. */
  cluster: string
  /** Version of this program. */
  program: string
}

/** The database at one moment. */
interface Snapshot {
  database: string
  migrations: string[]
  tables: (Table & { path: string; rows: number })[]
  sequences: Manifest['sequences']
  /** Keys of the stored files that its records name. */
  files: string[]
}

/**
 * Writes the database and every stored file that it names into one archive, while the server may go on working.
 *
 * The tables are of one moment. Stored files never change, and one is deleted only after its record: so when a file is
 * gone by the time it is its turn, its record is, too, and a newer snapshot is taken, until one has all of its files.
 *
 * @returns the manifest; `lost` names files that had been missing before.
 * @throws what broke it off; nothing is left behind then.
 */
export async function backUp(o: BackupParts): Promise<Manifest> {
  const copier = await tableCopier(o.db, { spool: `${o.to}.tables`, cluster: o.cluster })
  const archive = new ArchiveWriter(o.to)
  try {
    const stored = new Map<string, FileEntry>()
    let lost: string[] = []
    let snapshot: Snapshot
    let retry: boolean
    do {
      snapshot = await takeSnapshot(o.db, copier)
      const gone = o.files ? await addFiles(archive, o.files, snapshot.files, stored) : []
      // Missed before this snapshot, and still named: that file is lost, and no newer snapshot finds it.
      retry = gone.some((key) => !lost.includes(key))
      lost = gone
    } while (retry)
    const manifest = {
      format: FORMAT,
      program: o.program,
      createdAt: new Date().toISOString(),
      database: snapshot.database,
      migrations: snapshot.migrations,
      tables: await addTables(archive, snapshot.tables),
      sequences: snapshot.sequences,
      files: o.files && snapshot.files.flatMap((key) => stored.get(key) ?? []),
      lost,
    } satisfies Manifest
    await archive.finish(MANIFEST, JSON.stringify(manifest, null, 1))
    return manifest
  } catch (error) {
    await archive.abandon()
    throw error
  } finally {
    await copier.close()
  }
}

async function takeSnapshot({ pool }: BackupParts['db'], copier: TableCopier): Promise<Snapshot> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0')
    const snapshot = await readSnapshot(client, copier)
    await client.query('COMMIT')
    client.release()
    return snapshot
  } catch (error) {
    // Not back into the pool with a transaction open.
    client.release(true)
    throw error
  }
}

async function readSnapshot(client: pg.ClientBase, copier: TableCopier): Promise<Snapshot> {
  const { rows } = await client.query<{ version: string }>('SELECT version()')
  const tables: Snapshot['tables'] = []
  const found = await listTables(client)
  if (found.length === 0)
    throw new StartError("The database is empty; check that the settings are the server's.")
  for (const table of found) {
    tables.push({ ...table, ...(await copier.out(client, table)) })
  }
  return {
    database: rows[0]?.version ?? '',
    migrations: await appliedMigrations(client),
    tables,
    sequences: await listSequences(client),
    files: await namedFiles(client, (name) => tables.find((table) => table.name === name)?.columns),
  }
}

/** Adds the files that are not in the archive yet. @returns the keys of those that are not in the store. */
async function addFiles(
  archive: ArchiveWriter,
  files: FileStore,
  keys: readonly string[],
  stored: Map<string, FileEntry>,
): Promise<string[]> {
  const gone: string[] = []
  for (const key of keys) {
    if (stored.has(key)) continue
    const found = await files.stat(key)
    const content = found && (await files.open(key).catch(whenMissing))
    if (!content) gone.push(key)
    else stored.set(key, { key, ...(await archive.add(filePath(key), found.size, content)) })
  }
  return gone
}

async function addTables(archive: ArchiveWriter, tables: Snapshot['tables']): Promise<Manifest['tables']> {
  const added: Manifest['tables'] = []
  for (const { name, columns, rows, path } of tables) {
    const { size } = await stat(path)
    added.push({
      name,
      columns,
      rows,
      ...(await archive.add(tablePath(name), size, createReadStream(path))),
    })
  }
  return added
}

function whenMissing(error: unknown): null {
  if (error instanceof FileMissing) return null
  throw error
}
