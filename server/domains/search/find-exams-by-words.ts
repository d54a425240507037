import type { Database } from '#server/db/database.ts'
import { wordQuery, wordsMatch } from '#server/db/search-words.ts'
import { EXAM_COLUMNS, EXAMS_WITH_FILES, NEWEST_FIRST } from '#server/domains/results/exams/find-exams.ts'

/** An exam with published files, shown to candidates or not. */
export interface FoundExamShape {
  id: string
  title: string
  /** yyyy-MM-dd; null when unknown. */
  date: string | null
}

/** Reads all files' records: there are at most some thousand. */
const FIND = `
  SELECT ${EXAM_COLUMNS} FROM ${EXAMS_WITH_FILES}
  WHERE ${wordsMatch("exams.id || ' ' || exams.title || ' ' || files.names", '$1')} ${NEWEST_FIRST} LIMIT $2`

/** Finds exams by the beginnings of words in their ID, title and file names, newest first. */
export async function findExamsByWords(
  { pool }: Pick<Database, 'pool'>,
  typed: string,
  limit: number,
): Promise<FoundExamShape[]> {
  const words = wordQuery(typed)
  if (words === undefined) return []
  const { rows } = await pool.query<FoundExamShape>({
    name: 'find-exams-by-words',
    text: FIND,
    values: [words, limit],
  })
  return rows
}
