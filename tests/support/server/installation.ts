import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { applyMigrations } from '#prisma/migrate.ts'
import { migrationNames } from '#prisma/migrations.ts'
import { verifyArchive } from '#server/backup/archive-reader.ts'
import { backUp } from '#server/backup/backup.ts'
import type { Manifest } from '#server/backup/manifest.ts'
import { restore } from '#server/backup/restore.ts'
import { connectDatabase, type Database, openDatabase } from '#server/db/database.ts'
import { type FileStore, localFileStore } from '#server/storage/file-store.ts'
import {
  copyOfTemplate,
  migratedServerDatabase,
  newServerDatabase,
} from '#tests/support/database/database.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'

/** A data folder and a database, as an institute has them; opened and closed as often as wanted. */
export interface Installation {
  dataDir: string
  databaseUrl?: string
  directDatabaseUrl?: string
  files: FileStore
  remove(): Promise<void>
}

/**
 * An empty one, at the present schema.
 *
 * @param serverUrl PostgreSQL server to make the database on; absent makes an embedded one.
 * @param o.isMigrated false for a database on the server that has no tables yet, as a provider hands it over.
 */
export async function newInstallation(serverUrl?: string, o = { isMigrated: true }): Promise<Installation> {
  const dataDir = serverUrl ? await mkdtemp(join(tmpdir(), 'pravesh-e2e-')) : await copyOfTemplate()
  const newDatabase = o.isMigrated ? migratedServerDatabase : newServerDatabase
  const server = serverUrl ? await newDatabase(serverUrl) : undefined
  return {
    dataDir,
    ...(server && { databaseUrl: server.databaseUrl }),
    files: localFileStore(join(dataDir, 'files')),
    async remove() {
      await server?.remove()
      await removeFolder(dataDir)
    },
  }
}

/** Does something with the installation's database, at the present schema. */
export async function withDatabase<T>(at: Installation, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(at)
  return work(db).finally(() => db.close())
}

/** Backs up the installation into its own data folder. */
export async function backUpTo(
  at: Installation,
  name: string,
): Promise<{ path: string; manifest: Manifest }> {
  const db = await connectDatabase(at)
  const path = join(at.dataDir, name)
  try {
    const manifest = await backUp({ ...at, db, to: path, program: '0.0.0' })
    return { path, manifest }
  } finally {
    await db.close()
  }
}

/** Verifies the archive and puts it into the installation. */
export async function restoreInto(
  at: Installation,
  archive: string,
  replace = false,
  onCommitted = () => {},
): Promise<void> {
  const verified = await verifyArchive({ path: archive })
  const db = await connectDatabase(at)
  await restore({ ...at, db, archive: verified, replace, onCommitted }).finally(() => db.close())
}

/** Takes the database back to the state of an early version: two migrations, a notice called "old" and a mail that waits. */
export async function makeOlder(at: Installation): Promise<void> {
  const db = await connectDatabase(at)
  const client = await db.pool.connect()
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public; BEGIN')
  await applyMigrations(client, undefined, (await migrationNames()).slice(0, 2))
  await client.query("INSERT INTO notices (id, title, description) VALUES (gen_random_uuid(), 'old', '')")
  await client.query(
    "INSERT INTO owed_mails (id, kind, recipient) VALUES (gen_random_uuid(), 'old', 'a@example.com')",
  )
  await client.query('COMMIT')
  client.release()
  await db.close()
}

/** Something of every kind, with texts that a careless copy would spoil. */
export async function fill(at: Installation): Promise<void> {
  await withDatabase(at, async ({ prisma, pool }) => {
    const { id: userId } = await prisma.user.create({
      data: { email: 'a@example.com', name: 'Tab\tline\nback\\slash \\N "quoted"', passwordHash: 'x' },
    })
    await prisma.signingKey.create({ data: { secret: 'secret' } })
    // Without this key no PIN would work after a restore.
    await prisma.secretHashKey.create({ data: { secret: 'secret' } })
    await prisma.resultSlip.create({
      data: { code: '01234-56789', examId: 'CEE', candidateId: '1', words: { examMark: '1' }, digest: 'x' },
    })
    await prisma.exam.create({ data: { id: 'CEE', title: 'CEE', secondSecret: 'PIN' } })
    await prisma.activity.create({ data: { actorId: userId, action: 'test.done', subject: 'नतिजा' } })
    for (const id of ['one', 'two']) {
      const filePath = `notice-attachments/notice/${id}.pdf`
      await at.files.put(filePath, Readable.from([Buffer.from(`content of ${id}`)]), {
        maxBytes: 100,
      })
      await prisma.notice.create({
        data: {
          title: id,
          description: '',
          attachments: {
            create: {
              ...{ kind: 'PDF', fileName: 'सूचना.pdf', filePath, mediaType: 'application/pdf', size: 14 },
            },
          },
        },
      })
    }
    const { layer } = await prisma.examResultFile.create({
      data: {
        fileName: 'r.csv',
        filePath: 'exam_results/r.csv',
        examId: 'CEE',
        totalResults: 3,
        preview: { nested: [null, '\\'] },
        basedOn: [4, 5],
        state: 'PUBLISHED',
        publishOrder: 1,
      },
    })
    await at.files.put('exam_results/r.csv', Readable.from([Buffer.from('a,b\n')]), { maxBytes: 100 })
    await pool.query(
      `INSERT INTO exam_results (layer, candidate_id, exam_mark, exam_rank, percentage, row_number)
       SELECT $1, lpad(i::text, 6, '0'), i + 0.25, CASE WHEN i = 2 THEN NULL ELSE i::text END, i, i
       FROM generate_series(1, 3) AS i`,
      [layer],
    )
  })
}

/** Every row of every table but the installation's id as text, and every stored file's content. */
export async function contentOf(at: Installation): Promise<Record<string, string[]>> {
  const tables = await withDatabase(at, async ({ pool }) => {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables
       WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'installations') ORDER BY tablename`,
    )
    const found: [string, string[]][] = []
    for (const { name } of rows) {
      const content = await pool.query<{ row: string }>(`SELECT t::text AS row FROM ${name} AS t ORDER BY 1`)
      found.push([name, content.rows.map(({ row }) => row)])
    }
    return found
  })
  const files: string[] = []
  for (const folder of ['notice-attachments', 'exam_results']) {
    for await (const { key } of at.files.list(folder)) {
      const chunks = await (await at.files.open(key)).toArray()
      files.push(`${key}: ${Buffer.concat(chunks)}`)
    }
  }
  return { ...Object.fromEntries(tables), files: files.sort() }
}
