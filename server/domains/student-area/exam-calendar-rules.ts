import { differenceInDays } from 'date-fns/differenceInDays'
import { dayAfter, inKathmandu, todayInKathmandu } from '#server/lib/kathmandu.ts'

export interface ScheduledExamShape {
  id: string
  title: string
  startsAt: Date
  endsAt: Date
  place: string
  covers: string
  questionCount: number
  invigilators: number
}

/** A recurring exam: the number and day of one known exam, and the interval in days. */
interface Series {
  id: string
  title: string
  known: { number: number; day: string }
  everyDays: number
  time: readonly [from: string, to: string]
  place: string
  covers: string
  questionCount: number
  invigilators: number
}

const series: readonly Series[] = [
  {
    id: 'cee-model-test',
    title: 'CEE Model Test',
    known: { number: 8, day: '2026-11-14' },
    everyDays: 14,
    time: ['07:00', '10:00'],
    place: 'Halls A and B, ground floor',
    covers: 'The whole syllabus of the medical entrance: Physics, Chemistry, Botany, Zoology and MAT',
    questionCount: 200,
    invigilators: 8,
  },
  {
    id: 'paramedical-model-test',
    title: 'Paramedical Model Test',
    known: { number: 5, day: '2026-11-21' },
    everyDays: 14,
    time: ['07:00', '09:00'],
    place: 'Hall A, ground floor',
    covers: 'Chemistry, Physics, Zoology, Botany and MAT as taught so far',
    questionCount: 100,
    invigilators: 4,
  },
  {
    id: 'applied-science-model-test',
    title: 'Applied Science Model Test',
    known: { number: 3, day: '2026-11-22' },
    everyDays: 28,
    time: ['07:00', '09:00'],
    place: 'Room 302, third floor',
    covers: 'Chemistry, Physics, Biology, Mathematics and English',
    questionCount: 100,
    invigilators: 3,
  },
  {
    id: 'chapter-test',
    title: 'Wednesday Chapter Test',
    known: { number: 12, day: '2026-11-18' },
    everyDays: 7,
    time: ['06:15', '07:00'],
    place: 'Your own classroom',
    covers: 'The chapters of the two weeks before',
    questionCount: 40,
    invigilators: 5,
  },
]

/** Length of the schedule in days. */
const DAYS_AHEAD = 42

/** The coming exams, earliest first, including an exam in progress. */
export function examsFrom(now: Date): ScheduledExamShape[] {
  const today = todayInKathmandu(now)
  return series
    .flatMap((one) => sittings(one, today))
    .filter(({ endsAt }) => endsAt > now)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

function sittings({ known, everyDays, time, ...about }: Series, today: string): ScheduledExamShape[] {
  const since = differenceInDays(inKathmandu(today), inKathmandu(known.day))
  const first = Math.ceil(since / everyDays)
  const last = Math.floor((since + DAYS_AHEAD) / everyDays)
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const day = dayAfter(known.day, (first + index) * everyDays)
    const number = known.number + first + index
    return {
      ...about,
      id: `${about.id}-${number}`,
      title: `${about.title} ${number}`,
      startsAt: inKathmandu(day, time[0]),
      endsAt: inKathmandu(day, time[1]),
    }
  })
}
