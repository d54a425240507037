import type { AssignmentStatus } from '#client/gql/graphql.ts'
import type { Tone } from '#client/ui/tone.ts'

/** How each status is said and shown. */
export const assignmentStatuses: Record<AssignmentStatus, { word: string; tone: Tone; note: string }> = {
  OVERDUE: {
    word: 'Overdue',
    tone: 'danger',
    note: 'Hand these in at the office as soon as you can; most teachers still take them.',
  },
  DUE: { word: 'Due', tone: 'info', note: 'On paper, to the teacher in class or at the office.' },
  SUBMITTED: { word: 'Submitted', tone: 'success', note: 'Marks appear here when a teacher has given them.' },
}
