import { todayInNepal } from '#shared/calendar/nepal-time.ts'

/** The course without a batch that has begun already. */
export function withoutPastBatch<C extends { nextBatch?: string | null }>(course: C): C {
  return course.nextBatch != null && course.nextBatch < todayInNepal()
    ? { ...course, nextBatch: null }
    : course
}
