import type { Database } from '#server/db/database.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { selectValues } from '#server/domains/results/result-values.ts'
import type { Exam } from '#server/generated/prisma/client.ts'
import type { SecondSecret, TopPerformersShown } from '#server/generated/prisma/enums.ts'

/** An exam with visible results. */
export interface ExamShape {
  id: string
  title: string
  /** yyyy-MM-dd; null when unknown. */
  date: string | null
  secondSecret: SecondSecret
  topPerformers: TopPerformersShown
  /** From this percentage up a candidate has passed; a decimal. */
  passPercentage: string
  /** Last day in Nepal on which candidates may ask for a re-check, yyyy-MM-dd; null is never. */
  recheckUntil: string | null
  /** The institute's words about its fee. */
  recheckFee: string | null
}

export interface AnnouncedReleaseShape {
  exam: ExamShape
  releaseAt: Date
}

/** An exam with its visible layers, newest first. */
export interface VisibleExam extends ExamShape {
  /** As staff entered them for the exam, or as all its files say; null when those say nothing or different things. */
  fullMarks: string | null
  layers: number[]
  /** Number of rows of all these layers; decreases when a candidate is deleted. */
  rows: number
}

/** Names of the settings of a transaction that rehearses a release, see rehearsal.ts. */
export const REHEARSED = { exam: 'pravesh.rehearsed_exam', file: 'pravesh.rehearsed_file' } as const

/**
 * Condition for `exams` whose results candidates see, by the database's clock, and for the one that is rehearsed (see
 * rehearsal.ts).
 */
export const RELEASED = `(exams.release_at <= now() AND exams.withdrawn_at IS NULL
    OR exams.id = current_setting('${REHEARSED.exam}', true))`

/** Condition for exams whose results candidates saw before they were withdrawn. */
export const SEEN_AND_WITHDRAWN = 'exams.release_at < exams.withdrawn_at'

/** Condition for files `f` that are published, and for the one that is rehearsed. */
export const PUBLISHED = `(f.state = 'PUBLISHED' OR f.id::text = current_setting('${REHEARSED.file}', true))`

/** Since when candidates see a released file `f` of a relation with the exam's \`release_at\`. */
export const visibleFromSql = (exam: string) =>
  `greatest(coalesce(f.uploaded_at, f.staged_at), ${exam}.release_at)`

/** Columns of `exams` that every list of exams has. */
export const EXAM_COLUMNS = `exams.id, exams.title, to_char(exams.date, 'YYYY-MM-DD') AS date,
    exams.second_secret AS "secondSecret", exams.top_performers AS "topPerformers",
    trim_scale(exams.pass_percentage)::text AS "passPercentage", exams.recheck_until::text AS "recheckUntil",
    exams.recheck_fee AS "recheckFee"`

/** Exams with published files, as `files` with their latest publication. */
export const EXAMS_WITH_FILES = `exams JOIN (
    SELECT exam_id, max(coalesce(uploaded_at, staged_at)) AS uploaded_at, count(*)::int AS count,
      string_agg(filename, ' ') AS names
    FROM exam_result_files f WHERE ${PUBLISHED} GROUP BY exam_id
  ) AS files ON files.exam_id = exams.id`

export const NEWEST_FIRST = 'ORDER BY exams.date DESC NULLS LAST, files.uploaded_at DESC, exams.id'

const LIST_VISIBLE = `
  SELECT ${EXAM_COLUMNS} FROM ${EXAMS_WITH_FILES} WHERE ${RELEASED} ${NEWEST_FIRST}`

export const MOST_WITHDRAWN = 100

const LIST_WITHDRAWN = `
  SELECT ${EXAM_COLUMNS} FROM ${EXAMS_WITH_FILES} WHERE ${SEEN_AND_WITHDRAWN} ${NEWEST_FIRST} LIMIT ${MOST_WITHDRAWN}`

export const MOST_ANNOUNCED = 10

const LIST_ANNOUNCED = `
  SELECT ${EXAM_COLUMNS}, exams.release_at AS "releaseAt" FROM ${EXAMS_WITH_FILES}
  WHERE exams.announced AND exams.release_at > now() AND exams.withdrawn_at IS NULL AND ${RELEASED} IS NOT TRUE
  ORDER BY exams.release_at, exams.id LIMIT ${MOST_ANNOUNCED}`

