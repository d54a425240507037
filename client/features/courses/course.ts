import type { CourseCategory } from './course-groups.ts'

export interface Course {
  /** Its address under /courses. */
  slug: string
  title: string
  /** The degree in full. */
  degree: string
  category: CourseCategory
  shortDescription: string
  longDescription: string
  /** Its picture, a drawing as ui/motif/pixel-cells.ts reads it. */
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
