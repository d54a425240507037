import type { Database } from '#server/db/database.ts'
import { findVisibleExam } from '#server/domains/results/exams/find-exams.ts'
import type { MailContent } from '#server/mail/mail-template.ts'
import { type Locale, pathIn } from '#shared/locales.ts'
import { findRecheck } from './find-rechecks.ts'

interface Words {
  heading(exam: string): string
  changed(exam: string): string
  unchanged(exam: string): string
  label: string
  note: string
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    heading: (exam) => `Your re-check: ${exam}`,
    changed: (exam) => `The result in ${exam} that you asked us to check was corrected.`,
    unchanged: (exam) => `We checked the result in ${exam} that you asked about. It is right as it was.`,
    label: 'See the result',
    note: 'Did you not ask for this? Then somebody else gave your address, and there is nothing to do.',
  },
  ne: {
    heading: (exam) => `तपाईंको पुनः जाँच: ${exam}`,
    changed: (exam) => `तपाईंले पुनः जाँचको निवेदन दिनुभएको ${exam} को नतिजा सच्याइयो।`,
    unchanged: (exam) => `तपाईंले पुनः जाँचको निवेदन दिनुभएको ${exam} को नतिजा हामीले जाँच्यौँ। पहिलेकै नतिजा सही छ।`,
    label: 'नतिजा हेर्नुहोस्',
    note: 'निवेदन दिने तपाईं हुनुहुन्न? त्यसो भए अरू कसैले तपाईंको ठेगाना दिएको हो; केही गर्नुपर्दैन।',
  },
}

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
  const { heading, changed, unchanged, label, note } = words[language]
  return {
    heading: heading(exam),
    paragraphs: [state === 'CHANGED' ? changed(exam) : unchanged(exam), answer],
    button: {
      label,
      url: `${publicUrl()}${pathIn(language, '/results')}?${new URLSearchParams({ exam: examId })}`,
    },
    notes: [note],
  }
}
