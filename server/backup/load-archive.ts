import type { Readable } from 'node:stream'
import pg from 'pg'
import { applyMigrations } from '#prisma/migrate.ts'
import { StartError } from '#server/lib/start-error.ts'
import { type Archive, archiveEntries } from './archive-reader.ts'
import { type FileEntry, filePath, type Manifest, type TableEntry, tablePath } from './manifest.ts'
import type { TableCopier } from './table-copier.ts'
import { dropEverything, listTables } from './tables.ts'

/**
 * Replaces the whole database by that of an archive, at the archive's schema, in a transaction that the caller ends.
 * Someone may have repacked the archive, so its entries come in any order: it is read until all are loaded.
 *
 * @param o.putFile is given each stored file, once.
 */
export async function loadArchive(
  client: pg.PoolClient,
  archive: Archive,
  o: { copier: TableCopier; putFile: (file: FileEntry, content: Readable) => Promise<void> },
): Promise<void> {
  const { manifest } = archive
  const files = new Map(manifest.files?.map((file) => [filePath(file.key), file]))
  // Referenced tables come first.
  const tables = manifest.tables.map((table) => ({ ...table, path: tablePath(table.name) }))
  let begun = false
  do {
    for await (const { name, content } of archiveEntries(archive)) {
      const file = files.get(name)
      const [table] = tables
      if (file) {
        files.delete(name)
        await o.putFile(file, content)
      } else if (table?.path === name) {
        if (!begun) await begin(client, manifest)
        begun = true
        tables.shift()
        await fill(client, table, () => o.copier.in(client, table, content))
      } else content.resume()
    }
  } while (files.size + tables.length > 0)
  for (const { name, last } of manifest.sequences) {
    await client.query(`SELECT setval($1::regclass, $2::bigint)`, [pg.escapeIdentifier(name), last])
  }
}

/** Opens the transaction and creates an empty database at the archive's schema. */
async function begin(client: pg.PoolClient, manifest: Manifest): Promise<void> {
  await client.query('BEGIN')
  await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0')
  await dropEverything(client)
  await applyMigrations(client, undefined, manifest.migrations)
  await refuseOtherTables(client, manifest)
}

/** @throws StartError when the archive's tables are not those of its schema. */
async function refuseOtherTables(client: pg.PoolClient, manifest: Manifest): Promise<void> {
  const expected = await listTables(client)
  for (const { name, columns } of manifest.tables) {
    const table = expected.find((one) => one.name === name)
    const column = columns.find((one) => !table?.columns.includes(one))
    if (table && column === undefined) continue
    const unknown = table ? `the column ${column} of the table ${name}` : `the table ${name}`
    throw new StartError(
      `The archive has ${unknown}, which this version of Pravesh does not know. Nothing was changed. Restore it with the version that made it (${manifest.program}).`,
    )
  }
  const missing = expected.find(({ name }) => !manifest.tables.some((table) => table.name === name))
  if (missing) {
    throw new StartError(
      `The archive lacks the table ${missing.name}. Nothing was changed; take another copy or an older backup.`,
    )
  }
}

/** User triggers are disabled: the archive contains their effects. */
async function fill(client: pg.PoolClient, table: TableEntry, copy: () => Promise<number>): Promise<void> {
  const name = `public.${pg.escapeIdentifier(table.name)}`
  // The archive also contains the rows that migrations insert.
  await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER; DELETE FROM ${name}`)
  const rows = await copy()
  await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
  if (rows !== table.rows) {
    throw new StartError(`The table ${table.name} took ${rows} of ${table.rows} rows. Nothing was changed.`)
  }
}
