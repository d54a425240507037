import { EXAM_COLUMNS, type ExamShape, SEEN_AND_WITHDRAWN, visibleFromSql } from './find-exams.ts'
import { EARLY_MINUTES } from './revisions.ts'

// Who had a result in a file that staff withdrew reads so, without any of its values. Nobody else learns of it.

/** That a candidate's result was taken back. */
export interface Withdrawal {
  /** ISO 8601. */
  withdrawnAt: string
  /** The reason in the institute's words, as candidates read it. */
  words: string | null
}

/** Values of a row, to compare; they are told nobody. */
interface WithdrawnValues {
  examMark: string | null
  examRank: string | null
  ranksByPercentage: boolean
  percentage: string | null
  outcome: string | null
  subjectMarks: readonly (string | null)[] | null
}

/** Column `withdrawal` of a look-up. */
export interface FoundWithdrawal extends Withdrawal, ExamShape {
  candidateId: string
  values: WithdrawnValues
  /** From its release until it was withdrawn or another file covered it; below 0 if it was never seen. */
  seenSeconds: number
}

/** The values of row `r`. */
export const WITHDRAWN_VALUES = `jsonb_build_object('examMark', trim_scale(r.exam_mark)::text, 'examRank', r.exam_rank,
        'ranksByPercentage', (SELECT ranks_by_percentage FROM exam_result_files AS file WHERE file.layer = r.layer),
        'percentage', trim_scale(r.percentage)::text, 'outcome', r.outcome, 'subjectMarks', r.subject_marks)`

/**
 * For how long row `r` of a withdrawn file could be seen: until it was withdrawn or a higher file covered it, unless that was
 * withdrawn before.
 */
export const SEEN_SECONDS = `(
      SELECT extract(epoch FROM least(f.withdrawn_at, min(${visibleFromSql('above')}))
        - ${visibleFromSql('f')})::float8
      FROM exam_result_files f
      LEFT JOIN (exam_result_files above JOIN exam_results own ON own.layer = above.layer)
        ON above.exam_id = f.exam_id AND above.publish_order > f.publish_order AND own.candidate_id = r.candidate_id
          AND (above.state <> 'WITHDRAWN' OR above.withdrawn_at >= f.withdrawn_at)
      WHERE f.layer = r.layer
      GROUP BY f.id
    )`

/**
 * Common table expression: such files of the exams `$1`. Usually empty; then the rest of the statement costs nothing.
 *
 * @param exams further condition.
 */
export const withdrawnFiles = (exams: string) => `
    SELECT layer, withdrawn_at, withdrawn_words, ${EXAM_COLUMNS}
    FROM exams JOIN exam_result_files ON exam_id = exams.id
    WHERE exams.id = ANY ($1) AND ${SEEN_AND_WITHDRAWN} ${exams}`

/** Relation of a statement with `asked` and `withdrawn`: for each place the latest withdrawal of a result. */
export const withdrawals = ({ mayBeSeen }: { mayBeSeen: string }) => `
    SELECT DISTINCT ON (place) asked.place::int, jsonb_build_object('withdrawnAt', exam.withdrawn_at,
      'words', exam.withdrawn_words, 'candidateId', asked.candidate_id, 'id', exam.id, 'title', exam.title,
      'date', exam.date, 'passPercentage', exam."passPercentage", 'secondSecret', exam."secondSecret",
      'seenSeconds', ${SEEN_SECONDS}, 'values', ${WITHDRAWN_VALUES}) AS withdrawal
    FROM withdrawn AS exam
    JOIN asked ON asked.exam_id = exam.id
    JOIN exam_results r ON r.layer = exam.layer AND r.candidate_id = asked.candidate_id
    ${mayBeSeen}
    ORDER BY place, exam.withdrawn_at DESC`

/**
 * That somebody whose result is another one now had one before that was withdrawn. What could be seen for less than ten
 * minutes leaves no trace, as where it is replaced.
 */
export function earlierWithdrawal(
  found: Pick<FoundWithdrawal, 'seenSeconds' | 'values' | 'withdrawnAt' | 'words'> | null | undefined,
  present: WithdrawnValues,
): Withdrawal | null {
  if (!found || found.seenSeconds < EARLY_MINUTES * 60) return null
  const { values, withdrawnAt, words } = found
  const names = ['examMark', 'percentage', 'outcome'] as const
  const isSame =
    ((values.ranksByPercentage && present.ranksByPercentage) || values.examRank === present.examRank) &&
    names.every((name) => values[name] === present[name]) &&
    String(values.subjectMarks) === String(present.subjectMarks)
  return isSame ? null : { withdrawnAt, words }
}

/** A result that was withdrawn, with nothing of what it was. */
export function withdrawnResultOf(found: FoundWithdrawal) {
  const { withdrawnAt, words, candidateId, values: _values, seenSeconds: _seconds, ...exam } = found
  return {
    candidateId,
    exam: { ...exam, secondSecret: 'NONE' as const },
    withdrawal: { withdrawnAt, words },
    earlierWithdrawal: null,
    ...{ examMark: null, examRank: null, percentage: null, outcome: null },
    ranksByPercentage: false,
    ...{ subjectNames: null, subjectMarks: null },
    ...{ student: null, revisions: [], recheck: null, isOwn: true },
  }
}
