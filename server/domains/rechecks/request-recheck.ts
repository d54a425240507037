import { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { lockCandidate } from '#server/domains/candidates/candidate-linking.ts'
import { findOwnResults } from '#server/domains/candidates/own-results.ts'
import { candidateKey } from '#server/domains/candidates/resolve-candidate-id.ts'
import type { ExamResultShape } from '#server/domains/results/look-up/find-exam-results.ts'
import { lookUpResult } from '#server/domains/results/look-up/result-look-up.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { InvalidInput, invalidInput, invalidInputFrom, isKind } from '#server/graphql/errors.ts'
import { oncePerOperation } from '#server/graphql/once-per-operation.ts'
import { clientKey } from '#server/lib/client-address.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import { say } from '#server/locales/say.ts'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import type { Locale } from '#shared/locales.ts'
import { rulesOf } from './exam-rechecks.ts'
import { MAX_WORDS, type RecheckInput, recheckInput } from './recheck-input.ts'

const RecheckAsked = builder.objectRef<{ kind: 'RecheckAsked'; askedAt: Date }>('RecheckAsked').implement({
  description: 'The request is with the staff. The same whether or not one was open already.',
  isTypeOf: isKind('RecheckAsked'),
  fields: (t) => ({ askedAt: t.expose('askedAt', { type: 'DateTime', description: 'Now.' }) }),
})

const RequestRecheckInput = builder.inputType('RequestRecheckInput', {
  fields: (t) => ({
    contact: t.string({ required: true, description: 'A phone number or an email address.' }),
    words: t.string({
      required: true,
      description: `The candidate's reason; at most ${MAX_WORDS} characters.`,
    }),
  }),
})

const RequestRecheckResult = builder.unionType('RequestRecheckResult', {
  types: [RecheckAsked, InvalidInput],
})

builder.mutationField('requestRecheck', (t) =>
  t.field({
    authScopes: { public: true },
    type: RequestRecheckResult,
    extensions: oncePerOperation,
    description:
      'Asks for a re-check of a result that can be seen, within the limits of look-ups and, without proof, at most 30 times an hour from an address. An exam with a second secret wants it here, too, but not of a student whose account is linked to the candidate. One request is open for a candidate and exam: a further one changes nothing, unless it alone came with the second secret. [anyone]',
    args: {
      examId: t.arg.id({ required: true }),
      candidateId: t.arg.string({ required: true }),
      secret: t.arg.string({ description: 'As of `examResult`.' }),
      proof: t.arg.string({ description: 'As of `examResult`.' }),
      input: t.arg({ type: RequestRecheckInput, required: true }),
    },
    resolve: async (_root, { input, ...asked }, given) => {
      const context = (await given.rehearse?.()) ?? given
      const parsed = z.object({ input: recheckInput }).safeParse({ input })
      if (!parsed.success) return invalidInputFrom(parsed.error)
      const own = await ownResult(context, asked)
      const found = own ?? (await lookUpResult(context, asked))
      if (!found || found.withdrawal)
        return invalidInput([{ path: 'candidateId', message: say`There is no such result to see` }])
      const { candidateId, exam } = found
      const rules = rulesOf(exam)
      if (!rules || rules.until < todayInNepal(context.db.now())) {
        return invalidInput([
          { path: '', message: say`Re-checks of this exam can not be asked for any more.` },
        ])
      }
      const isProven = own !== undefined || exam.secondSecret !== 'NONE'
      const { language } = context
      const asking = { examId: exam.id, candidateId, isProven, language, ...parsed.data.input }
      // After the look-up, which has limits of its own, so that nobody uses these up with candidates that are not there.
      const { limits, ip } = context
      if (!isProven) await limits.count('recheck-address', clientKey(ip), ip)
      if (!context.isRehearsal) await addRecheck(context.db, asking)
      return { kind: 'RecheckAsked' as const, askedAt: context.db.now() }
    },
  }),
)

/** The result as a student sees it whose account is linked to the candidate: without a secret. */
async function ownResult(
  { db, viewer }: Context,
  asked: { examId: string; candidateId: string },
): Promise<ExamResultShape | undefined> {
  if (viewer.kind !== 'STUDENT') return undefined
  const own = await findOwnResults(db, viewer.user.id)
  const key = candidateKey(asked.candidateId)
  return own.find(
    ({ candidateId, exam }) => exam.id === asked.examId.trim() && candidateKey(candidateId) === key,
  )
}

interface Asked extends RecheckInput {
  examId: string
  candidateId: string
  isProven: boolean
  language: Locale
}

/** Anybody may know an ID: who has proved to be the candidate takes the place of who has not. */
export async function addRecheck(
  { prisma }: Pick<Database, 'prisma'>,
  { examId, candidateId, isProven, language, contact, words }: Asked,
): Promise<void> {
  await prisma.$transaction(async (tx) => {
    // A deletion of the candidate's data in this moment comes before or after.
    await lockCandidate(tx, candidateId)
    await tx.$executeRaw`
      INSERT INTO recheck_requests (id, exam_id, candidate_id, contact, words, is_proven, language)
      SELECT ${uuid7()}::uuid, ${examId}, ${candidateId}, ${contact}, ${words}, ${isProven},
        ${language}::"Language"
      WHERE EXISTS (
        SELECT FROM exam_result_files f JOIN exam_results r ON r.layer = f.layer AND r.candidate_id = ${candidateId}
        WHERE f.exam_id = ${examId} AND f.state <> 'REMOVED')
      ON CONFLICT (exam_id, candidate_id, is_open) DO UPDATE SET contact = excluded.contact, words = excluded.words,
        is_proven = true, language = excluded.language, asked_at = statement_timestamp()
      WHERE excluded.is_proven AND NOT recheck_requests.is_proven`
  })
}
