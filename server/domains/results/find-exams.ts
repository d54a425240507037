import type { Database } from '#server/db/database.ts'
import type { SecondSecret, TopPerformersShown } from '#server/generated/prisma/enums.ts'

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

export interface AnnouncedReleaseShape {
  exam: ExamShape
  releaseAt: Date
}

/** An exam with its visible layers, newest first. */
export interface VisibleExam extends ExamShape {
  /** As staff entered them for the exam, or as all its files say; null when those say nothing or different things. */
  fullMarks: string | null
  /** How everybody sees its best. */
  topPerformers: TopPerformersShown
  layers: number[]
  /** Number of rows of all these layers; decreases when a candidate is deleted. */
  rows: number
}

/** The columns from which title and date are derived. */
export interface KnownExam {
  id: string
  title: string | null
  /** yyyy-MM-dd */
  date: string | null
  fileName: string
}

interface ExamRecord extends KnownExam {
  secondSecret: SecondSecret
  passPercentage: string
}

/** Condition for visible files: published and released by the database's clock. */
export const VISIBLE = `state = 'PUBLISHED' AND (release_at IS NULL OR release_at <= now())`

/** Since when candidates see a published file, or from when on. A release may have been before the publication. */
export const visibleFromSql = (file: string) =>
  `greatest(coalesce(${file}.uploaded_at, ${file}.staged_at), ${file}.release_at)`

/** Condition for withdrawn files that candidates could see until then. */
export const SEEN_AND_WITHDRAWN = `state = 'WITHDRAWN' AND (release_at IS NULL OR release_at < withdrawn_at)`

/** Condition for the files of an exam that staff manage: the published ones, or the withdrawn ones where there is no other. */
export const MANAGED = `(state = 'PUBLISHED' OR state = 'WITHDRAWN' AND NOT EXISTS (
    SELECT FROM exam_result_files AS other
    WHERE other.exam_id = exam_result_files.exam_id AND other.state = 'PUBLISHED'))`

/** Columns of an exam with several layers: title and date come from the newest layer that has them. */
export const EXAM_COLUMNS = `
  (array_agg(exam_title ORDER BY publish_order DESC) FILTER (WHERE exam_title IS NOT NULL))[1] AS title,
  to_char((array_agg(exam_date ORDER BY publish_order DESC) FILTER (WHERE exam_date IS NOT NULL))[1],
    'YYYY-MM-DD') AS date,
  (array_agg(filename ORDER BY publish_order DESC))[1] AS "fileName"`

/** What candidates enter beside the candidate ID. */
export const SECOND_SECRET = `(SELECT second_secret::text FROM exams WHERE exams.id = exam_result_files.exam_id)`

/** How everybody sees the best of an exam. */
const TOP_PERFORMERS = `(SELECT top_performers::text FROM exams WHERE exams.id = exam_result_files.exam_id)`

/** From which percentage up a candidate has passed. */
export const PASS_PERCENTAGE = `(SELECT trim_scale(pass_percentage)::text FROM exams WHERE exams.id = exam_result_files.exam_id)`

/** Condition for files of exams without visible results. */
const OF_HIDDEN_EXAM = `NOT EXISTS (
    SELECT FROM exam_result_files AS shown WHERE shown.exam_id = exam_result_files.exam_id AND ${VISIBLE})`

/**
 * The exam `$1` as everybody knows it: title and date of its visible files, or where there are none, of those that were
 * withdrawn.
 */
export const FIND_KNOWN_EXAM = `
  SELECT exam_id AS id, ${EXAM_COLUMNS} FROM exam_result_files
  WHERE exam_id = $1 AND (${VISIBLE} OR ${SEEN_AND_WITHDRAWN} AND ${OF_HIDDEN_EXAM})
  GROUP BY exam_id`

const LIST_EXAMS = `
  SELECT exam_id AS id, ${EXAM_COLUMNS}, ${SECOND_SECRET} AS "secondSecret",
    ${PASS_PERCENTAGE} AS "passPercentage", min(release_at) AS "releaseAt"
  FROM exam_result_files`

const LIST_VISIBLE = `${LIST_EXAMS} WHERE ${VISIBLE}
  GROUP BY exam_id
  ORDER BY date DESC NULLS LAST, max(uploaded_at) DESC, exam_id`

/** More than an institute withdraws and leaves withdrawn. */
export const MOST_WITHDRAWN = 100

