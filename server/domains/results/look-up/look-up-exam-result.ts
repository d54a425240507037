import { builder } from '#server/graphql/builder.ts'
import { oncePerOperation, selectedTwiceError } from '#server/graphql/once-per-operation.ts'
import { ExamResult } from './exam-result.ts'
import { lookUpResult } from './result-look-up.ts'

builder.queryField('examResult', (t) =>
  t.field({
    authScopes: { public: true },
    type: ExamResult,
    nullable: true,
    extensions: oncePerOperation,
    description:
      "A candidate's result. Null when there is none to see, be it that the exam or the candidate is unknown or the result is not yet released. Whoever had a result that was withdrawn gets its withdrawal instead. An operation may ask for one. An address that looks up very many candidates in an hour, or from which many look-ups find none, is answered only with a proof of work, then for a while not at all; a result that is there is not kept back because of others' misses. An exam may want a second secret: without it, and with a wrong one, there is none to see; after five wrong ones a candidate waits. [anyone]",
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
