import type { ContentOf } from '#server/content/collection.ts'
import type { ContentValue } from '#server/content/content-store.ts'
import { type assignments, handedInOf } from '#server/content/declarations/student-records.ts'
import { isFor, type OwnCandidate, ownLines } from '#server/domains/candidates/own-candidates.ts'
import { dayAfter, daysAfter, inNepal, todayInNepal } from '#shared/calendar/nepal-time.ts'

export interface AssignmentShape {
  id: string
  title: string
  subject: string
  task: string
  dueAt: Date
  /** Null when it is not known, without a candidate ID. */
  isSubmitted: boolean | null
  /** yyyy-MM-dd; null when nobody has entered it. */
  submittedOn: string | null
  fullMarks: number
  marks: number | null
}

/** An assignment as staff enter it. */
export type AssignmentItem = ContentOf<typeof assignments> &
  Pick<ContentValue, 'id' | 'isSample' | 'publishedAt'>

/** Without a note of who has handed it in, or a candidate ID, it cannot be said any more that it is overdue. */
const DAYS_WITHOUT_NOTE = 14

/** The assignments of the student with these candidate IDs: those to hand in, earliest first, then the others. */
export function assignmentsOf(
  items: readonly AssignmentItem[],
  candidates: readonly OwnCandidate[],
  now: Date,
): AssignmentShape[] {
  const all = items
    .filter((item) => isFor(item.onlyFor, candidates) || ownNote(item, candidates))
    .filter((item) => !isForgotten(item, candidates, now))
    .map((item) => assignmentOf(item, candidates, now))
  const byDay = (one: AssignmentShape, other: AssignmentShape) => one.dueAt.getTime() - other.dueAt.getTime()
  return [
    ...all.filter(({ isSubmitted }) => !isSubmitted).sort(byDay),
    ...all.filter(({ isSubmitted }) => isSubmitted).sort((one, other) => byDay(other, one)),
  ]
}

/** It counts, also when a newer list has the student in another group. */
const ownNote = ({ handedIn }: AssignmentItem, candidates: readonly OwnCandidate[]) =>
  ownLines(handedIn, candidates).map(handedInOf)[0]

function isForgotten(item: AssignmentItem, candidates: readonly OwnCandidate[], now: Date): boolean {
  const hasNote = item.handedIn.length > 0 && candidates.length > 0
  if (hasNote || item.isSample) return false
  return dayAfter(item.dueOn, DAYS_WITHOUT_NOTE) < todayInNepal(now)
}

function assignmentOf(item: AssignmentItem, candidates: readonly OwnCandidate[], now: Date): AssignmentShape {
  const { id, title, subject, task, fullMarks } = item
  const days = daysToMove(item, now)
  const note = ownNote(item, candidates)
  return {
    ...{ id, title, subject, task, fullMarks },
    dueAt: inNepal(dayAfter(item.dueOn, days), item.dueAt),
    isSubmitted: candidates.length === 0 ? null : note !== undefined,
    submittedOn: note?.day ? dayAfter(note.day, days) : null,
    marks: note?.marks ? Number(note.marks) : null,
  }
}

/** The demo's days move with the calendar, so that it stays current. */
function daysToMove({ isSample, publishedAt }: AssignmentItem, now: Date): number {
  if (!isSample) return 0
  return daysAfter(todayInNepal(now), todayInNepal(publishedAt))
}

export type AssignmentStatus = 'DUE' | 'SUBMITTED' | 'OVERDUE' | 'PAST'

export function assignmentStatus(
  { dueAt, isSubmitted }: Pick<AssignmentShape, 'dueAt' | 'isSubmitted'>,
  now: Date,
): AssignmentStatus {
  if (isSubmitted) return 'SUBMITTED'
  if (now <= dueAt) return 'DUE'
  return isSubmitted === null ? 'PAST' : 'OVERDUE'
}