const LIST_WITHDRAWN = `${LIST_EXAMS} WHERE ${SEEN_AND_WITHDRAWN} AND ${OF_HIDDEN_EXAM}
  GROUP BY exam_id
  ORDER BY date DESC NULLS LAST, max(uploaded_at) DESC, exam_id
  LIMIT ${MOST_WITHDRAWN}`

/** More than an institute releases at a time. */
export const MOST_ANNOUNCED = 10

/** Condition for files whose release is announced and still to come. */
export const ANNOUNCED = `state = 'PUBLISHED' AND announced AND release_at > now()`

const LIST_ANNOUNCED = `${LIST_EXAMS} WHERE ${ANNOUNCED} AND ${OF_HIDDEN_EXAM}
  GROUP BY exam_id
  ORDER BY min(release_at), exam_id
  LIMIT ${MOST_ANNOUNCED}`

const FIND_EXAM = `
  SELECT exam_id AS id, ${EXAM_COLUMNS}, ${SECOND_SECRET} AS "secondSecret",
    ${PASS_PERCENTAGE} AS "passPercentage",
    trim_scale(coalesce(
      (SELECT full_marks FROM exams WHERE exams.id = exam_result_files.exam_id),
      CASE WHEN count(DISTINCT full_marks) = 1 THEN min(full_marks) END))::text AS "fullMarks",
    ${TOP_PERFORMERS} AS "topPerformers",
    array_agg(layer ORDER BY publish_order DESC) AS layers,
    sum(total_results)::float8 AS rows
  FROM exam_result_files WHERE exam_id = $1 AND ${VISIBLE}
  GROUP BY exam_id`

/** The exams with visible results, newest first, exams without a date last. */
export async function listExams({ pool }: Pick<Database, 'pool'>): Promise<ExamShape[]> {
  const { rows } = await pool.query<ExamRecord>({ name: 'list-exams', text: LIST_VISIBLE })
  return rows.map(examOf)
}

/** The exams whose results could be seen and have all been withdrawn, in the same order. */
export async function listWithdrawnExams({ pool }: Pick<Database, 'pool'>): Promise<ExamShape[]> {
  const { rows } = await pool.query<ExamRecord>({ name: 'list-withdrawn-exams', text: LIST_WITHDRAWN })
  return rows.map(examOf)
}

/** The exams without visible results whose release is announced, the first to be released first. */
export async function listAnnouncedReleases({
  pool,
}: Pick<Database, 'pool'>): Promise<AnnouncedReleaseShape[]> {
  const { rows } = await pool.query<ExamRecord & { releaseAt: Date }>({
    name: 'list-announced-releases',
    text: LIST_ANNOUNCED,
  })
  return rows.map((record) => ({ exam: examOf(record), releaseAt: record.releaseAt }))
}

/** @returns undefined for an exam without visible results, unknown or unreleased. */
export async function findVisibleExam(
  { pool }: Pick<Database, 'pool'>,
  id: string,
): Promise<VisibleExam | undefined> {
  const { rows } = await pool.query<ExamRecord & Omit<VisibleExam, keyof ExamShape>>({
    name: 'find-visible-exam',
    text: FIND_EXAM,
    values: [id],
  })
  const [record] = rows
  if (!record) return undefined
  const { layers, rows: count, fullMarks, topPerformers } = record
  return { ...examOf(record), layers, rows: count, fullMarks, topPerformers }
}

export function examOf(record: ExamRecord): ExamShape {
  const { id, date, secondSecret, passPercentage } = record
  return { id, title: titleOf(record), date, secondSecret, passPercentage }
}

export function titleOf({ id, title, fileName }: Pick<ExamRecord, 'id' | 'title' | 'fileName'>): string {
  return title ?? titleFromFileName(fileName, id)
}

/** Names that programs and hurried people give to files of any exam. */
const SAYS_NOTHING =
  /^(book|sheet|results?|marks?|final|new|copy|data|export|file|upload|untitled|document|नतिजा)?[^\p{L}]*$/iu

/** The part of a file's name before " - ", as institutes name their files; else the name, or the exam's ID where that says nothing. */
export function titleFromFileName(fileName: string, examId: string): string {
  const [part = '', ...rest] = fileName.replace(/\.csv$/i, '').split(' - ')
  const title = part.trim()
  if (rest.length > 0 && title !== '') return title
  const saysNothing = SAYS_NOTHING.test(title) || (title.match(/[\p{L}\p{M}]/gu)?.length ?? 0) < 3
  return saysNothing ? examId : title
}
