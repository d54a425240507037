import type { Database } from '#server/db/database.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import { EXAM_COLUMNS, MANAGED, PASS_PERCENTAGE, titleOf, VISIBLE } from './find-exams.ts'

/** An exam as staff see it: all its published files, released or not, or the withdrawn ones where no other is left; and its record. */
export interface ManagedExamShape {
  kind: 'ManagedExam'
  id: string
  title: string
  /** Null while it is taken from a file's name. */
  givenTitle: string | null
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
  SELECT exam_id AS id, ${EXAM_COLUMNS},
    (SELECT trim_scale(full_marks)::text FROM exams WHERE exams.id = exam_result_files.exam_id) AS "fullMarks",
    ${PASS_PERCENTAGE} AS "passPercentage",
    (count(*) FILTER (WHERE state = 'PUBLISHED'))::int AS files,
    (count(*) FILTER (WHERE ${VISIBLE}))::int AS "visibleFiles"
  FROM exam_result_files WHERE ${MANAGED}`

const ALL = `${MANAGED_EXAM} GROUP BY exam_id ORDER BY date DESC NULLS LAST, max(uploaded_at) DESC, exam_id`
const ONE = `${MANAGED_EXAM} AND exam_id = $1 GROUP BY exam_id`

type Row = Omit<ManagedExamShape, 'kind' | 'title' | 'givenTitle'> & {
  title: string | null
  fileName: string
}

/** All exams with published or withdrawn files, newest first, exams without a date last. */
export async function listManagedExams({ pool }: Pick<Database, 'pool'>): Promise<ManagedExamShape[]> {
  const { rows } = await pool.query<Row>({ name: 'list-managed-exams', text: ALL })
  return rows.map(managedExamOf)
}

/** @returns null for an exam without published or withdrawn files. */
export async function findManagedExam(
  { pool }: Pick<Database, 'pool'>,
  examId: string,
): Promise<ManagedExamShape | null> {
  if (examId.includes('\0')) return null
  const { rows } = await pool.query<Row>({ name: 'find-managed-exam', text: ONE, values: [examId] })
  const [row] = rows
  return row ? managedExamOf(row) : null
}

/** The same within a transaction. */
export async function findManagedExamIn(tx: Transaction, examId: string): Promise<ManagedExamShape | null> {
  const [row] = await tx.$queryRaw<Row[]>`
    ${Prisma.raw(MANAGED_EXAM)} AND exam_id = ${examId} GROUP BY exam_id`
  return row ? managedExamOf(row) : null
}

function managedExamOf({ title, fileName, ...row }: Row): ManagedExamShape {
  return { kind: 'ManagedExam', ...row, title: titleOf({ id: row.id, title, fileName }), givenTitle: title }
}
