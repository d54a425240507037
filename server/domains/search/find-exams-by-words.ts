import type { Database } from '#server/db/database.ts'
import { wordQuery, wordsMatch } from '#server/db/search-words.ts'
import { EXAM_COLUMNS, MANAGED, titleOf } from '#server/domains/results/find-exams.ts'

/** An exam with published or withdrawn results, shown to candidates or not. */
export interface FoundExamShape {
  id: string
  title: string
  /** yyyy-MM-dd; null when unknown. */
  date: string | null
}

/** Reads all files' records: there are at most some thousand. */
const FIND = `
  SELECT exam_id AS id, ${EXAM_COLUMNS} FROM exam_result_files
  WHERE ${MANAGED} AND exam_id IN (
    SELECT exam_id FROM exam_result_files
    WHERE ${MANAGED} AND ${wordsMatch(`exam_id || ' ' || coalesce(exam_title, '') || ' ' || filename`, '$1')})
  GROUP BY exam_id
  ORDER BY date DESC NULLS LAST, max(uploaded_at) DESC, exam_id LIMIT $2`

/** Finds exams by the beginnings of words in their ID, title and file names, newest first. */
export async function findExamsByWords(
  { pool }: Pick<Database, 'pool'>,
  typed: string,
  limit: number,
): Promise<FoundExamShape[]> {
  const words = wordQuery(typed)
  if (words === undefined) return []
  const { rows } = await pool.query<{
    id: string
    title: string | null
    date: string | null
    fileName: string
  }>({
    name: 'find-exams-by-words',
    text: FIND,
    values: [words, limit],
  })
  return rows.map((row) => ({ id: row.id, title: titleOf(row), date: row.date }))
}
