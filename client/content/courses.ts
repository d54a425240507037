import { type CourseCategory, type CourseGroup, courseGroups } from './course-groups.ts'
import { appliedScienceCourses } from './courses-applied-science.ts'
import { medicalCourses } from './courses-medical.ts'
import { paramedicalCourses } from './courses-paramedical.ts'

export interface Course {
  /** Its address under /courses. */
  slug: string
  title: string
  /** The degree in full. */
  degree: string
  category: CourseCategory
  shortDescription: string
  longDescription: string
  /** Its picture, a drawing as ui/sign-cells.ts reads it. */
  image: string
  /** How long the degree takes at the university, in words. */
  duration: string
  /** The exam that we prepare for. */
  exam: string
  /** What a candidate must bring. */
  eligibility: string
  /** What the exam asks, in marks of each subject. */
  marks: readonly { subject: string; marks: number }[]
}

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
