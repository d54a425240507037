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

/** Columns of `exams` that every list of exams has. */
export const EXAM_COLUMNS = `exams.id, exams.title, to_char(exams.date, 'YYYY-MM-DD') AS date,
    exams.second_secret AS "secondSecret", trim_scale(exams.pass_percentage)::text AS "passPercentage"`

/** Condition for files of exams without visible results. */
const OF_HIDDEN_EXAM = `NOT EXISTS (
    SELECT FROM exam_result_files AS shown WHERE shown.exam_id = exam_result_files.exam_id AND ${VISIBLE})`

/** The exams with files that meet a condition, as `files` with their latest publication. */
export const examsWith = (condition: string, more = '') => `
  SELECT ${EXAM_COLUMNS}${more}
  FROM exams JOIN (
    SELECT exam_id, max(uploaded_at) AS uploaded_at, min(release_at) AS release_at, string_agg(filename, ' ') AS names
    FROM exam_result_files
    WHERE ${condition} GROUP BY exam_id
  ) AS files ON files.exam_id = exams.id`

export const NEWEST_FIRST = 'ORDER BY exams.date DESC NULLS LAST, files.uploaded_at DESC, exams.id'

const LIST_VISIBLE = `${examsWith(VISIBLE)} ${NEWEST_FIRST}`

/** More than an institute withdraws and leaves withdrawn. */
export const MOST_WITHDRAWN = 100

const LIST_WITHDRAWN = `${examsWith(`${SEEN_AND_WITHDRAWN} AND ${OF_HIDDEN_EXAM}`)}
  ${NEWEST_FIRST} LIMIT ${MOST_WITHDRAWN}`

/** More than an institute releases at a time. */
export const MOST_ANNOUNCED = 10

/** Condition for files whose release is announced and still to come. */
export const ANNOUNCED = `state = 'PUBLISHED' AND announced AND release_at > now()`

const LIST_ANNOUNCED = `${examsWith(`${ANNOUNCED} AND ${OF_HIDDEN_EXAM}`, ', files.release_at AS "releaseAt"')}
  ORDER BY files.release_at, exams.id LIMIT ${MOST_ANNOUNCED}`

const FIND_EXAM = `
  SELECT ${EXAM_COLUMNS}, exams.top_performers AS "topPerformers",
    trim_scale(coalesce(exams.full_marks, files.full_marks))::text AS "fullMarks", files.layers, files.rows
  FROM exams CROSS JOIN LATERAL (
    SELECT CASE WHEN count(DISTINCT full_marks) = 1 THEN min(full_marks) END AS full_marks,
      array_agg(layer ORDER BY publish_order DESC) AS layers, sum(total_results)::float8 AS rows
    FROM exam_result_files WHERE exam_id = exams.id AND ${VISIBLE}
  ) AS files
  WHERE exams.id = $1 AND files.layers IS NOT NULL`

/** The exams with visible results, newest first, exams without a date last. */
export async function listExams({ pool }: Pick<Database, 'pool'>): Promise<ExamShape[]> {
  return (await pool.query<ExamShape>({ name: 'list-exams', text: LIST_VISIBLE })).rows
}

/** The exams whose results could be seen and have all been withdrawn, in the same order. */
export async function listWithdrawnExams({ pool }: Pick<Database, 'pool'>): Promise<ExamShape[]> {
  return (await pool.query<ExamShape>({ name: 'list-withdrawn-exams', text: LIST_WITHDRAWN })).rows
}

/** The exams without visible results whose release is announced, the first to be released first. */
export async function listAnnouncedReleases({
  pool,
}: Pick<Database, 'pool'>): Promise<AnnouncedReleaseShape[]> {
  const { rows } = await pool.query<ExamShape & { releaseAt: Date }>({
    name: 'list-announced-releases',
    text: LIST_ANNOUNCED,
  })
  return rows.map(({ releaseAt, ...exam }) => ({ exam, releaseAt }))
}

/** @returns undefined for an exam without visible results, unknown or unreleased. */
export async function findVisibleExam(
  { pool }: Pick<Database, 'pool'>,
  id: string,
): Promise<VisibleExam | undefined> {
  const { rows } = await pool.query<VisibleExam>({ name: 'find-visible-exam', text: FIND_EXAM, values: [id] })
  return rows[0]
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
