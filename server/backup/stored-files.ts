import type pg from 'pg'
import { attachmentKey } from '#server/domains/notices/notice.ts'
import { thumbnailKey } from '#server/domains/videos/video.ts'

interface FileColumn {
  table: string
  column: string
  /** The file store's key for what stands in the column. */
  key: (path: string) => string
  /** Which records count; those on their way out have perhaps lost their file already. */
  where?: string
}

const itself = (path: string) => path

/** Every column that names a stored file (a test finds one that is missing here). */
export const fileColumns: readonly FileColumn[] = [
  { table: 'notice_attachments', column: 'file_path', key: attachmentKey },
  { table: 'notice_attachments', column: 'preview_path', key: attachmentKey },
  { table: 'exam_result_files', column: 'file_path', key: itself, where: "state <> 'REMOVED'" },
  { table: 'student_uploads', column: 'file_path', key: itself, where: "state <> 'REMOVED'" },
  { table: 'videos', column: 'thumbnail_path', key: thumbnailKey },
]

/**
 * The keys of all stored files that records name.
 *
 * @param columns those that the database has: an older schema may lack some.
 */
export async function namedFiles(
  client: pg.ClientBase,
  columns: (table: string) => readonly string[] | undefined,
): Promise<string[]> {
  const keys: string[] = []
  for (const { table, column, key, where = 'true' } of fileColumns) {
    if (!columns(table)?.includes(column)) continue
    const { rows } = await client.query<{ path: string }>(
      `SELECT ${column} AS path FROM ${table} WHERE ${column} IS NOT NULL AND ${where} ORDER BY ${column}`,
    )
    for (const { path } of rows) keys.push(key(path))
  }
  return keys
}
