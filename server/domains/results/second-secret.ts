import type { Site } from '#server/config/site.ts'
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
export async function secondSecretOf(
  tx: Pick<Transaction, 'examSetting'>,
  examId: string,
): Promise<SecondSecret | null> {
  const setting = await tx.examSetting.findUnique({ where: { examId } })
  return setting?.secondSecret ?? null
}

export const PRESENT_SECOND_SECRET =
  "The exam's, or for an exam without published or withdrawn results the default of new exams."

/** What candidates enter for an exam, or would enter if its first results were published now. */
export async function presentSecondSecret(
  { prisma }: { prisma: Pick<Transaction, 'examSetting' | 'examResultFile'> },
  { secondSecretOfNewExams }: Pick<Site, 'secondSecretOfNewExams'>,
  examId: string,
): Promise<SecondSecret> {
  const chosen = await secondSecretOf(prisma, examId)
  if (chosen) return chosen
  const files = await prisma.examResultFile.count({
    where: { examId, state: { in: ['PUBLISHED', 'WITHDRAWN'] } },
  })
  return files > 0 ? 'NONE' : secondSecretOfNewExams
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
  tx: Pick<Transaction, 'examSetting' | 'activity'>,
  { examId, secondSecret, actorId }: { examId: string; secondSecret: SecondSecret; actorId: string | null },
): Promise<void> {
  const before = (await secondSecretOf(tx, examId)) ?? 'NONE'
  await tx.examSetting.upsert({
    where: { examId },
    create: { examId, secondSecret },
    update: { secondSecret },
  })
  if (before === secondSecret) return
  await tx.activity.create({
    data: { actorId, action: 'results.secret-changed', subject: `${examId}: ${before} → ${secondSecret}` },
  })
}
