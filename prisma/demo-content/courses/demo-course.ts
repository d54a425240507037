import type { DemoOf } from '#prisma/demo-content/demo-of.ts'
import type * as declared from '#server/content/declarations/courses.ts'

type CourseContent = Omit<DemoOf<typeof declared.courses>, 'picture'>

/** Facts that are not given are not filled in. */
export type DemoCourse = Omit<CourseContent, keyof typeof unknownFacts> & Partial<CourseContent>

export const unknownFacts = {
  shortName: null,
  homePosition: null,
  fee: null,
  nextBatch: null,
  seats: null,
  timetable: null,
  teacher: null,
}
