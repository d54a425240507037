import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { applyMigrations, refuseUnknown } from '#prisma/migrate.ts'
import { migrationNames } from '#prisma/migrations.ts'
import { type ConnectedDatabase, migrationProblem } from '#server/db.ts'
import type { FileStore } from '#server/lib/file-store.ts'
import { StartError } from '#server/lib/start-error.ts'
import { archiveEntries } from './archive-reader.ts'
import { type FileEntry, filePath, type Manifest, type TableEntry, tablePath } from './manifest.ts'
import { tableCopier } from './table-copier.ts'
import { dropEverything, filledTables } from './tables.ts'

export interface RestoreParts {
  db: Pick<ConnectedDatabase, 'pool' | 'kind'>
  files: FileStore
  /** Path of a verified archive, and what it says it holds. */
  archive: string
  manifest: Manifest
  /** Whether what is there may go. */
  replace: boolean
  /** Folder of the embedded database's cluster, and of whatever has to be passed on. */
  cluster: string
}

/**
 * Puts an archive's database and files in the place of what is there. First the files come in beside those that are
 * there, then one transaction changes the whole database, to the archive's own schema and from there to the present
 * one: whatever goes wrong before its end leaves the installation as it was. Files that no record names any more go
 * with the server's next sweep.
 *
 * @throws StartError saying what to do about it.
 */
export async function restore(o: RestoreParts): Promise<void> {
  const added: string[] = []
  const client = await o.db.pool.connect()
  try {
    refuseUnknown(o.manifest.migrations, await migrationNames())
    await refuseRunningServers(client, o.db)
    if (!o.replace) await refuseFilled(client)
    await putBack(o, client, added)
    // From here on the files may be wanted, even should the answer to this get lost; else the next sweep takes them.
    added.length = 0
    await client.query('COMMIT')
    client.release()
  } catch (error) {
    // Rolls back by ending the connection; then nothing names the files that came in.
    client.release(true)
    for (const key of added) await o.files.delete(key)
    throw migrationProblem(error)
  }
}

/** All but the last step: the transaction stays open. */
async function putBack(o: RestoreParts, client: pg.PoolClient, added: string[]): Promise<void> {
  const { manifest } = o
  const files = new Map(manifest.files?.map((file) => [filePath(file.key), file]))
  const tables = new Map(manifest.tables.map((table) => [tablePath(table.name), table]))
  const copier = await tableCopier(o.db, { spool: `${o.archive}.tables`, cluster: o.cluster })
  let begun = false
  try {
    for await (const { name, content } of archiveEntries(o.archive)) {
      const file = files.get(name)
      const table = tables.get(name)
      if (file) await putFile(o.files, file, content, added)
      else if (table) {
        if (!begun) await begin(client, manifest)
        begun = true
        await fill(client, table, () => copier.in(client, table, content))
      } else content.resume()
    }
    for (const { name, last } of manifest.sequences) {
      await client.query(`SELECT setval($1::regclass, $2::bigint)`, [pg.escapeIdentifier(name), last])
    }
    await applyMigrations(client)
    await client.query('ANALYZE')
  } finally {
    await copier.close()
  }
}

/** An empty database at the archive's schema, for the one transaction. */
async function begin(client: pg.PoolClient, { migrations }: Manifest): Promise<void> {
  await client.query('BEGIN')
  await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0')
  await dropEverything(client)
  await applyMigrations(client, undefined, migrations)
}

/** Our own triggers rest meanwhile: what they would do was done, and is in the archive. */
async function fill(client: pg.PoolClient, table: TableEntry, copy: () => Promise<number>): Promise<void> {
  const name = `public.${pg.escapeIdentifier(table.name)}`
  // What a migration itself has put in comes from the archive, too.
  await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER; DELETE FROM ${name}`)
  const rows = await copy()
  await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
  if (rows !== table.rows) {
    throw new StartError(`The table ${table.name} took ${rows} of ${table.rows} rows. Nothing was changed.`)
  }
}

/** Keys are never used twice, so a file that is there is the same one, unless the store has damaged it. */
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

async function refuseRunningServers(client: pg.PoolClient, { kind }: RestoreParts['db']): Promise<void> {
  // The embedded one has been opened by this process, which no other can then.
  if (kind === 'embedded') return
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'pravesh' AND pid <> pg_backend_pid()`,
  )
  if (rows[0]?.count) {
    throw new StartError(
      `A server is using this database (${rows[0].count} connections). Nothing was changed; stop it first.`,
    )
  }
}

async function refuseFilled(client: pg.PoolClient): Promise<void> {
  const filled = await filledTables(client)
  if (filled.length === 0) return
  throw new StartError(
    `There is data in this installation already (${filled.slice(0, 3).join(', ')}${filled.length > 3 ? ', …' : ''}). Nothing was changed; add --replace to put the archive in its place, and make a backup of it before.`,
  )
}
