import type { Database } from '#server/db/database.ts'
import { SLIP_COLUMNS, type Slip, slipOf } from '#server/domains/result-slips/result-slip.ts'
import { RELEASED } from '#server/domains/results/exams/find-exams.ts'
import {
  correctableSubjectsOf,
  type ResultValues,
  type SingleValues,
  type SubjectMarkShape,
  selectValues,
} from '#server/domains/results/result-values.ts'
import type { Language, LayerState, RecheckState } from '#server/generated/prisma/enums.ts'
import { findEntries, type KeptEntryShape } from './content-entries.ts'

/** A candidate's row in one result file, published or staged. */
export interface KeptResultShape extends SingleValues {
  fileId: string
  /** Of the row: rows of a file never change, so it is the number of their layer. */
  version: number
  examId: string
  examTitle: string
  /** yyyy-MM-dd; null when unknown. */
  examDate: string | null
  fileName: string
  state: LayerState
  publishedAt: Date | null
  /** Address of the account that uploaded it. */
  uploadedBy: string | null
  /** Of the exam. */
  releaseAt: Date | null
  withdrawnAt: Date | null
  /** Whether candidates see this row: of the exam's files that are out, the newest with the candidate. */
  isShown: boolean
  /** Whether the file states no ranks. */
  ranksByPercentage: boolean
  subjects: SubjectMarkShape[]
  rowNumber: number
}

/** A candidate's row in one student list, active or not. */
export interface KeptListEntryShape {
  fileName: string
  state: LayerState
  publishedAt: Date | null
  isActive: boolean
  studentName: string
  groups: string
  rowNumber: number
}

/** All stored data of a candidate. */
export interface CandidateDataShape {
  candidateId: string
  results: KeptResultShape[]
  listEntries: KeptListEntryShape[]
  entries: KeptEntryShape[]
  rechecks: KeptRecheckShape[]
  link: KeptLinkShape | null
  invitation: KeptInvitationShape | null
  slips: Slip[]
}

/** A request for a re-check. */
export interface KeptRecheckShape {
  id: string
  examId: string
  contact: string
  words: string
  isProven: boolean
  language: Language
  state: RecheckState
  askedAt: Date
  resolvedAt: Date | null
  answer: string | null
}

/** The account that sees the candidate's results without a secret. */
export interface KeptLinkShape {
  userId: string
  email: string
  linkedAt: Date
}

/** The invitation that the candidate ID waits with. */
export interface KeptInvitationShape {
  email: string
  name: string | null
  invitedAt: Date
}

type StoredResult = Omit<KeptResultShape, 'subjects'> & ResultValues

const RESULTS = `
  SELECT f.id AS "fileId", f.layer AS version, f.exam_id AS "examId", exams.title AS "examTitle", to_char(exams.date, 'YYYY-MM-DD') AS "examDate",
    f.filename AS "fileName", f.state, f.uploaded_at AS "publishedAt", u.email AS "uploadedBy", exams.release_at AS "releaseAt",
    exams.withdrawn_at AS "withdrawnAt",
    coalesce(${RELEASED} AND f.publish_order = max(f.publish_order) OVER (PARTITION BY f.exam_id), false) AS "isShown",
    ${selectValues('r', { examRank: 'CASE WHEN NOT f.ranks_by_percentage THEN r.exam_rank END' })},
    f.ranks_by_percentage AS "ranksByPercentage", f.subjects AS "subjectNames", r.row_number AS "rowNumber"
  FROM exam_result_files f JOIN exam_results r ON r.layer = f.layer AND r.candidate_id = $1
  JOIN exams ON exams.id = f.exam_id
  LEFT JOIN users u ON u.id = f.uploaded_by
  WHERE f.state <> 'REMOVED'
  ORDER BY f.exam_id, f.publish_order DESC NULLS FIRST, f.id`

const LIST_ENTRIES = `
  SELECT u.file_name AS "fileName", u.state, u.uploaded_at AS "publishedAt", u.is_active AS "isActive", s.student_name AS "studentName", s.groups,
    s.row_number AS "rowNumber"
  FROM student_uploads u JOIN students s ON s.layer = u.layer AND s.candidate_id = $1
  WHERE u.state <> 'REMOVED'
  ORDER BY u.publish_order DESC NULLS FIRST, u.id`

const RECHECKS = `
  SELECT id, exam_id AS "examId", contact, words, is_proven AS "isProven", language, state,
    asked_at AS "askedAt", resolved_at AS "resolvedAt", answer
  FROM recheck_requests WHERE candidate_id = $1 ORDER BY asked_at DESC, id`

const LINK = `
  SELECT u.id AS "userId", u.email, l.linked_at AS "linkedAt" FROM candidate_links l JOIN users u ON u.id = l.user_id
  WHERE l.candidate_id = $1`

const INVITATION = `SELECT email, name, created_at AS "invitedAt" FROM invitations WHERE candidate_id = $1`
const SLIPS = `SELECT ${SLIP_COLUMNS} FROM result_slips WHERE candidate_id = $1 ORDER BY issued_at, code`

/**
 * Reads all stored data of a candidate, except in removed files.
 *
 * @param candidateId in the form of `normalCandidateId`.
 * @returns null when there is none.
 */
export async function findCandidateData(
  { pool, prisma }: Pick<Database, 'pool' | 'prisma'>,
  candidateId: string,
): Promise<CandidateDataShape | null> {
  // PostgreSQL rejects NUL in text; no ID contains it.
  if (candidateId.includes('\0')) return null
  const { rows: found } = await pool.query<StoredResult>(RESULTS, [candidateId])
  const results = found.map(({ subjectNames, subjectMarks, ...result }): KeptResultShape => {
    return { ...result, subjects: correctableSubjectsOf({ subjectNames, subjectMarks }) }
  })
  const { rows: listEntries } = await pool.query<KeptListEntryShape>(LIST_ENTRIES, [candidateId])
  const { rows: rechecks } = await pool.query<KeptRecheckShape>(RECHECKS, [candidateId])
  const { rows: links } = await pool.query<KeptLinkShape>(LINK, [candidateId])
  const { rows: invitations } = await pool.query<KeptInvitationShape>(INVITATION, [candidateId])
  const { rows: slips } = await pool.query<Parameters<typeof slipOf>[0]>(SLIPS, [candidateId])
  const entries = await findEntries({ prisma }, candidateId)
  const kept = [results, listEntries, entries, rechecks, links, invitations, slips]
  if (kept.every((rows) => rows.length === 0)) return null
  const [link = null, invitation = null] = [links[0], invitations[0]]
  return { candidateId, results, listEntries, entries, rechecks, link, invitation, slips: slips.map(slipOf) }
}
