import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { SecondSecret } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'

// The second secret of a look-up: none, a PIN or the date of birth. Staff choose it for each exam.

export const SecondSecretEnum = builder.enumType(SecondSecret, {
  name: 'SecondSecret',
  description:
    'Second secret beside the candidate ID in a look-up of results. PINs and dates of birth come from student lists.',
})

/** The second secret that an exam requires. */
export async function secondSecretOf(tx: Pick<Transaction, 'exam'>, examId: string): Promise<SecondSecret> {
  const exam = await tx.exam.findUnique({ where: { id: examId } })
  return exam?.secondSecret ?? 'NONE'
}
