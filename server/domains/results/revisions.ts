import type { RevisionReason } from '#server/generated/prisma/enums.ts'
import { VISIBLE } from './find-exams.ts'
import type { ResultValues } from './staged-results-preview.ts'

// A revision is a file that changes results which candidates could see before it. Who sees that is derived from the rows:
// deleting the file takes it back.

/** Minutes in which what could be seen may be replaced without a public trace. */
export const EARLY_MINUTES = 10

/** A change of a candidate's own values. */
export interface Revision {
  /** ISO 8601. */
  revisedAt: string
  reason: RevisionReason
  words: string | null
  before: ResultValues
  after: ResultValues
}

/** Column of the exams' common table expression: whether any of its files is a revision. */
export const HAS_REVISIONS = 'bool_or(revision_reason IS NOT NULL) AS has_revisions'

const values = (prefix: string) => `jsonb_build_object('examMark', trim_scale(${prefix}exam_mark)::text,
        'examRank', ${prefix}exam_rank, 'percentage', trim_scale(${prefix}percentage)::text, 'outcome', ${prefix}outcome,
        'subjectNames', CASE WHEN ${prefix}subject_marks IS NOT NULL THEN f.subjects END, 'subjectMarks', ${prefix}subject_marks)`

/** The values of the next row; where neither file states ranks, with the rank of this one. */
const BEFORE = `CASE WHEN ranks_by_percentage AND lead(ranks_by_percentage) OVER (ORDER BY publish_order DESC)
          THEN jsonb_set(lead(after) OVER (ORDER BY publish_order DESC), '{examRank}', after -> 'examRank')
          ELSE lead(after) OVER (ORDER BY publish_order DESC) END`

/**
 * Column of a statement with the relations `exam` and `result` (a row with its layer): the revisions that changed the
 * candidate's values, the newest first; null without any. A row that another one covered from its release on was never seen.
 * A row counts as replaced early only for a candidate whose next row is of the file that replaced it. Not executed for exams
 * without revisions.
 */
export const REVISIONS = `CASE WHEN exam.has_revisions THEN (
    SELECT jsonb_agg(jsonb_build_object('revisedAt', visible_from, 'reason', revision_reason, 'words', revision_words,
        'before', before, 'after', after) ORDER BY publish_order DESC)
    FROM (
      SELECT *, ${BEFORE} AS before
      FROM (
        SELECT *, layer = ANY (lag(replaces_early) OVER (ORDER BY publish_order DESC)) AS is_replaced
        FROM (
          SELECT *, min(visible_from) OVER (ORDER BY publish_order DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
            <= visible_from AS is_covered
          FROM (
            SELECT f.layer, f.publish_order, f.ranks_by_percentage, f.revision_reason, f.revision_words, f.replaces_early,
              greatest(f.uploaded_at, f.release_at) AS visible_from, ${values('r.')} AS after
            FROM exam_result_files f
            JOIN exam_results r ON r.layer = f.layer AND r.candidate_id = result.candidate_id
            WHERE f.exam_id = exam.id AND ${VISIBLE}
          ) AS own
        ) AS compared
        WHERE is_covered IS NOT TRUE
      ) AS seen
      WHERE is_replaced IS NOT TRUE
    ) AS kept
    WHERE revision_reason IS NOT NULL AND before <> after
  ) END AS revisions`
