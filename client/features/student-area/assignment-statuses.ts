import type { AssignmentStatus } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import type { Tone } from '#client/ui/tone.ts'

/** How each status is said and shown. */
export const assignmentStatuses: Record<AssignmentStatus, { word: string; tone: Tone; note: string }> = {
  OVERDUE: {
    word: t('Overdue'),
    tone: 'danger',
    note: t('The day has passed. Ask the teacher about them.'),
  },
  DUE: { word: t('Due'), tone: 'info', note: t('To hand in on paper, by the day of each.') },
  PAST: {
    word: t('Date passed'),
    tone: 'neutral',
    note: t('Link your Candidate ID in your account. Then this page says what you have handed in.'),
  },
  SUBMITTED: {
    word: t('Submitted'),
    tone: 'success',
    note: t('Marks appear here when a teacher has given them.'),
  },
}
