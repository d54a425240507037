import type { RouterContextProvider } from 'react-router-dom'
import { loadData } from '#client/data/loader-context.ts'
import { groupCourses } from '#client/features/courses/group-courses.ts'
import { withoutPastBatch } from '#client/features/courses/without-past-batch.ts'
import { graphql } from '#client/gql/gql.ts'

const CourseQuery = graphql(`
  query Course {
    content {
      courseGroups { id category hue timing times { from to } }
      courses {
        id slug title degree shortDescription longDescription drawing group { id }
        duration eligibility exam marks { subject marks } questions
        fee nextBatch seats timetable teacher
        picture { ...ContentPictureParts }
      }
    }
    site { phones }
  }
`)

export type CourseContent = NonNullable<Awaited<ReturnType<typeof loadCourse>>>
export type Course = CourseContent['course']
export type CourseGroup = CourseContent['group']

/** A course with its group and the group's other courses; undefined when no such course is published. */
export async function loadCourse(context: Readonly<RouterContextProvider>, slug: string) {
  const { content, site } = await loadData(context, CourseQuery)
  for (const { courses, ...group } of groupCourses(content)) {
    const course = courses.find((one) => one.slug === slug)
    if (!course) continue
    return {
      group,
      course: withoutPastBatch(course),
      others: courses
        .filter((other) => other !== course)
        .map(({ slug, title, degree, drawing }) => ({ slug, title, degree, drawing })),
      phone: site.phones[0],
    }
  }
  return undefined
}
