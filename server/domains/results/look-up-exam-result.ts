import { Counter } from 'prom-client'
import type { Database } from '#server/db/database.ts'
import { MAX_CANDIDATE_ID_LENGTH, normalCandidateId } from '#server/domains/students/candidate-id.ts'
import { builder } from '#server/graphql/builder.ts'
import { oncePerOperation, selectedTwiceError } from '#server/graphql/once-per-operation.ts'
import { TooManyAttempts } from '#server/lib/rate-limiter.ts'
import { ExamResult } from './exam-result.ts'
import { findExamResult } from './find-exam-results.ts'
import { MAX_EXAM_ID_LENGTH } from './read-results-csv.ts'

const lookUps = new Counter({
  name: 'pravesh_result_look_ups_total',
  help: 'Look-ups of results: found, not found, refused because of too many, or failed.',
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
    extensions: oncePerOperation,
    description:
      "A candidate's result. Null when there is none to see, be it that the exam or the candidate is unknown or the result is not yet released. An operation may ask for one. An address that looks up very many candidates in an hour, or from which many look-ups find none, is answered more slowly, then for a while not at all; a result that is there is not kept back because of others' misses. [anyone]",
    args: {
      examId: t.arg.id({ required: true }),
      candidateId: t.arg.string({
        required: true,
        description: 'Spaces and dashes do not matter, and ०-९ are the same as 0-9; zeros in front count.',
      }),
    },
    resolve: async (_root, args, context) => {
      if (context.lookedUp) throw selectedTwiceError('examResult')
      context.lookedUp = true
      const examId = args.examId.trim()
      const candidateId = normalCandidateId(args.candidateId)
      const possible = isKey(examId, MAX_EXAM_ID_LENGTH) && isKey(candidateId, MAX_CANDIDATE_ID_LENGTH)
      const find = async () => (possible ? findAsTyped(context.db, { examId, candidateId }) : null)
      try {
        const found = await context.lookUps.answer({
          ip: context.ip,
          device: async () => (await context.device())?.userId ?? null,
          subject: possible ? candidateId : '',
          find,
          signal: () => context.signal,
        })
        const outcome = found ? hits : misses
        outcome.inc()
        return found
      } catch (error) {
        if (error instanceof TooManyAttempts) {
          refusals.inc()
          context.refusals.note(error, context.ip)
        } else failures.inc()
        throw error
      }
    },
  }),
)

/** People type 081 001 or 081-001 for 081001: as it is typed first, for some IDs have dashes. */
async function findAsTyped(db: Pick<Database, 'pool'>, key: { examId: string; candidateId: string }) {
  const plain = key.candidateId.replaceAll(/[\s\p{Dash}]/gu, '')
  const found = await findExamResult(db, key)
  if (found || plain === key.candidateId || plain === '') return found
  return findExamResult(db, { ...key, candidateId: plain })
}

/** The database refuses NUL in text, and nothing that is too long was ever stored. */
function isKey(text: string, maxLength: number): boolean {
  return text !== '' && text.length <= maxLength && !text.includes('\0')
}
