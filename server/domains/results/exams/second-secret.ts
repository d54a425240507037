import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { SecondSecret } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'

// What a candidate enters beside the candidate ID: nothing, a PIN or the date of birth. Staff choose it for each exam.

export const SecondSecretEnum = builder.enumType(SecondSecret, {
  name: 'SecondSecret',
  description:
    'What a candidate enters beside the candidate ID to see a result. PINs and dates of birth come from student lists.',
})

/** The second secret that an exam requires. */
export async function secondSecretOf(tx: Pick<Transaction, 'exam'>, examId: string): Promise<SecondSecret> {
  const exam = await tx.exam.findUnique({ where: { id: examId } })
  return exam?.secondSecret ?? 'NONE'
}
