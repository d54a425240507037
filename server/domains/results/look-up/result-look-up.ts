import { Counter } from 'prom-client'
import type { Database } from '#server/db/database.ts'
import { resolveCandidateId } from '#server/domains/candidates/resolve-candidate-id.ts'
import { isSignedSlipPath } from '#server/domains/result-slips/slip-path.ts'
import { MAX_EXAM_ID_LENGTH } from '#server/domains/results/import/read-results-csv.ts'
import { MAX_CANDIDATE_ID_LENGTH, normalCandidateId } from '#server/domains/students/candidate-id.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { badUserInput } from '#server/graphql/errors.ts'
import { oncePerOperation, selectedTwiceError } from '#server/graphql/once-per-operation.ts'
import { TooManyAttempts } from '#server/limits.ts'
import { ExamResult } from './exam-result.ts'
import { type ExamResultShape, findExamResult } from './find-exam-results.ts'
import { hashesOf, isAttempt, limitedLookUp, storedHashes, withSecret } from './limited-look-up.ts'

const lookUps = new Counter({
  name: 'pravesh_result_look_ups_total',
  help: 'Look-ups of results: found, not found, refused because of too many, or failed.',
  labelNames: ['outcome'],
})
const hits = lookUps.labels('found')
const misses = lookUps.labels('not found')
const refusals = lookUps.labels('refused')
const failures = lookUps.labels('failed')

const NOT_IN_ADDRESS =
  'Send a PIN or date of birth in the body of a POST: addresses are kept in logs and histories.'

/**
 * Looks a result up within the limits of look-ups. Null when there is none to see.
 *
 * @throws TooManyAttempts
 */
export async function lookUpResult(
  context: Context,
  args: {
    examId: string
    candidateId: string
    secret?: string | null | undefined
    proof?: string | null | undefined
  },
): Promise<ExamResultShape | null> {
  const examId = args.examId.trim()
  const candidateId = normalCandidateId(args.candidateId)
  const possible = isKey(examId, MAX_EXAM_ID_LENGTH) && isKey(candidateId, MAX_CANDIDATE_ID_LENGTH)
  const secret = args.secret ?? ''
  if (secret !== '' && context.isInAddress) throw badUserInput(NOT_IN_ADDRESS)
  const key = { examId, candidateId }
  const [, signed] = secret.split('?')
  const isSeen =
    possible &&
    signed !== undefined &&
    (await isSignedSlipPath(context.keys, key, new URLSearchParams(signed)))
  const look = async () => {
    if (!possible) return null
    if (!isSeen) return findAsTyped(context.db, key, secret)
    return findExamResult(context.db, { ...key, secret: await storedHashes(context.db, candidateId) })
  }
  const attempt = {
    find: look,
    isAttempt: async () => !possible || isAttempt(context.db, examId, secret),
  }
  const find = secret === '' || isSeen ? look : () => withSecret(context, candidateId, attempt)
  try {
    const subject = possible ? candidateId : ''
    const found = await limitedLookUp(context, { subject, proof: args.proof, find })
    const outcome = found ? hits : misses
    outcome.inc()
    const verifiedBySecret = secret !== '' && found !== null && found.exam.secondSecret !== 'NONE'
    return verifiedBySecret ? { ...found, verifiedBySecret } : found
  } catch (error) {
    const outcome = error instanceof TooManyAttempts ? refusals : failures
    outcome.inc()
    throw error
  }
}

/** Tries the ID as typed; other spellings are queried only if that fails. */
async function findAsTyped(
  db: Pick<Database, 'pool'>,
  { examId, candidateId: id }: { examId: string; candidateId: string },
  typed: string,
) {
  const find = async (candidateId: string) =>
    findExamResult(db, { examId, candidateId, secret: await hashesOf(db, candidateId, typed) })
  const found = await find(id)
  if (found) return found
  const meant = await resolveCandidateId(db, id, examId)
  // A wrong secret costs the same statements as an unknown ID.
  return meant === undefined && typed === '' ? null : find(meant ?? id)
}

/** The database refuses NUL in text. */
function isKey(text: string, maxLength: number): boolean {
  return text !== '' && text.length <= maxLength && !text.includes('\0')
}

builder.queryField('examResult', (t) =>
  t.field({
    authScopes: { public: true },
    type: ExamResult,
    nullable: true,
    extensions: oncePerOperation,
    description:
      "A candidate's visible result. Null if the exam or the candidate is unknown, the result is not yet released, or the second secret is missing or wrong. For a withdrawn result, returns only the withdrawal. An operation may ask for one. An address that looks up very many candidates in an hour, or many unknown ones, has to solve a proof of work, and later has to wait; existing results are not withheld because of other visitors' misses. After five wrong second secrets a candidate has to wait. [anyone]",
    args: {
      examId: t.arg.id({ required: true }),
      candidateId: t.arg.string({
        required: true,
        description:
          'Capitals, spaces, dashes and compatible characters such as ०-९ make no difference. Where only one candidate can be meant, zeros in front may be missing or too many, and letters with which all IDs of the exam begin may be missing.',
      }),
      secret: t.arg.string({
        description:
          'PIN or date of birth (year first, in A.D. or B.S. as the institute has it), if the exam wants one, or the `slipPath` of the same result, which is good for an hour. Only in the body of a POST: addresses are logged.',
      }),
      proof: t.arg.string({
        description:
          'The solved challenge of an earlier refusal (`extensions.proofOfWork`): JSON of `{ challenge, solution }` in base64, as ALTCHA has it.',
      }),
    },
    resolve: async (_root, args, context) => {
      if (context.lookedUp) throw selectedTwiceError('examResult')
      context.lookedUp = true
      return lookUpResult(context, args)
    },
  }),
)
