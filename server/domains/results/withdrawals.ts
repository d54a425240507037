import { type ExamShape, examOf, PASS_PERCENTAGE } from './find-exams.ts'

// Who had a result in a file that staff withdrew reads so, without any of its values. Nobody else learns of it.

/** That a candidate's result was taken back. */
export interface Withdrawal {
  /** ISO 8601. */
  withdrawnAt: string
  /** The reason in the institute's words, as candidates read it. */
  words: string | null
}

/** Column `withdrawal` of a look-up. */
export interface FoundWithdrawal extends Withdrawal, Omit<ExamShape, 'title' | 'secondSecret'> {
  candidateId: string
  title: string | null
  fileName: string
}

/** Condition for withdrawn files that candidates could see until then. */
const SEEN_AND_WITHDRAWN = `state = 'WITHDRAWN' AND (release_at IS NULL OR release_at < withdrawn_at)`

/**
 * Common table expression: such files of the exams `$1`. Usually empty; then the rest of the statement costs nothing.
 *
 * @param o.secret columns of the exams' common table expression, and `o.exams` its further conditions.
 */
export const withdrawnFiles = ({ secret, exams }: { secret: string; exams: string }) => `
    SELECT layer, withdrawn_at, withdrawn_words, exam_id AS id, exam_title, exam_date, filename,
      ${PASS_PERCENTAGE} AS pass_percentage${secret}
    FROM exam_result_files
    WHERE exam_id = ANY ($1) AND ${SEEN_AND_WITHDRAWN} ${exams}`

/** Relation of a statement with `asked` and `withdrawn`: for each place the latest withdrawal of a result. */
export const withdrawals = ({ mayBeSeen }: { mayBeSeen: string }) => `
    SELECT DISTINCT ON (place) asked.place::int, jsonb_build_object('withdrawnAt', exam.withdrawn_at,
      'words', exam.withdrawn_words, 'candidateId', asked.candidate_id, 'id', exam.id, 'title', exam.exam_title,
      'date', exam.exam_date, 'fileName', exam.filename, 'passPercentage', exam.pass_percentage) AS withdrawal
    FROM withdrawn AS exam
    JOIN asked ON asked.exam_id = exam.id
    JOIN exam_results r ON r.layer = exam.layer AND r.candidate_id = asked.candidate_id
    ${mayBeSeen}
    ORDER BY place, exam.withdrawn_at DESC`

/** A result that was withdrawn, with nothing of what it was. */
export function withdrawnResultOf({ withdrawnAt, words, candidateId, ...exam }: FoundWithdrawal) {
  return {
    candidateId,
    exam: examOf({ ...exam, secondSecret: 'NONE' }),
    withdrawal: { withdrawnAt, words },
    ...{ examMark: null, examRank: null, percentage: null, outcome: null },
    ...{ subjectNames: null, subjectMarks: null },
    ...{ student: null, revisions: [], recheck: null, isOwn: true },
  }
}
