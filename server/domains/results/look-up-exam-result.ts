import { builder } from '#server/builder.ts'
import { MAX_CANDIDATE_ID_LENGTH, normalCandidateId } from '#server/domains/students/candidate-id.ts'
import { ExamResult } from './exam-result.ts'
import { findExamResult } from './find-exam-results.ts'
import { MAX_EXAM_ID_LENGTH } from './read-results-csv.ts'

builder.queryField('examResult', (t) =>
  t.field({
    authScopes: { public: true },
    type: ExamResult,
    nullable: true,
    description:
      "A candidate's result. Null when there is none to see, be it that the exam or the candidate is unknown or the result is not yet released. [anyone]",
    args: {
      examId: t.arg.id({ required: true }),
      candidateId: t.arg.string({
        required: true,
        description: 'Spaces around it do not matter, and ०-९ are the same as 0-9; zeros in front count.',
      }),
    },
    resolve: (_root, args, { db }) => {
      const examId = args.examId.trim()
      const candidateId = normalCandidateId(args.candidateId)
      const possible = isKey(examId, MAX_EXAM_ID_LENGTH) && isKey(candidateId, MAX_CANDIDATE_ID_LENGTH)
      return possible ? findExamResult(db, { examId, candidateId }) : null
    },
  }),
)

/** The database refuses NUL in text, and nothing that is too long was ever stored. */
function isKey(text: string, maxLength: number): boolean {
  return text !== '' && text.length <= maxLength && !text.includes('\0')
}
