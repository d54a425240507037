import type { Course } from './course.ts'
import { type CourseGroup, courseGroups } from './course-groups.ts'
import { appliedScienceCourses } from './courses-applied-science.ts'
import { medicalCourses } from './courses-medical.ts'
import { paramedicalCourses } from './courses-paramedical.ts'

/** Every course, in the order of the courses page. */
export const courses: readonly Course[] = [...medicalCourses, ...paramedicalCourses, ...appliedScienceCourses]

export const findCourse = (slug: string) => courses.find((course) => course.slug === slug)

const groupByCategory = new Map(courseGroups.map((group) => [group.category, group]))

/** The group in which a course is taught. */
export function groupOf({ category }: Pick<Course, 'category'>): CourseGroup {
  const group = groupByCategory.get(category)
  if (!group) throw new Error(`no group teaches ${category}`)
  return group
}
