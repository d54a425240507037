import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { ConnectedDatabase } from '#server/db/database.ts'
import type { Table } from './tables.ts'

/** Exports and imports whole tables in PostgreSQL's text format. */
export interface TableCopier {
  /** Exports a table to a file in the spool folder. */
  out(client: pg.ClientBase, table: Table): Promise<{ path: string; rows: number }>
  /** Imports a table. Resolves to the number of rows. */
  in(client: pg.ClientBase, table: Table, content: Readable): Promise<number>
  /** Removes the spool folder. */
  close(): Promise<void>
}

const SPOOL = 'copy-'
const STALE_MS = 24 * 60 * 60_000

/**
 * The copier for a database: over the connection to a PostgreSQL server, or through files in the embedded database's
 * folder, because its socket does not support COPY FROM and would buffer a whole table in memory.
 *
 * @param o.spool folder for temporary files, created when needed; its disk must have room for the whole database.
 * @param o.cluster folder of the embedded database's cluster.
 */
export async function tableCopier(
  { kind }: Pick<ConnectedDatabase, 'kind'>,
  o: { spool: string; cluster: string },
): Promise<TableCopier> {
  if (kind === 'server') return overTheWire(o.spool)
  await removeStale(o.cluster)
  const name = `${SPOOL}${randomUUID()}`
  await mkdir(join(o.cluster, name), { mode: 0o700 })
  return throughFiles(join(o.cluster, name), name)
}

/** Deletes the temporary folders of killed processes. */
async function removeStale(cluster: string): Promise<void> {
  for (const name of await readdir(cluster)) {
    if (!name.startsWith(SPOOL)) continue
    const folder = join(cluster, name)
    const { mtimeMs } = await stat(folder)
    if (mtimeMs < Date.now() - STALE_MS) await rm(folder, { recursive: true, force: true })
  }
}

function overTheWire(spool: string): TableCopier {
  return {
    async out(client, table) {
      await mkdir(spool, { recursive: true, mode: 0o700 })
      const path = join(spool, table.name)
      const copy = client.query(copyTo(`COPY ${columnsOf(table)} TO STDOUT`))
      await pipeline(copy, createWriteStream(path, { mode: 0o600 }))
      return { path, rows: copy.rowCount }
    },
    async in(client, table, content) {
      const copy = client.query(copyFrom(`COPY ${columnsOf(table)} FROM STDIN`))
      await pipeline(content, copy)
      return copy.rowCount
    },
    close: () => rm(spool, { recursive: true, force: true }),
  }
}

/** @param name of the folder, relative to the database's data directory. */
function throughFiles(folder: string, name: string): TableCopier {
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
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

function columnsOf({ name, columns }: Table): string {
  return `public.${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')})`
}
