import type { AssignmentStatus } from '#client/gql/graphql.ts'
import type { Tone } from '#client/ui/tone.ts'

/** How each status is said and shown. */
export const assignmentStatuses: Record<AssignmentStatus, { word: string; tone: Tone; note: string }> = {
  OVERDUE: {
    word: 'Overdue',
    tone: 'danger',
    note: 'The day has passed. Ask the teacher about them.',
  },
  DUE: { word: 'Due', tone: 'info', note: 'To hand in on paper, by the day of each.' },
  SUBMITTED: { word: 'Submitted', tone: 'success', note: 'Marks appear here when a teacher has given them.' },
}
