import type { Database } from '#server/db/database.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { EXAM_COLUMNS, NEWEST_FIRST, VISIBLE } from './find-exams.ts'

/** An exam as staff see it: all its published files, released or not, or the withdrawn ones where no other is left; and its record. */
export interface ManagedExamShape {
  kind: 'ManagedExam'
  id: string
  title: string
  /** yyyy-MM-dd */
  date: string | null
  /** As staff entered them for the exam. */
  fullMarks: string | null
  passPercentage: string
  /** Published files. */
  files: number
  /** Released files. */
  visibleFiles: number
}

const MANAGED_EXAM = `
  SELECT 'ManagedExam' AS kind, ${EXAM_COLUMNS}, trim_scale(exams.full_marks)::text AS "fullMarks",
    files.published AS files, files.visible AS "visibleFiles"
  FROM exams JOIN LATERAL (
    SELECT max(uploaded_at) AS uploaded_at, (count(*) FILTER (WHERE state = 'PUBLISHED'))::int AS published,
      (count(*) FILTER (WHERE ${VISIBLE}))::int AS visible
    FROM exam_result_files WHERE exam_id = exams.id AND state IN ('PUBLISHED', 'WITHDRAWN')
  ) AS files ON files.uploaded_at IS NOT NULL`

const ALL = `${MANAGED_EXAM} ${NEWEST_FIRST}`
const ONE = `${MANAGED_EXAM} WHERE exams.id = $1`

/** All exams with published or withdrawn files, newest first, exams without a date last. */
export async function listManagedExams({ pool }: Pick<Database, 'pool'>): Promise<ManagedExamShape[]> {
  return (await pool.query<ManagedExamShape>({ name: 'list-managed-exams', text: ALL })).rows
}

/** @returns null for an exam without published or withdrawn files. */
export async function findManagedExam(
  { pool }: Pick<Database, 'pool'>,
  examId: string,
): Promise<ManagedExamShape | null> {
  if (examId.includes('\0')) return null
  const { rows } = await pool.query<ManagedExamShape>({
    name: 'find-managed-exam',
    text: ONE,
    values: [examId],
  })
  return rows[0] ?? null
}

/** The same within a transaction. */
export async function findManagedExamIn(tx: Transaction, examId: string): Promise<ManagedExamShape | null> {
  const [exam] = await tx.$queryRawUnsafe<ManagedExamShape[]>(ONE, examId)
  return exam ?? null
}
