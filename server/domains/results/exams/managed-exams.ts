import type { Database } from '#server/db/database.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { perObject } from '#shared/per-object.ts'
import { EXAM_COLUMNS, EXAMS_WITH_FILES, type ExamShape, NEWEST_FIRST } from './find-exams.ts'

export type ReleaseState = 'SCHEDULED' | 'RELEASED' | 'WITHDRAWN'

/** An exam as staff see it: its record, and its published files, released or not. */
export interface ManagedExamShape extends ExamShape {
  kind: 'ManagedExam'
  version: number
  /** By the database's clock. */
  state: ReleaseState
  /** As staff entered them for the exam. */
  fullMarks: string | null
  releaseAt: Date | null
  announced: boolean
  withdrawnAt: Date | null
  withdrawnReason: string | null
  withdrawnWords: string | null
  /** Published files. */
  files: number
}

const MANAGED_EXAM = `
  SELECT 'ManagedExam' AS kind, ${EXAM_COLUMNS}, exams.version, trim_scale(exams.full_marks)::text AS "fullMarks",
    CASE WHEN exams.withdrawn_at IS NOT NULL THEN 'WITHDRAWN'
      WHEN exams.release_at <= statement_timestamp() THEN 'RELEASED' ELSE 'SCHEDULED' END AS state,
    exams.release_at AS "releaseAt", exams.announced, exams.withdrawn_at AS "withdrawnAt",
    exams.withdrawn_reason AS "withdrawnReason", exams.withdrawn_words AS "withdrawnWords", files.count AS files
  FROM ${EXAMS_WITH_FILES}`

const ALL = `${MANAGED_EXAM} ${NEWEST_FIRST}`
const ONE = `${MANAGED_EXAM} WHERE exams.id = $1`
const UPCOMING = `${MANAGED_EXAM} WHERE exams.release_at > now() AND exams.withdrawn_at IS NULL
  ORDER BY exams.release_at, exams.id`

/** All exams with published files, newest first, exams without a date last. */
export async function listManagedExams({ pool }: Pick<Database, 'pool'>): Promise<ManagedExamShape[]> {
  return (await pool.query<ManagedExamShape>({ name: 'list-managed-exams', text: ALL })).rows
}

/** The exams that wait for their release, the earliest release first. */
export async function listUpcomingReleases({ pool }: Pick<Database, 'pool'>): Promise<ManagedExamShape[]> {
  return (await pool.query<ManagedExamShape>({ name: 'list-upcoming-releases', text: UPCOMING })).rows
}

/** One of all these exams, which are read once for the context of a request. */
export async function managedExamInList(
  context: { db: Pick<Database, 'pool'> },
  examId: string,
): Promise<ManagedExamShape | null> {
  return (await examsById(context)).get(examId) ?? null
}

const examsById = perObject(
  async ({ db }: { db: Pick<Database, 'pool'> }): Promise<ReadonlyMap<string, ManagedExamShape>> =>
    new Map((await listManagedExams(db)).map((exam) => [exam.id, exam])),
)

/** @returns null for an exam without published files. */
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
