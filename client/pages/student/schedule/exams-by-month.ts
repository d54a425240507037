import { monthOf } from '#shared/calendar/show-dates.ts'

/** Groups exams, which come in order, by the month in which they begin, of the calendar that comes first. */
export function examsByMonth<TExam extends { startsAt: string }>(
  exams: readonly TExam[],
): { title: string; exams: TExam[] }[] {
  const groups: { title: string; exams: TExam[] }[] = []
  for (const exam of exams) {
    const title = monthOf(exam.startsAt)
    const last = groups.at(-1)
    if (last?.title === title) last.exams.push(exam)
    else groups.push({ title, exams: [exam] })
  }
  return groups
}
