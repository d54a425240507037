import type { Transaction } from '#server/domains/imports/import-definition.ts'
import type { ExamResultFile } from '#server/generated/prisma/client.ts'

/** A result file in the activity log: its name and its exam, which stay readable when the file is gone. */
export function activitySubject({ fileName, examId }: { fileName: string; examId: string }): string {
  return `${fileName}: ${examId}`
}

/** Notes whether the release of a file is announced from now on. */
export async function logAnnouncement(
  tx: Transaction,
  file: ExamResultFile,
  actorId: string | null,
): Promise<void> {
  const action = file.announced ? 'results.announced' : 'results.announcement-removed'
  await tx.activity.create({
    data: { actorId, action, subject: activitySubject(file), subjectId: file.id },
  })
}
