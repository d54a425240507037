import { Exam } from '#server/domains/results/exams/exam.ts'
import type { ExamShape } from '#server/domains/results/exams/find-exams.ts'
import { ManagedExam } from '#server/domains/results/exams/managed-exam.ts'
import { builder } from '#server/graphql/builder.ts'

// Staff set for each exam the last day of re-check requests and a text about the fee.

export interface RecheckRules {
  /** Last day in Nepal, yyyy-MM-dd. */
  until: string
  fee: string | null
}

const RecheckRulesType = builder.objectRef<RecheckRules>('RecheckRules').implement({
  description: 'Until when candidates of an exam may ask for a re-check.',
  fields: (t) => ({
    until: t.expose('until', { type: 'Date', description: 'The last day, in Nepal; it may be over.' }),
    fee: t.exposeString('fee', { nullable: true, description: 'A text about the fee.' }),
  }),
})

const described = {
  type: RecheckRulesType,
  nullable: true,
  description: 'Null unless staff let candidates ask for a re-check.',
} as const

builder.objectField(Exam, 'recheck', (t) => t.field({ ...described, resolve: rulesOf }))

builder.objectField(ManagedExam, 'recheck', (t) => t.field({ ...described, resolve: rulesOf }))

/** @returns null unless candidates may ask, or might. */
export function rulesOf({
  recheckUntil,
  recheckFee,
}: Pick<ExamShape, 'recheckUntil' | 'recheckFee'>): RecheckRules | null {
  return recheckUntil === null ? null : { until: recheckUntil, fee: recheckFee }
}
