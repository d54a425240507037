import type { Database } from '#server/db/database.ts'
import type { SecondSecret } from '#server/generated/prisma/enums.ts'

/** An exam with visible results. */
export interface ExamShape {
  id: string
  title: string
  /** yyyy-MM-dd; null when unknown. */
  date: string | null
  /** What candidates enter beside the candidate ID. */
  secondSecret: SecondSecret
  /** From this percentage up a candidate has passed; a decimal. */
  passPercentage: string
}

/** An exam with its visible layers, newest first. */
export interface VisibleExam extends ExamShape {
  /** As staff entered them for the exam, or as all its files say; null when those say nothing or different things. */
  fullMarks: string | null
  layers: number[]
  /** Number of rows of all these layers; decreases when a candidate is deleted. */
  rows: number
}

/** The columns from which title and date are derived. */
interface ExamRecord {
  id: string
  title: string | null
  date: string | null
  fileName: string
  secondSecret: SecondSecret
  passPercentage: string
}

/** Condition for visible files: published and released by the database's clock. */
export const VISIBLE = `state = 'PUBLISHED' AND (release_at IS NULL OR release_at <= now())`

/** Columns of an exam with several layers: title and date come from the newest layer that has them. */
export const EXAM_COLUMNS = `
  (array_agg(exam_title ORDER BY publish_order DESC) FILTER (WHERE exam_title IS NOT NULL))[1] AS title,
  to_char((array_agg(exam_date ORDER BY publish_order DESC) FILTER (WHERE exam_date IS NOT NULL))[1],
    'YYYY-MM-DD') AS date,
  (array_agg(filename ORDER BY publish_order DESC))[1] AS "fileName"`

/** What candidates enter beside the candidate ID. */
export const SECOND_SECRET = `coalesce(
    (SELECT second_secret::text FROM exam_settings WHERE exam_settings.exam_id = exam_result_files.exam_id), 'NONE')`

/** Of an exam for which staff entered none. */
export const DEFAULT_PASS_PERCENTAGE = '50'

/** From which percentage up a candidate has passed. */
export const PASS_PERCENTAGE = `trim_scale(coalesce(
    (SELECT pass_percentage FROM exam_settings WHERE exam_settings.exam_id = exam_result_files.exam_id),
    ${DEFAULT_PASS_PERCENTAGE}))::text`

const LIST_EXAMS = `
  SELECT exam_id AS id, ${EXAM_COLUMNS}, ${SECOND_SECRET} AS "secondSecret",
    ${PASS_PERCENTAGE} AS "passPercentage"
  FROM exam_result_files WHERE ${VISIBLE}
  GROUP BY exam_id
  ORDER BY date DESC NULLS LAST, max(uploaded_at) DESC, exam_id`

const FIND_EXAM = `
  SELECT exam_id AS id, ${EXAM_COLUMNS}, ${SECOND_SECRET} AS "secondSecret",
    ${PASS_PERCENTAGE} AS "passPercentage",
    trim_scale(coalesce(
      (SELECT full_marks FROM exam_settings WHERE exam_settings.exam_id = exam_result_files.exam_id),
      CASE WHEN count(DISTINCT full_marks) = 1 THEN min(full_marks) END))::text AS "fullMarks",
    array_agg(layer ORDER BY publish_order DESC) AS layers,
    sum(total_results)::float8 AS rows
  FROM exam_result_files WHERE exam_id = $1 AND ${VISIBLE}
  GROUP BY exam_id`

/** The exams with visible results, newest first, exams without a date last. */
export async function listExams({ pool }: Pick<Database, 'pool'>): Promise<ExamShape[]> {
  const { rows } = await pool.query<ExamRecord>({ name: 'list-exams', text: LIST_EXAMS })
  return rows.map(examOf)
}

/** @returns undefined for an exam without visible results, unknown or unreleased. */
export async function findVisibleExam(
  { pool }: Pick<Database, 'pool'>,
  id: string,
): Promise<VisibleExam | undefined> {
  const { rows } = await pool.query<ExamRecord & Pick<VisibleExam, 'layers' | 'rows' | 'fullMarks'>>({
    name: 'find-visible-exam',
    text: FIND_EXAM,
    values: [id],
  })
  const [record] = rows
  if (!record) return undefined
  const { layers, rows: count, fullMarks } = record
  return { ...examOf(record), layers, rows: count, fullMarks }
}

export function examOf(record: ExamRecord): ExamShape {
  const { id, date, secondSecret, passPercentage } = record
  return { id, title: titleOf(record), date, secondSecret, passPercentage }
}

export function titleOf({ title, fileName }: Pick<ExamRecord, 'title' | 'fileName'>): string {
  return title ?? titleFromFileName(fileName)
}

/** The part of a file's name before " - ", as institutes name their files. */
export function titleFromFileName(fileName: string): string {
  const [title = fileName] = fileName.replace(/\.csv$/i, '').split(' - ')
  return title.trim() || fileName
}