const FIND_EXAM = `
  SELECT ${EXAM_COLUMNS},
    trim_scale(coalesce(exams.full_marks, files.full_marks))::text AS "fullMarks", files.layers, files.rows
  FROM exams CROSS JOIN LATERAL (
    SELECT CASE WHEN count(DISTINCT full_marks) = 1 THEN min(full_marks) END AS full_marks,
      array_agg(layer ORDER BY publish_order DESC) AS layers, sum(total_results)::float8 AS rows
    FROM exam_result_files f WHERE exam_id = exams.id AND ${PUBLISHED}
  ) AS files
  WHERE exams.id = $1 AND ${RELEASED} AND files.layers IS NOT NULL`

/** The exams with visible results, newest first, exams without a date last. */
export async function listExams({ pool }: Pick<Database, 'pool'>): Promise<ExamShape[]> {
  return (await pool.query<ExamShape>({ name: 'list-exams', text: LIST_VISIBLE })).rows
}

/** The exams whose results were withdrawn after they could be seen, in the same order. */
export async function listWithdrawnExams({ pool }: Pick<Database, 'pool'>): Promise<ExamShape[]> {
  return (await pool.query<ExamShape>({ name: 'list-withdrawn-exams', text: LIST_WITHDRAWN })).rows
}

/** The exams whose release is announced, the first to be released first. */
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

/** The day (yyyy-MM-dd) of a date column, which Prisma reads as midnight UTC. */
export function dayOf(date: Date | null): string | null {
  return date === null ? null : date.toISOString().slice(0, 10)
}

/** Locks the exam until the transaction ends: other transactions cannot publish or remove its files. */
export async function lockExam(tx: Transaction, examId: string): Promise<void> {
  await tx.$executeRaw`SELECT FROM exams WHERE id = ${examId} FOR NO KEY UPDATE`
}

type Release = Pick<Exam, 'releaseAt' | 'withdrawnAt'>

/** Whether the hour of release has come, withdrawn or not. */
export function isReleased({ releaseAt }: Release, now: Date): boolean {
  return releaseAt !== null && releaseAt <= now
}

/** Whether candidates could see results of the exam at some time. */
export function wasSeen({ releaseAt, withdrawnAt }: Release, now: Date): boolean {
  return releaseAt !== null && (withdrawnAt === null ? releaseAt <= now : releaseAt < withdrawnAt)
}

/** Each candidate's visible row of the exam `$1`: that of the newest published file that has one. */
export const VISIBLE_ROWS = `(
    SELECT DISTINCT ON (r.candidate_id) r.*
    FROM exams JOIN exam_result_files f ON f.exam_id = exams.id JOIN exam_results r ON r.layer = f.layer
    WHERE exams.id = $1 AND ${RELEASED} AND ${PUBLISHED}
    ORDER BY r.candidate_id, f.publish_order DESC
  )`

/**
 * A subquery for the row of a candidate in an exam, found by primary key: that of the newest published file that has one, with the
 * names of the file's subjects, whether its ranks follow from the percentages, and when it was published.
 */
export const publishedRow = (o: { examId: string; candidateId: string }, where = ''): string => `(
    SELECT r.*, f.subjects AS subject_names, f.ranks_by_percentage, f.uploaded_at FROM exam_result_files f
    JOIN exam_results r ON r.layer = f.layer AND r.candidate_id = ${o.candidateId}
    WHERE f.exam_id = ${o.examId} AND ${PUBLISHED} ${where}
    ORDER BY f.publish_order DESC LIMIT 1
  )`

/** The same where candidates see the exam's results. */
export const visibleRow = (o: { examId: string; candidateId: string }): string =>
  publishedRow(o, `AND EXISTS (SELECT FROM exams WHERE exams.id = f.exam_id AND ${RELEASED})`)

/** Columns of such a row as `result`, which may be null. */
export const RESULT_COLUMNS = `
    ${selectValues('result')}, result.subject_names AS "subjectNames",
    result.ranks_by_percentage IS TRUE AS "ranksByPercentage"`
