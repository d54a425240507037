import { nepalClock } from '#shared/calendar/nepal-time.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Groups exams, which come in order, by the month of Nepal's clock in which they begin. */
export function examsByMonth<TExam extends { startsAt: string }>(
  exams: readonly TExam[],
): { title: string; exams: TExam[] }[] {
  const groups: { title: string; exams: TExam[] }[] = []
  for (const exam of exams) {
    const [year, month] = nepalClock(exam.startsAt).split('-')
    const title = `${months[Number(month) - 1]} ${year}`
    const last = groups.at(-1)
    if (last?.title === title) last.exams.push(exam)
    else groups.push({ title, exams: [exam] })
  }
  return groups
}
