import { dayAfter } from '#shared/calendar/nepal-time.ts'
import { appliedScienceCourses } from './applied-science.ts'
import { type DemoCourse, unknownFacts } from './demo-course.ts'
import { medicalCourses } from './medical.ts'
import { paramedicalCourses } from './paramedical.ts'

const SEATS = 36

/** What holds for every course of a group. */
const groupFacts: Record<string, Partial<DemoCourse>> = {
  medical: {
    fee: '₹45,000 for 16 weeks',
    seats: SEATS,
    timetable: 'Sunday to Friday, model test every other Saturday',
    teacher: 'Led by Dr. Ramesh Prasad Adhikari',
  },
  paramedical: {
    fee: '₹38,000 for 16 weeks',
    seats: SEATS,
    timetable: 'Sunday to Friday, model test every other Saturday',
    teacher: 'Led by Prof. Hari Krishna Dahal',
  },
  'applied-science': {
    fee: '₹34,000 for 14 weeks',
    seats: SEATS,
    timetable: 'Sunday to Friday, model test every other Saturday',
    teacher: 'Led by Dr. Narayan Prasad Koirala',
  },
}

/** Every course, in the order of the courses page. */
export const demoCourses = [...medicalCourses, ...paramedicalCourses, ...appliedScienceCourses].map(
  (course) => ({ ...unknownFacts, ...groupFacts[course.group], ...course }),
)

/** Days from the day on which the demo is added to the next batch of each group. */
const untilNextBatch: Record<string, number> = { medical: 10, paramedical: 17, 'applied-science': 24 }

/** The same with the first day of the next batch. */
export function datedCourses(today: string) {
  return demoCourses.map((course) => ({
    ...course,
    nextBatch: dayAfter(today, untilNextBatch[course.group] ?? 0),
  }))
}
