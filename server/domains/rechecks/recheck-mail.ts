import type { Database } from '#server/db/database.ts'
import { findVisibleExam } from '#server/domains/results/exams/find-exams.ts'
import { say } from '#server/locales/say.ts'
import type { MailContent } from '#server/mail/mail-template.ts'
import { type Locale, pathIn } from '#shared/locales.ts'
import { findRecheck } from './find-rechecks.ts'

/**
 * The mail with the answer to a request. It names neither the candidate ID nor the values: the address was typed, and may be
 * somebody else's.
 *
 * @returns null when the request is gone.
 */
export async function recheckAnswered(
  { db, publicUrl }: { db: Pick<Database, 'pool'>; publicUrl: () => string },
  id: string,
  language: Locale,
): Promise<MailContent | null> {
  const request = await findRecheck(db, id)
  if (!request?.answer) return null
  const { examId, state, answer } = request
  // Staff know titles that are not released yet.
  const exam = (await findVisibleExam(db, examId))?.title ?? examId
  return {
    heading: say`Your re-check: ${exam}`,
    paragraphs: [
      state === 'CHANGED'
        ? say`The result in ${exam} that you asked us to check was corrected.`
        : say`We checked the result in ${exam} that you asked about. It is right as it was.`,
      answer,
    ],
    button: {
      label: say`See the result`,
      url: `${publicUrl()}${pathIn(language, '/results')}?${new URLSearchParams({ exam: examId })}`,
    },
    notes: [say`Did you not ask for this? Then somebody else gave your address, and there is nothing to do.`],
  }
}
