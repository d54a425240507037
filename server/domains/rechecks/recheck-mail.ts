import type { Database } from '#server/db/database.ts'
import type { MailTemplate } from '#server/mail/mail-template.ts'
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
): Promise<Omit<MailTemplate, 'sender' | 'footer'> | null> {
  const request = await findRecheck(db, id)
  if (!request?.answer) return null
  const { examId, examTitle, state, answer } = request
  const exam = examTitle ?? examId
  return {
    heading: `Your re-check: ${exam}`,
    paragraphs: [
      state === 'CHANGED'
        ? `The result in ${exam} that you asked us to check was corrected.`
        : `We checked the result in ${exam} that you asked about. It is right as it was.`,
      answer,
    ],
    button: {
      label: 'See the result',
      url: `${publicUrl()}/results?${new URLSearchParams({ exam: examId })}`,
    },
    notes: ['Did you not ask for this? Then somebody else gave your address, and there is nothing to do.'],
  }
}
