import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { ConnectedDatabase } from '#server/db/database.ts'
import { clusterOf, spoolParents, temporaryFolderOf } from './places.ts'
import type { Table } from './tables.ts'
import { makeTemporaryFolder, removeAbandonedFolders, type TemporaryFolder } from './temporary-folder.ts'

/** Exports and imports whole tables in PostgreSQL's text format. */
export interface TableCopier {
  /** Exports a table to a file in the spool folder. */
  out(client: pg.ClientBase, table: Table): Promise<{ path: string; rows: number }>
  /** Imports a table. Resolves to the number of rows. */
  in(client: pg.ClientBase, table: Table, content: Readable): Promise<number>
  /** Removes the spool folder. */
  close(): Promise<void>
}

/**
 * The copier for a database: over the connection to a PostgreSQL server, or through files in the embedded database's
 * folder, because its socket does not support COPY FROM and would buffer a whole table in memory.
 *
 * @param o.dataDir its disk must have room for the whole database.
 */
export async function tableCopier(
  { kind }: Pick<ConnectedDatabase, 'kind'>,
  o: { dataDir: string },
): Promise<TableCopier> {
  for (const parent of spoolParents(o)) await removeAbandonedFolders(parent)
  if (kind === 'embedded') return throughFiles(await makeTemporaryFolder(clusterOf(o)))
  await mkdir(temporaryFolderOf(o), { recursive: true, mode: 0o700 })
  return overTheWire(await makeTemporaryFolder(temporaryFolderOf(o)))
}

function overTheWire(spool: TemporaryFolder): TableCopier {
  return {
    async out(client, table) {
      const path = join(spool.path, table.name)
      const copy = client.query(copyTo(`COPY ${columnsOf(table)} TO STDOUT`))
      await pipeline(copy, createWriteStream(path, { mode: 0o600 }))
      return { path, rows: copy.rowCount }
    },
    async in(client, table, content) {
      const copy = client.query(copyFrom(`COPY ${columnsOf(table)} FROM STDIN`))
      await pipeline(content, copy)
      return copy.rowCount
    },
    close: () => spool.remove(),
  }
}

/** @param spool in the database's data directory: the server process, not this one, may be what reads and writes it. */
function throughFiles(spool: TemporaryFolder): TableCopier {
  const folder = spool.path
  const name = basename(folder)
  return {
    async out(client, table) {
      const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
      const inside = `${rows[0]?.data_directory}/${name}/${table.name}`
      const copied = await client.query(`COPY ${columnsOf(table)} TO ${pg.escapeLiteral(inside)}`)
      return { path: join(folder, table.name), rows: copied.rowCount ?? 0 }
    },
    async in(client, table, content) {
      const path = join(folder, table.name)
      await pipeline(content, createWriteStream(path, { mode: 0o600 }))
      const copied = await client.query(
        `COPY ${columnsOf(table)} FROM ${pg.escapeLiteral(`${name}/${table.name}`)}`,
      )
      await rm(path)
      return copied.rowCount ?? 0
    },
    close: () => spool.remove(),
  }
}

function columnsOf({ name, columns }: Table): string {
  return `public.${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')})`
}
