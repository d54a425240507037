import type { Database } from '#server/db/database.ts'
import { RESULT_COLUMNS, visibleRow } from '#server/domains/results/exams/find-exams.ts'
import type { ResultValues } from '#server/domains/results/result-values.ts'
import { newestListing } from '#server/domains/students/active-lists.ts'
import type { RecheckState } from '#server/generated/prisma/enums.ts'
import { isUuid } from '#server/lib/uuid.ts'

/** A request as staff see it. */
export interface RecheckShape extends ResultValues {
  id: string
  version: number
  examId: string
  examTitle: string | null
  candidateId: string
  contact: string
  words: string
  isProven: boolean
  state: RecheckState
  askedAt: Date
  resolvedAt: Date | null
  /** Address of the account; null when it is gone. */
  resolvedBy: string | null
  answer: string | null
  fileName: string | null
  studentName: string | null
  /** Whether candidates see a result, which has these values. */
  isShown: boolean
  /** Whether its file states no ranks. */
  ranksByPercentage: boolean
}

/** Requests of one exam that a list shows: all open ones of any real exam. */
export const MOST_RECHECKS = 500

const SELECT = `
  SELECT q.id, q.version, q.exam_id AS "examId", q.candidate_id AS "candidateId", q.contact, q.words, q.is_proven AS "isProven",
    q.state, q.asked_at AS "askedAt", q.resolved_at AS "resolvedAt", u.email AS "resolvedBy", q.answer,
    q.file_name AS "fileName",
    exams.title AS "examTitle",
    known.student_name AS "studentName", result.layer IS NOT NULL AS "isShown", ${RESULT_COLUMNS}
  FROM recheck_requests q
  LEFT JOIN exams ON exams.id = q.exam_id
  LEFT JOIN users u ON u.id = q.resolved_by
  LEFT JOIN LATERAL ${visibleRow({ examId: 'q.exam_id', candidateId: 'q.candidate_id' })} AS result ON true
  LEFT JOIN LATERAL ${newestListing('q.candidate_id', 's.student_name')} AS known ON true`

const LIST = `${SELECT} WHERE q.exam_id = $1
  ORDER BY q.state = 'OPEN' DESC, CASE WHEN q.state = 'OPEN' THEN q.asked_at END, q.resolved_at DESC, q.id
  LIMIT ${MOST_RECHECKS}`
const ONE = `${SELECT} WHERE q.id = $1::uuid`

/** The requests of an exam: open ones first, the oldest first; then the others, the latest answered first. */
export async function listRechecks(
  { pool }: Pick<Database, 'pool'>,
  examId: string,
): Promise<RecheckShape[]> {
  if (examId.includes('\0')) return []
  return (await pool.query<RecheckShape>(LIST, [examId])).rows
}

export async function findRecheck(
  { pool }: Pick<Database, 'pool'>,
  id: string,
): Promise<RecheckShape | null> {
  if (!isUuid(id)) return null
  return (await pool.query<RecheckShape>(ONE, [id])).rows[0] ?? null
}

/** An exam with requests. */
export interface RecheckExam {
  id: string
  title: string
  open: number
  resolved: number
}

const EXAMS = `
  SELECT q.exam_id AS id, coalesce(exams.title, q.exam_id) AS title,
    (count(*) FILTER (WHERE q.state = 'OPEN'))::int AS open, (count(*) FILTER (WHERE q.state <> 'OPEN'))::int AS resolved
  FROM recheck_requests q LEFT JOIN exams ON exams.id = q.exam_id
  GROUP BY q.exam_id, exams.id ORDER BY open DESC, max(q.asked_at) DESC, q.exam_id`

/** The exams with requests, those with the most open ones first. */
export async function listRecheckExams({ pool }: Pick<Database, 'pool'>): Promise<RecheckExam[]> {
  return (await pool.query<RecheckExam>(EXAMS)).rows
}
