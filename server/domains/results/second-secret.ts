import type { Database } from '#server/db/database.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { SecondSecret } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'
import { examSettingsOf } from './exam-setting.ts'

// What a candidate enters beside the candidate ID: nothing, a PIN or the date of birth. Staff choose it for each exam.

export const SecondSecretEnum = builder.enumType(SecondSecret, {
  name: 'SecondSecret',
  description:
    'What a candidate enters beside the candidate ID to see a result. PINs and dates of birth come from student lists.',
})

/** What candidates enter for an exam. */
export async function secondSecretOf(tx: Pick<Transaction, 'exam'>, examId: string): Promise<SecondSecret> {
  const exam = await tx.exam.findUnique({ where: { id: examId } })
  return exam?.secondSecret ?? 'NONE'
}

/** What was chosen for an exam of a list. */
export async function secondSecretInList(
  context: { db: Pick<Database, 'pool'> },
  examId: string,
): Promise<SecondSecret> {
  return (await examSettingsOf(context)).get(examId)?.secondSecret ?? 'NONE'
}

/** Chooses what candidates enter for an exam, and logs a change. */
export async function chooseSecondSecret(
  tx: Pick<Transaction, 'exam' | 'activity'>,
  { examId, secondSecret, actorId }: { examId: string; secondSecret: SecondSecret; actorId: string | null },
): Promise<void> {
  const before = await secondSecretOf(tx, examId)
  if (before === secondSecret) return
  await tx.exam.update({ where: { id: examId }, data: { secondSecret } })
  await tx.activity.create({
    data: { actorId, action: 'results.secret-changed', subject: `${examId}: ${before} → ${secondSecret}` },
  })
}
