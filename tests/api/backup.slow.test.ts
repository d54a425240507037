import { join } from 'node:path'
import type pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { migrationNames } from '#prisma/migrations.ts'
import { openSessions } from '#server/auth/session.ts'
import { backUp } from '#server/backup/backup.ts'
import { fileColumns } from '#server/backup/stored-files.ts'
import { connectDatabase } from '#server/db/database.ts'
import { findToken, makeToken } from '#server/domains/accounts/one-time-token.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { s3FileStore } from '#server/storage/s3-file-store.ts'
import { s3Peer } from '#tests/support/files/s3-peer.ts'
import { temporaryFolders } from '#tests/support/files/temporary-folders.ts'
import {
  backUpTo,
  contentOf,
  fill,
  type Installation,
  makeOlder,
  newInstallation,
  restoreInto,
  withDatabase,
} from '#tests/support/server/installation.ts'

const serverUrl = process.env.TEST_DATABASE_URL || undefined
const made: Installation[] = []
afterEach(async () => {
  for (const one of made.splice(0)) await one.remove()
})

async function installation(url = serverUrl): Promise<Installation> {
  const one = await newInstallation(url, { isMigrated: false })
  made.push(one)
  return one
}

const sources: [string, string | undefined][] = [
  ['the embedded database', undefined],
  ...(serverUrl ? [['PostgreSQL', serverUrl] as [string, string]] : []),
]

describe('a backup comes back whole', () => {
  test.each(sources)('from %s', async (_name, url) => {
    const from = await installation(url)
    await fill(from)
    const { path, manifest } = await backUpTo(from, 'a.tar.gz')
    expect(manifest.lost).toEqual([])
    expect(manifest.files?.map(({ key }) => key)).toHaveLength(3)
    const to = await installation()
    await restoreInto(to, path)
    expect(await contentOf(to)).toEqual(await contentOf(from))
    await withDatabase(to, async ({ pool }) => {
      const next = await pool.query<{ next: number }>(
        "SELECT nextval('exam_result_files_layer_seq')::int AS next",
      )
      expect(next.rows).toEqual([{ next: 2 }])
      await expect(pool.query('DELETE FROM activities')).rejects.toThrow('only added to')
    })
  })

  test('into a bucket, and from there', async () => {
    const from = await installation()
    await fill(from)
    const { path, manifest } = await backUpTo(from, 'a.tar.gz')
    const peer = await s3Peer()
    const bucket = await s3FileStore(peer.settings)
    try {
      const to: Installation = { ...(await installation()), files: bucket }
      await restoreInto(to, path)
      const again = await backUpTo(to, 'b.tar.gz')
      expect(again.manifest.files).toEqual(manifest.files)
      expect(again.manifest.lost).toEqual([])
    } finally {
      bucket.close()
      await peer.stop()
    }
  })

  test('of an older version, brought up to the present schema', async () => {
    const from = await installation()
    await makeOlder(from)
    const { path, manifest } = await backUpTo(from, 'old.tar.gz')
    expect(manifest.migrations).toEqual((await migrationNames()).slice(0, 2))
    const to = await installation()
    await restoreInto(to, path)
    const { notices } = await contentOf(to)
    expect(notices).toHaveLength(1)
  })

  test('in the place of what was there, whose files are left to the clean-up', async () => {
    const from = await installation()
    await fill(from)
    const before = await contentOf(from)
    const { path } = await backUpTo(from, 'a.tar.gz')
    await withDatabase(from, ({ prisma }) => prisma.notice.deleteMany({ where: { title: 'one' } }))
    await from.files.delete('notice-attachments/notice/one.pdf')
    await restoreInto(from, path, true)
    expect(await contentOf(from)).toEqual(before)
  })
})

test('nobody is let in by what may have been revoked since', async () => {
  const from = await installation()
  const token = await withDatabase(from, async ({ prisma, now }) => {
    const { id: userId } = await prisma.user.create({ data: { email: 'a@example.com', passwordHash: 'x' } })
    await prisma.session.create({ data: { userId, expiresAt: new Date(now().getTime() + 3_600_000) } })
    await prisma.invitation.create({ data: { email: 'b@example.com', role: 'ADMIN' } })
    const kinds = ['invitation', 'reset-password', 'confirm-address', 'password-changed', 'recheck-answered']
    await prisma.outboxMail.createMany({ data: kinds.map((kind) => ({ kind, recipient: 'b@example.com' })) })
    return makeToken(prisma, now(), userId, 'RESET_PASSWORD')
  })
  const { path } = await backUpTo(from, 'a.tar.gz')
  const to = await installation()
  await restoreInto(to, path)
  await withDatabase(to, async (db) => {
    expect(await db.prisma.session.count({ where: openSessions(db.now()) })).toBe(0)
    expect(await findToken(db.prisma, db.now(), token, 'RESET_PASSWORD')).toBe('EXPIRED')
    const { expiresAt, delivery } = await db.prisma.invitation.findFirstOrThrow()
    expect(expiresAt.getTime()).toBeLessThanOrEqual(db.now().getTime())
    expect(delivery).toBe('FAILED')
    const kept = await db.prisma.outboxMail.findMany({ orderBy: { kind: 'asc' } })
    expect(kept.map(({ kind }) => kind)).toEqual(['password-changed', 'recheck-answered'])
  })
})

describe('while the server works', () => {
  /** The store, which does something before it looks for a file. */
  function watched(files: FileStore, before: (key: string) => Promise<void>): FileStore {
    return {
      ...files,
      async stat(key) {
        await before(key)
        return files.stat(key)
      },
    }
  }

  test('a deletion in the middle takes the record along with the file', async () => {
    const from = await installation()
    await fill(from)
    const db = await connectDatabase(from)
    const files = watched(from.files, async (key) => {
      if (key !== 'notice-attachments/notice/one.pdf') return
      await db.pool.query(
        "DELETE FROM media_files WHERE file_path LIKE '%/two.pdf'; DELETE FROM notices WHERE title = 'two'",
      )
      await from.files.delete('notice-attachments/notice/two.pdf')
    })
    const to = join(from.dataDir, 'a.tar.gz')
    const manifest = await backUp({ ...from, db, files, to, program: '0.0.0' })
    await db.close()
    expect(manifest.lost).toEqual([])
    expect(manifest.files?.map(({ key }) => key)).toEqual([
      'exam_results/r.csv',
      'notice-attachments/notice/one.pdf',
    ])
    expect(manifest.tables.find(({ name }) => name === 'notices')).toMatchObject({ rows: 1 })
    const other = await installation()
    await restoreInto(other, to)
    expect((await contentOf(other)).notices).toHaveLength(1)
  })

  test('a file that was lost before is told of, and everything else is kept', async () => {
    const from = await installation()
    await fill(from)
    await from.files.delete('exam_results/r.csv')
    const { manifest } = await backUpTo(from, 'a.tar.gz')
    expect(manifest.lost).toEqual(['exam_results/r.csv'])
    expect(manifest.files).toHaveLength(2)
  })

  test('nothing but the archive is left behind', async () => {
    const from = await installation()
    await fill(from)
    await backUpTo(from, 'a.tar.gz')
    expect(await temporaryFolders(from.dataDir)).toEqual([])
  })
})

test('every column that names a stored file is known to the backup', async () => {
  const at = await installation()
  const found = await withDatabase(at, ({ pool }: { pool: pg.Pool }) =>
    pool.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name LIKE '%\\_path' ORDER BY 1`,
    ),
  )
  expect(found.rows.map(({ name }) => name)).toEqual(
    fileColumns.map(({ table, column }) => `${table}.${column}`).sort(),
  )
})
