import { PUBLISHED } from '#server/domains/results/exams/find-exams.ts'
import { RecheckState } from '#server/generated/prisma/enums.ts'

/** A request as viewers of the result see it, without its requester. */
export interface RecheckOfResult {
  state: RecheckState
  /** ISO 8601. */
  askedAt: string
  resolvedAt: string | null
  answer: string | null
  /** Whether the file that changed the result was taken back. */
  isUndone: boolean
}

/** Column of the exams' common table expression: whether anybody has asked for a re-check. */
export const HAS_RECHECKS = `EXISTS (
      SELECT FROM recheck_requests q WHERE q.exam_id = exams.id) AS has_rechecks`

/**
 * Column of a statement with the relations `exam` and `result`: the candidate's latest request but closed ones; null without
 * any. Not executed for exams without requests.
 */
export const RECHECK = `CASE WHEN exam.has_rechecks THEN (
    SELECT jsonb_build_object('state', q.state, 'askedAt', q.asked_at, 'resolvedAt', q.resolved_at, 'answer', q.answer,
        'isUndone', q.file_id IS NOT NULL AND NOT EXISTS (
          SELECT FROM exam_result_files f JOIN exam_results r ON r.layer = f.layer AND r.candidate_id = q.candidate_id
          WHERE f.id = q.file_id AND ${PUBLISHED}))
    FROM recheck_requests q
    WHERE q.exam_id = exam.id AND q.candidate_id = result.candidate_id AND q.state <> '${RecheckState.CLOSED}'
    ORDER BY q.asked_at DESC LIMIT 1
  ) END AS recheck`
