import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import type pg from 'pg'
import { applyMigrations } from '#prisma/migrate.ts'
import type { Env } from '#server/config/env.ts'
import { type ConnectedDatabase, connectDatabase } from '#server/db/database.ts'
import { StartError } from '#server/lib/start-error.ts'
import type { Archive } from './archive-reader.ts'
import { loadArchive } from './load-archive.ts'
import { temporaryFolderOf } from './places.ts'
import { type TableCopier, tableCopier } from './table-copier.ts'
import { listTables, pinTextFormat } from './tables.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

/**
 * Restores an archive's tables into a temporary embedded database, and compares each of them with the archive. The stored
 * files were compared with the manifest when the archive was read.
 *
 * @throws StartError saying which table differs, or why it cannot be restored.
 */
export async function tryRestore(archive: Archive, env: Pick<Env, 'dataDir'>): Promise<void> {
  await mkdir(temporaryFolderOf(env), { recursive: true, mode: 0o700 })
  const folder = await makeTemporaryFolder(temporaryFolderOf(env))
  const db = await connectDatabase({ dataDir: folder.path })
  const client = await db.pool.connect()
  try {
    await withCopier(db, folder.path, (copier) =>
      loadArchive(client, archive, { copier, putFile: async (_file, content) => void content.resume() }),
    )
    await withCopier(db, folder.path, (copier) => compare(client, archive, copier))
    // A backup of an older version is brought up to date.
    await applyMigrations(client)
  } finally {
    client.release(true)
    await db.close()
    await folder.remove()
  }
}

/** The embedded database remembers the files of a folder: each copier has a new one. */
async function withCopier(
  db: Pick<ConnectedDatabase, 'kind'>,
  dataDir: string,
  work: (copier: TableCopier) => Promise<void>,
): Promise<void> {
  const copier = await tableCopier(db, { dataDir })
  await work(copier).finally(() => copier.close())
}

async function compare(client: pg.PoolClient, { path, manifest }: Archive, copier: TableCopier) {
  await pinTextFormat(client)
  for (const table of await listTables(client)) {
    const copy = await copier.out(client, table)
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(copy.path)) hash.update(chunk as Buffer)
    const expected = manifest.tables.find(({ name }) => name === table.name)
    if (expected?.rows === copy.rows && expected.sha256 === hash.digest('hex')) continue
    throw new StartError(
      `The table ${table.name} is not the same after a restore as in the archive ${path}. Keep the archive, and make another backup.`,
    )
  }
}
