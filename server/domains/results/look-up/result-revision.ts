import { PUBLISHED, visibleFromSql } from '#server/domains/results/exams/find-exams.ts'
import { jsonValues, type ResultValues } from '#server/domains/results/result-values.ts'
import { RevisionReason } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'
import { ResultFields, revisedSubjectsField, subjectsField } from './result-outcome.ts'

export const ResultValuesType = builder
  .objectRef<ResultValues & { ranksByPercentage?: boolean }>('ResultValues')
  .implement({
    interfaces: [ResultFields],
    fields: (t) => ({
      ranksByPercentage: t.boolean({
        description:
          'Of a revision: whether the file states no rank, so that it follows from the percentages.',
        resolve: ({ ranksByPercentage = false }) => ranksByPercentage,
      }),
      subjects: t.field(subjectsField),
    }),
  })

export const RevisionReasonEnum = builder.enumType(RevisionReason, {
  name: 'RevisionReason',
  description: 'Why results that candidates could see were changed.',
})

export const ResultRevision = builder.objectRef<Revision>('ResultRevision').implement({
  description: "A change of one candidate's result after it could be seen.",
  fields: (t) => ({
    revisedAt: t.field({
      type: 'DateTime',
      complexity: 50,
      description: 'Since when the candidate sees the new values.',
      resolve: ({ revisedAt }) => new Date(revisedAt),
    }),
    reason: t.expose('reason', { type: RevisionReasonEnum, complexity: 50 }),
    words: t.exposeString('words', {
      nullable: true,
      description: "The reason in the institute's words.",
    }),
    before: t.expose('before', {
      type: ResultValuesType,
      complexity: { field: 30 },
    }),
    after: t.expose('after', {
      type: ResultValuesType,
      complexity: { field: 30 },
    }),
    subjects: t.field(revisedSubjectsField),
  }),
})

// A revision is a file that changes results which candidates could see before it. Who sees that is derived from the rows:
// deleting the file takes it back.

interface RevisedValues extends ResultValues {
  ranksByPercentage: boolean
}

/** A change of a candidate's own values. */
export interface Revision {
  /** ISO 8601. */
  revisedAt: string
  reason: RevisionReason
  words: string | null
  before: RevisedValues
  after: RevisedValues
}

/** Column of the exams' common table expression: whether any of its files is a revision. */
export const HAS_REVISIONS = `EXISTS (
      SELECT FROM exam_result_files f WHERE f.exam_id = exams.id AND revision_reason IS NOT NULL) AS has_revisions`

/** The values of a row `r` as its file `f` states them: ranks by percentage have changed with every file since. */
const VALUES = `jsonb_build_object(${jsonValues('r', { examRank: 'CASE WHEN NOT f.ranks_by_percentage THEN r.exam_rank END' })},
        'ranksByPercentage', f.ranks_by_percentage, 'subjectNames', CASE WHEN r.subject_marks IS NOT NULL THEN f.subjects END)`

/** The values of the next older row. An equal stored rank counts as unchanged, as in the preview. */
const BEFORE = `lead(after) OVER (ORDER BY publish_order DESC) || CASE
          WHEN stored_rank IS NOT DISTINCT FROM lead(stored_rank) OVER (ORDER BY publish_order DESC)
          THEN jsonb_build_object('examRank', after -> 'examRank', 'ranksByPercentage', after -> 'ranksByPercentage')
          ELSE '{}' END`

/**
 * Column of a statement with the relations `exam` and `result` (a row with its layer): the revisions that changed the
 * candidate's values, the newest first; null without any. A row that another one covered from its release on was never seen.
 * Not executed for exams without revisions.
 */
export const REVISIONS = `CASE WHEN exam.has_revisions THEN (
    SELECT jsonb_agg(jsonb_build_object('revisedAt', visible_from, 'reason', revision_reason, 'words', revision_words,
        'before', before, 'after', after) ORDER BY publish_order DESC)
    FROM (
      SELECT *, ${BEFORE} AS before
      FROM (
        SELECT *, min(visible_from) OVER (ORDER BY publish_order DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
          <= visible_from AS is_covered
        FROM (
          SELECT f.publish_order, f.revision_reason, f.revision_words, ${visibleFromSql('exam')} AS visible_from,
            r.exam_rank AS stored_rank, ${VALUES} AS after
          FROM exam_result_files f
          JOIN exam_results r ON r.layer = f.layer AND r.candidate_id = result.candidate_id
          WHERE f.exam_id = exam.id AND ${PUBLISHED}
        ) AS own
      ) AS compared
      WHERE is_covered IS NOT TRUE
    ) AS kept
    WHERE revision_reason IS NOT NULL AND before <> after
  ) END AS revisions`
