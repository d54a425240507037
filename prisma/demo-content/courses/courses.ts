import { appliedScienceCourses } from './applied-science.ts'
import { unknownFacts } from './demo-course.ts'
import { medicalCourses } from './medical.ts'
import { paramedicalCourses } from './paramedical.ts'

/** Every course, in the order of the courses page. */
export const demoCourses = [...medicalCourses, ...paramedicalCourses, ...appliedScienceCourses].map(
  (course) => ({ ...unknownFacts, ...course }),
)
