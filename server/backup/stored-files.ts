import type pg from 'pg'
import type { Database } from '#server/db/database.ts'
import { mediaUses } from '#server/domains/media/media-rules.ts'
import { resultsImport } from '#server/domains/results/import/results-import.ts'
import { studentsImport } from '#server/domains/students/students-import.ts'
import { THUMBNAILS_FOLDER, thumbnailKey } from '#server/domains/videos/video.ts'

interface FileColumn {
  table: string
  column: string
  /** Folders of the file store for these files only. */
  folders: readonly string[]
  /** Converts the column's value to a key of the file store. */
  key: (path: string) => string
  /** Condition on the records: the file of a removed record may be deleted already. */
  where?: string
}

const NOT_REMOVED = "state <> 'REMOVED'"
const itself = (path: string) => path
const mediaFolders = Object.values(mediaUses).map(({ folder }) => folder)
/** Before attachments were media, paths had no folder: a backup before an upgrade reads the older schema. */
const mediaKey = (path: string) => (path.split('/').length < 3 ? `${mediaUses.content.folder}/${path}` : path)
const attachmentKey = (path: string) => `${mediaUses.notices.folder}/${path}`

/** All columns that refer to stored files. A test fails when one is missing here. */
export const fileColumns: readonly FileColumn[] = [
  {
    table: 'exam_result_files',
    column: 'file_path',
    folders: [resultsImport.folder],
    key: itself,
    where: NOT_REMOVED,
  },
  {
    table: 'student_uploads',
    column: 'file_path',
    folders: [studentsImport.folder],
    key: itself,
    where: NOT_REMOVED,
  },
  { table: 'media_files', column: 'file_path', folders: mediaFolders, key: mediaKey },
  { table: 'media_variants', column: 'file_path', folders: mediaFolders, key: mediaKey },
  { table: 'videos', column: 'thumbnail_path', folders: [THUMBNAILS_FOLDER], key: thumbnailKey },
]

/** Of older schemas. */
const formerColumns: readonly FileColumn[] = ['file_path', 'preview_path'].map((column) => ({
  ...{ table: 'notice_attachments', column, folders: [mediaUses.notices.folder], key: attachmentKey },
}))

/**
 * The keys of all stored files that records refer to.
 *
 * @param columns the columns that the database has: an older schema may lack some.
 */
export async function namedFiles(
  client: pg.ClientBase,
  columns: (table: string) => readonly string[] | undefined,
): Promise<string[]> {
  const keys: string[] = []
  for (const { table, column, key, where = 'true' } of [...fileColumns, ...formerColumns]) {
    if (!columns(table)?.includes(column)) continue
    const { rows } = await client.query<{ path: string }>(
      `SELECT ${column} AS path FROM ${table} WHERE ${column} IS NOT NULL AND ${where} ORDER BY ${column}`,
    )
    for (const { path } of rows) keys.push(key(path))
  }
  return keys
}

/** Folders of the file store whose files have records. */
export const fileFolders: readonly string[] = [...new Set(fileColumns.flatMap(({ folders }) => folders))]

export interface NamedKeys {
  /** Keys that any record refers to. */
  all: Set<string>
  /** Keys that records refer to which are not removed. */
  kept: Set<string>
}

/** The keys of all stored files that records of the present schema refer to. */
export async function namedKeys({ pool }: Pick<Database, 'pool'>): Promise<NamedKeys> {
  const named: NamedKeys = { all: new Set(), kept: new Set() }
  for (const { table, column, key, where = 'true' } of fileColumns) {
    const { rows } = await pool.query<{ path: string; kept: boolean }>(
      `SELECT ${column} AS path, ${where} AS kept FROM ${table} WHERE ${column} IS NOT NULL`,
    )
    for (const { path, kept } of rows) {
      named.all.add(key(path))
      if (kept) named.kept.add(key(path))
    }
  }
  return named
}
