import type { RouterContextProvider } from 'react-router-dom'
import { loadData } from '#client/data/loader-context.ts'
import { groupCourses } from '#client/features/courses/group-courses.ts'
import { graphql } from '#client/gql/gql.ts'

const HomeCoursesQuery = graphql(`
  query HomeCourses {
    content {
      courseGroups { id slug name hue purpose timing times { from to } }
      courses { id slug title shortName homePosition group { id } }
      coursesPage { id homeIntro }
    }
  }
`)

export type HomeCourses = Awaited<ReturnType<typeof loadHomeCourses>>
export type HomeGroup = HomeCourses['groups'][number]

/** The groups with their courses: those with a place first, then the others in their order. */
export async function loadHomeCourses(context: Readonly<RouterContextProvider>) {
  const { content } = await loadData(context, HomeCoursesQuery)
  const place = ({ homePosition }: { homePosition?: number | null }) => homePosition ?? Number.MAX_VALUE
  const courses = content.courses.toSorted((one, other) => place(one) - place(other))
  return {
    groups: groupCourses({ ...content, courses }),
    intro: content.coursesPage?.homeIntro,
  }
}
