import type { ExamChoiceFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { searchable } from '#client/ui/searchable.ts'
import { dayParts, sayDate } from '#shared/calendar/show-dates.ts'

/** As much of an exam as the list of exams needs; its date is missing until somebody has set it. */
type ExamInGroup = Pick<ExamChoiceFragment, 'id' | 'title' | 'date'>

export interface ExamGroup<TExam> {
  /** The year in the calendar that comes first, or "Other" for exams without a date. */
  label: string
  exams: TExam[]
}

const undated = t('Other')

/** Groups exams by year: newest year first, newest exam first in it, exams of one day by title; "Other" last. */
export function groupExams<TExam extends ExamInGroup>(exams: readonly TExam[]): ExamGroup<TExam>[] {
  const groups = new Map<string, TExam[]>()
  for (const exam of [...exams].sort(byNewest)) {
    const label = exam.date ? dayParts(exam.date).year : undated
    const group = groups.get(label)
    if (group) group.push(exam)
    else groups.set(label, [exam])
  }
  return Array.from(groups, ([label, members]) => ({ label, exams: members }))
}

/** The exams whose title or date, as the list shows them, contain what was typed, in any case and with either kind of digits. */
export function filterExams<TExam extends ExamInGroup>(exams: readonly TExam[], typed: string): TExam[] {
  const wanted = searchable(typed)
  return exams.filter(({ title, date }) =>
    [title, date ? sayDate(date) : ''].some((text) => searchable(text).includes(wanted)),
  )
}

function byNewest(one: ExamInGroup, other: ExamInGroup): number {
  const later = (other.date ?? '').localeCompare(one.date ?? '')
  return later || one.title.localeCompare(other.title, 'en', { numeric: true })
}
