import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { type Pack, pack } from 'tar-stream'
import { appliedMigrations } from '#prisma/migrate.ts'
import type { ConnectedDatabase } from '#server/db/database.ts'
import { readInstallationId } from '#server/installation/read-installation.ts'
import { StartError } from '#server/lib/start-error.ts'
import { FileMissing, type FileStore } from '#server/storage/file-store.ts'
import { encryptor } from './encryption.ts'
import { type FileEntry, FORMAT, filePath, MANIFEST, type Manifest, tablePath } from './manifest.ts'
import { namedFiles } from './stored-files.ts'
import { type TableCopier, tableCopier } from './table-copier.ts'
import { listSequences, listTables, pinTextFormat, type Table } from './tables.ts'
import { makeTemporaryFolder, removeAbandonedFolders, type TemporaryFolder } from './temporary-folder.ts'

export interface BackupOptions {
  db: Pick<ConnectedDatabase, 'pool' | 'kind'>
  /** Null excludes the stored files. */
  files: FileStore | null
  /** Path of the new archive. */
  to: string
  dataDir: string
  /** Version of this program. */
  program: string
  /** age public key that the archive is encrypted to; absent means that it is not encrypted. */
  recipient?: string | undefined
}

/** A consistent snapshot of the database. */
interface Snapshot {
  database: string
  installation: string | undefined
  migrations: string[]
  tables: (Table & { path: string; rows: number })[]
  sequences: Manifest['sequences']
  /** Keys of the stored files that its records refer to. */
  files: string[]
}

/**
 * Writes the database and all stored files that it refers to into one archive, while the server may be running.
 *
 * The tables come from one snapshot. Stored files never change, and a file is deleted only after its record. If a file is
 * missing, its record was deleted, too, and a newer snapshot is taken, until all files of a snapshot are present.
 *
 * @returns the manifest; `lost` lists files that were missing before the backup.
 * @throws the first error, after the unfinished archive was deleted.
 */
export async function backUp(o: BackupOptions): Promise<Manifest> {
  await removeAbandonedFolders(dirname(o.to))
  const archive = await ArchiveWriter.start(o.to, o.recipient)
  let copier: TableCopier | undefined
  try {
    copier = await tableCopier(o.db, o)
    const stored = new Map<string, FileEntry>()
    let lost: string[] = []
    let snapshot: Snapshot
    let retry: boolean
    do {
      snapshot = await takeSnapshot(o.db, copier)
      const gone = o.files ? await addFiles(archive, o.files, snapshot.files, stored) : []
      // A file that was missing before this snapshot and still has a record is lost; a newer snapshot would not help.
      retry = gone.some((key) => !lost.includes(key))
      lost = gone
    } while (retry)
    const manifest = {
      format: FORMAT,
      program: o.program,
      createdAt: new Date().toISOString(),
      ...(snapshot.installation !== undefined && { installation: snapshot.installation }),
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
    await copier?.close()
  }
}

async function takeSnapshot({ pool }: BackupOptions['db'], copier: TableCopier): Promise<Snapshot> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0')
    await pinTextFormat(client)
    const snapshot = await readSnapshot(client, copier)
    await client.query('COMMIT')
    client.release()
    return snapshot
  } catch (error) {
    // Closes the connection: its transaction may still be open.
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
    installation: await readInstallationId(client),
    migrations: await appliedMigrations(client),
    tables,
    sequences: await listSequences(client),
    files: await namedFiles(client, (name) => tables.find((table) => table.name === name)?.columns),
  }
}

/** Adds the files that are not in the archive yet. @returns the keys of files missing in the store. */
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

/** Low, because pictures and PDFs hardly shrink, and tables shrink at any level. */
const LEVEL = 3

/** Writes an archive (.tar.gz), readable by this user only, in a temporary folder until it is complete and synced. */
export class ArchiveWriter {
  readonly #path: string
  readonly #folder: TemporaryFolder
  readonly #part: string
  readonly #pack: Pack = pack()
  readonly #written: Promise<void>
  /** Rejects when writing fails. */
  readonly #broken: Promise<never>

  /**
   * Starts an archive at a path that does not exist.
   *
   * @param recipient age public key that the archive is encrypted to; absent means that it is not encrypted.
   */
  static async start(path: string, recipient?: string): Promise<ArchiveWriter> {
    // On the same disk, so that the finished archive can be renamed.
    return new ArchiveWriter(path, await makeTemporaryFolder(dirname(path)), recipient)
  }

  private constructor(path: string, folder: TemporaryFolder, recipient: string | undefined) {
    this.#path = path
    this.#folder = folder
    this.#part = join(folder.path, 'archive')
    const file = createWriteStream(this.#part, { mode: 0o600, flush: true })
    this.#written = pipeline(this.#pack, createGzip({ level: LEVEL }), encryptor(recipient), file)
    this.#broken = new Promise((_, reject) => {
      this.#written.catch(reject)
    })
    // Prevents an unhandled rejection: `add` and `finish` throw this error.
    this.#broken.catch(() => {})
  }

  /**
   * Adds a file.
   *
   * @param size in bytes, needed first because a tar header contains it.
   * @throws errors of reading and writing (a full disk), and when the content has another size.
   */
  async add(name: string, size: number, content: Readable): Promise<{ size: number; sha256: string }> {
    try {
      return await this.#add(name, size, content)
    } catch (error) {
      content.destroy()
      // The error of the archive itself explains the failed entry best.
      throw this.#pack.destroyed
        ? await this.#written.then(
            () => error,
            (reason: unknown) => reason,
          )
        : error
    }
  }

  async #add(name: string, size: number, content: Readable): Promise<{ size: number; sha256: string }> {
    const hash = createHash('sha256')
    const entry = this.#pack.entry({ name, size, mode: 0o600, mtime: new Date() })
    // Emitted when writing fails, also while nothing waits for the entry: `#unlessBroken` throws the reason.
    entry.on('error', () => {})
    let read = 0
    for await (const chunk of content as AsyncIterable<Buffer>) {
      read += chunk.length
      if (read > size) break
      hash.update(chunk)
      if (!entry.write(chunk)) await this.#unlessBroken(once(entry, 'drain'))
    }
    if (read !== size) throw new Error(`${name} has ${read} bytes or more, instead of ${size}`)
    const ended = once(entry, 'finish')
    entry.end(null)
    await this.#unlessBroken(ended)
    return { size, sha256: hash.digest('hex') }
  }

  /** Writes the last entry and renames the archive to its final name. */
  async finish(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text)
    await this.add(name, bytes.length, Readable.from([bytes]))
    this.#pack.finalize()
    await this.#written
    await rename(this.#part, this.#path)
    await this.#folder.remove()
  }

  /** Deletes the unfinished archive. */
  async abandon(): Promise<void> {
    this.#pack.destroy()
    await this.#written.catch(() => {})
    await this.#folder.remove()
  }

  /** Rejects when writing fails: the work would never end then. */
  #unlessBroken(work: Promise<unknown>): Promise<unknown> {
    return Promise.race([work, this.#broken])
  }
}
