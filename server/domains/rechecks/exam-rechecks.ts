import { z } from 'zod'
import { actorIdOf } from '#server/auth/viewer.ts'
import type { Database } from '#server/db/database.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { Exam } from '#server/domains/results/exam.ts'
import { changeExamSetting, examSettingsOf } from '#server/domains/results/exam-setting.ts'
import { ManagedExam } from '#server/domains/results/managed-exam.ts'
import { findManagedExam } from '#server/domains/results/managed-exams.ts'
import { dayOf } from '#server/domains/results/result-day.ts'
import { builder } from '#server/graphql/builder.ts'
import { conflict, InvalidInput, invalidInput, invalidInputFrom, notFound } from '#server/graphql/errors.ts'
import { dayProblem } from '#server/lib/bikram-sambat.ts'
import { visibleLineInput } from '#server/lib/visible-text.ts'

// Staff choose for each exam until when candidates may ask for a re-check, and what they read about its fee.

export interface RecheckRules {
  /** Last day in Nepal, yyyy-MM-dd. */
  until: string
  fee: string | null
}

const RecheckRulesType = builder.objectRef<RecheckRules>('RecheckRules').implement({
  description: 'Until when candidates of an exam may ask for a re-check.',
  fields: (t) => ({
    until: t.expose('until', { type: 'Date', description: 'The last day, in Nepal; it may be over.' }),
    fee: t.exposeString('fee', { nullable: true, description: 'What staff say about the fee.' }),
  }),
})

const described = {
  type: RecheckRulesType,
  nullable: true,
  description: 'Null unless staff let candidates ask for a re-check.',
} as const

builder.objectField(Exam, 'recheck', (t) =>
  t.field({ ...described, resolve: async ({ id }, _args, context) => rulesInList(context, id) }),
)

builder.objectField(ManagedExam, 'recheck', (t) =>
  t.field({ ...described, resolve: async ({ id }, _args, context) => rulesInList(context, id) }),
)

export async function recheckRulesOf(
  tx: Pick<Transaction, 'exam'>,
  examId: string,
): Promise<RecheckRules | null> {
  const exam = await tx.exam.findUnique({ where: { id: examId } })
  return exam && rulesOf({ ...exam, recheckUntil: dayOf(exam.recheckUntil) })
}

async function rulesInList(
  context: { db: Pick<Database, 'pool'> },
  examId: string,
): Promise<RecheckRules | null> {
  const settings = (await examSettingsOf(context)).get(examId)
  return settings ? rulesOf(settings) : null
}

function rulesOf({ recheckUntil, recheckFee }: { recheckUntil: string | null; recheckFee: string | null }) {
  return recheckUntil === null ? null : { until: recheckUntil, fee: recheckFee }
}

const MAX_FEE_LENGTH = 200

const rulesInput = z.object({
  until: z.iso
    .date()
    .nullish()
    .transform((value) => value ?? null),
  fee: visibleLineInput
    .pipe(z.string().max(MAX_FEE_LENGTH, `Shorten the line about the fee to ${MAX_FEE_LENGTH} characters`))
    .nullish()
    .transform((value) => value || null),
})

type RulesInput = z.infer<typeof rulesInput>

const RecheckRulesInput = builder.inputType('RecheckRulesInput', {
  fields: (t) => ({
    until: t.field({ type: 'Date', description: 'The last day in Nepal; absent means that nobody may ask.' }),
    fee: t.string({ description: 'At most 200 characters.' }),
  }),
})

const SetRecheckRulesResult = builder.unionType('SetRecheckRulesResult', {
  types: [ManagedExam, InvalidInput],
})

builder.mutationField('setRecheckRules', (t) =>
  t.field({
    authScopes: { admin: true },
    type: SetRecheckRulesResult,
    description:
      'Lets candidates of an exam ask for a re-check, until the end of a day in Nepal. Requests that are there stay. Idempotent. [admin]',
    args: {
      examId: t.arg.id({ required: true }),
      input: t.arg({ type: RecheckRulesInput, required: true }),
      previous: t.arg({
        type: RecheckRulesInput,
        description:
          'The values that were edited. With others by now, nothing is changed and the error is CONFLICT. Absent means whichever they are.',
      }),
    },
    resolve: async (_root, { examId, ...args }, { db, viewer }) => {
      const parsed = z.object({ input: rulesInput, previous: rulesInput.nullish() }).safeParse(args)
      if (!parsed.success) return invalidInputFrom(parsed.error)
      const { input, previous } = parsed.data
      const problem = input.until && dayProblem(input.until, db.now())
      if (problem) return invalidInput([{ path: 'input.until', message: problem }])
      if (examId.includes('\0')) throw notFound(GONE)
      await changeExamSetting(db, examId, async (tx) => {
        const present = (await recheckRulesOf(tx, examId)) ?? NONE
        if (isSame(present, input)) return
        if (previous && !isSame(present, previous)) {
          throw conflict('The re-checks of this exam have changed since you opened it.')
        }
        await choose(tx, examId, input)
        const from = words(present)
        const to = words(input)
        await tx.activity.create({
          data: {
            actorId: actorIdOf(viewer),
            action: 'results.rechecks-changed',
            subject: `${examId}: ${from} → ${to}`,
          },
        })
      })
      const exam = await findManagedExam(db, examId)
      if (!exam) throw notFound(GONE)
      return exam
    },
  }),
)

const GONE = 'This exam has no results any more.'
const NONE: RulesInput = { until: null, fee: null }

const isSame = (one: RulesInput, other: RulesInput) => one.until === other.until && one.fee === other.fee

const words = ({ until, fee }: RulesInput) => (until === null ? '–' : [until, fee].filter(Boolean).join(', '))

async function choose(tx: Transaction, examId: string, { until, fee }: RulesInput): Promise<void> {
  const recheckUntil = until === null ? null : new Date(until)
  await tx.exam.update({ where: { id: examId }, data: { recheckUntil, recheckFee: fee } })
}
