import { groupCourses } from '#client/features/courses/group-courses.ts'
import { courseGroups } from '#prisma/demo-content/courses/course-groups.ts'
import { demoCourses } from '#prisma/demo-content/courses/courses.ts'

/** The demo institute's groups with their courses, as a page's loader has them. */
export const demoGroups = groupCourses({
  courseGroups: courseGroups.map((group) => ({ ...group, id: group.slug })),
  courses: demoCourses.map((course) => ({ ...course, id: course.slug, group: { id: course.group } })),
})

export function demoGroup(slug: string) {
  const group = demoGroups.find((one) => one.slug === slug)
  if (!group) throw new Error(`There is no group ${slug}`)
  return group
}
