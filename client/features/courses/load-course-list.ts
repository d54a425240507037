import type { RouterContextProvider } from 'react-router-dom'
import { loadData } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import { groupCourses } from './group-courses.ts'
import { withoutPastBatch } from './without-past-batch.ts'

const CourseListQuery = graphql(`
  query CourseList {
    content {
      courseGroups { id slug name category hue purpose timing times { from to } }
      courses {
        id slug title shortDescription longDescription drawing group { id }
        fee nextBatch seats
        picture { ...ContentPictureParts }
      }
      coursesPage { id intro }
    }
  }
`)

export type CourseListContent = Awaited<ReturnType<typeof loadCourseList>>
export type ListedGroup = CourseListContent['groups'][number]
export type ListedCourse = ListedGroup['courses'][number]

/** All groups that have courses, and the page's introduction. */
export async function loadCourseList(context: Readonly<RouterContextProvider>) {
  const { content } = await loadData(context, CourseListQuery)
  const courses = content.courses.map(withoutPastBatch)
  return { groups: groupCourses({ ...content, courses }), intro: content.coursesPage?.intro }
}
