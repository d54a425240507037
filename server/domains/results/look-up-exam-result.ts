import { Counter } from 'prom-client'
import { builder } from '#server/builder.ts'
import { MAX_CANDIDATE_ID_LENGTH, normalCandidateId } from '#server/domains/students/candidate-id.ts'
import { clientKey, TooManyAttempts } from '#server/lib/rate-limit.ts'
import { ExamResult } from './exam-result.ts'
import { findExamResult } from './find-exam-results.ts'
import { lookUpLimit } from './look-up-limit.ts'
import { MAX_EXAM_ID_LENGTH } from './read-results-csv.ts'

const lookUps = new Counter({
  name: 'pravesh_result_look_ups_total',
  help: 'Look-ups of results: found, not found, refused because of too many misses, or failed.',
  labelNames: ['outcome'],
})
const hits = lookUps.labels('found')
const misses = lookUps.labels('not found')
const refusals = lookUps.labels('refused')
const failures = lookUps.labels('failed')

builder.queryField('examResult', (t) =>
  t.field({
    authScopes: { public: true },
    type: ExamResult,
    nullable: true,
    description:
      "A candidate's result. Null when there is none to see, be it that the exam or the candidate is unknown or the result is not yet released. An address from which many look-ups find none is answered more slowly, then for some minutes not at all. [anyone]",
    args: {
      examId: t.arg.id({ required: true }),
      candidateId: t.arg.string({
        required: true,
        description: 'Spaces around it do not matter, and ०-९ are the same as 0-9; zeros in front count.',
      }),
    },
    resolve: async (_root, args, context) => {
      const examId = args.examId.trim()
      const candidateId = normalCandidateId(args.candidateId)
      const possible = isKey(examId, MAX_EXAM_ID_LENGTH) && isKey(candidateId, MAX_CANDIDATE_ID_LENGTH)
      const find = () =>
        possible ? findExamResult(context.db, { examId, candidateId }) : Promise.resolve(null)
      try {
        const found = await lookUpLimit(context.limits).attempt(
          clientKey(context.ip),
          find,
          () => context.gone,
        )
        const outcome = found ? hits : misses
        outcome.inc()
        return found
      } catch (error) {
        const outcome = error instanceof TooManyAttempts ? refusals : failures
        outcome.inc()
        throw error
      }
    },
  }),
)

/** The database refuses NUL in text, and nothing that is too long was ever stored. */
function isKey(text: string, maxLength: number): boolean {
  return text !== '' && text.length <= maxLength && !text.includes('\0')
}
