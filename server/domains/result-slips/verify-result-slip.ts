import { limitedLookUp } from '#server/domains/results/limited-look-up.ts'
import { outcomeField } from '#server/domains/results/result-outcome.ts'
import { subjectsField } from '#server/domains/results/subject-mark.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { badUserInput } from '#server/graphql/errors.ts'
import { oncePerOperation, selectedTwiceError } from '#server/graphql/once-per-operation.ts'
import { readSlipCode } from './slip-code.ts'
import type { SignedWords } from './slip-words.ts'
import { type SlipCheck, verifySlip, verifySlipCode } from './verify-slip.ts'

const ResultSlipStateEnum = builder.enumType('ResultSlipState', {
  description: 'Whether a result slip still holds.',
  values: {
    GENUINE: { description: 'Signed by the institute, and the result is the same today.' },
    REVISED: { description: 'Signed by the institute; the result was changed since.' },
    WITHDRAWN: { description: 'Signed by the institute, which has taken the result back.' },
    NOT_RELEASED: { description: 'Signed by the institute for a result that is not released.' },
    NOT_OURS: { description: 'Not signed by the institute.' },
  } as const,
})

const SignedResultSlip = builder.objectRef<SignedWords>('SignedResultSlip').implement({
  description: 'What a result slip said when it was signed.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The short code on the slip.' }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime' }),
    institute: t.exposeString('institute'),
    candidateId: t.exposeString('candidateId'),
    studentName: t.exposeString('studentName', { nullable: true }),
    groups: t.exposeString('groups', { nullable: true }),
    examId: t.exposeID('examId'),
    examTitle: t.exposeString('examTitle'),
    examDate: t.expose('examDate', { type: 'Date', nullable: true }),
    outcome: t.expose('outcome', outcomeField),
    examMark: t.expose('examMark', { type: 'Decimal', nullable: true, description: 'Null with an outcome.' }),
    fullMarks: t.expose('fullMarks', { type: 'Decimal', nullable: true }),
    percentage: t.expose('percentage', {
      type: 'Decimal',
      nullable: true,
      description: 'Null with an outcome.',
    }),
    passPercentage: t.expose('passPercentage', { type: 'Decimal' }),
    passed: t.boolean({
      nullable: true,
      description: 'Null with an outcome.',
      resolve: ({ percentage, passPercentage }) =>
        percentage === null ? null : Number(percentage) >= Number(passPercentage),
    }),
    examRank: t.exposeString('examRank', { nullable: true }),
    subjects: t.field({ ...subjectsField, resolve: ({ subjects }) => subjects }),
  }),
})

const ResultSlipCheck = builder.objectRef<SlipCheck>('ResultSlipCheck').implement({
  description: 'What a result slip says, and whether it still holds.',
  fields: (t) => ({
    state: t.field({ type: ResultSlipStateEnum, resolve: ({ state }) => state }),
    revisedAt: t.expose('revisedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a revised result was changed; null when that is not known.',
    }),
    slip: t.field({
      type: SignedResultSlip,
      nullable: true,
      description:
        'What was signed, to compare with the paper; never what the result is today. Null for a slip that is not ours, and once the data of its candidate are deleted.',
      resolve: ({ slip }) => slip,
    }),
  }),
})

builder.queryField('verifyResultSlip', (t) =>
  t.field({
    authScopes: { public: true },
    type: ResultSlipCheck,
    extensions: oncePerOperation,
    description:
      'Tells whether a result slip still holds, by the token in its QR code or by its short code. An operation may ask for one. Codes are limited like look-ups, and unknown ones like look-ups that find nothing. [anyone]',
    args: {
      token: t.arg.string({ description: 'The `t` of the address in the QR code: a compact JWS.' }),
      code: t.arg.string({
        description:
          'The 10 letters and digits on the slip. Capitals, spaces and dashes do not matter, and O, I and L are read as 0 and 1.',
      }),
      proof: t.arg.string({ description: 'As for `examResult`.' }),
    },
    resolve: async (_root, { token, code, proof }, context) => {
      if (context.lookedUp) throw selectedTwiceError('verifyResultSlip')
      context.lookedUp = true
      if (typeof token === 'string' && code == null) return verifySlip(context, token)
      if (typeof code !== 'string' || token != null) throw badUserInput('Send either a token or a code.')
      const check = await checkCode(context, code, proof)
      return check ?? { state: 'NOT_OURS' as const, revisedAt: null, slip: null }
    },
  }),
)

function checkCode(context: Context, text: string, proof: string | null | undefined) {
  const code = readSlipCode(text)
  return limitedLookUp(context, {
    subject: code ?? '',
    proof,
    find: async () => (code === undefined ? null : verifySlipCode(context, code)),
  })
}
