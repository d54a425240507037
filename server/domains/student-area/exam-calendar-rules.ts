import { addMinutes } from 'date-fns/addMinutes'
import { subMinutes } from 'date-fns/subMinutes'
import type { ContentOf } from '#server/content/collection.ts'
import type { scheduledExams } from '#server/content/declarations/student-area.ts'
import { dayAfter, daysAfter, inNepal, todayInNepal } from '#shared/calendar/nepal-time.ts'

export interface ScheduledExamShape {
  id: string
  title: string
  startsAt: Date
  endsAt: Date
  place: string
  covers: string
  questionCount: number
  invigilators: number
  /** When invigilators must be there. */
  reportAt: Date
}

/** An exam as staff enter it, with its repetitions. */
export type ExamSeries = ContentOf<typeof scheduledExams> & { id: string }

/** Length of the schedule in days. */
const DAYS_AHEAD = 42

/** The coming exams, earliest first, including an exam in progress. */
export function examsFrom(series: readonly ExamSeries[], now: Date): ScheduledExamShape[] {
  const today = todayInNepal(now)
  return series
    .flatMap((one) => sittings(one, today))
    .filter(({ endsAt }) => endsAt > now)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

function sittings(exam: ExamSeries, today: string): ScheduledExamShape[] {
  const { day, everyDays, until } = exam
  const since = daysAfter(today, day)
  // One that began yesterday may last until after midnight.
  const first = everyDays === null ? 0 : Math.max(0, Math.ceil((since - 1) / everyDays))
  const last = Math.min(
    Math.floor((since + DAYS_AHEAD) / (everyDays ?? 1)),
    everyDays === null ? 0 : Infinity,
  )
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
    .map((index) => sitting(exam, { index, day: dayAfter(day, index * (everyDays ?? 0)) }))
    .filter((one) => until === null || one.day <= until)
    .map(({ day: _day, ...one }) => one)
}

function sitting(exam: ExamSeries, { index, day }: { index: number; day: string }) {
  const { id, title, firstNumber, everyDays, startsAt, minutes, place, covers, reportMinutes } = exam
  const start = inNepal(day, startsAt)
  return {
    // An exam that is once keeps its event in calendars when it is moved.
    id: everyDays === null ? id : `${id}-${index}`,
    title: firstNumber === null ? title : `${title} ${firstNumber + index}`,
    startsAt: start,
    endsAt: addMinutes(start, minutes),
    reportAt: subMinutes(start, reportMinutes ?? 0),
    ...{ day, place, covers, questionCount: exam.questionCount, invigilators: exam.invigilators },
  }
}
