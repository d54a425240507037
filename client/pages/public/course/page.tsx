import { useQuery } from '@apollo/client/react'
import { data as answer, type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { loadQuery } from '#client/data/loader-context.ts'
import { findCourse } from '#client/features/courses/courses.ts'
import { graphql } from '#client/gql/gql.ts'
import { MessagePage } from '#client/layouts/message-page.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { CourseProspectus } from './course-prospectus.tsx'

const CoursePhonesQuery = graphql(`
  query CoursePhones {
    site { phones }
  }
`)

export async function loader({ context, params }: LoaderFunctionArgs) {
  if (!findCourse(params.slug ?? '')) return answer(null, { status: 404 })
  await loadQuery(context, CoursePhonesQuery)
  return null
}

export function Component() {
  const course = findCourse(useParams().slug ?? '')
  const { data } = useQuery(CoursePhonesQuery, { fetchPolicy: 'cache-first', skip: course === undefined })
  if (!course) {
    return (
      <>
        <PageHead title="Course not found" noIndex />
        <MessagePage
          title="Course not found"
          seed="course not found"
          actions={<ButtonLink to={paths.courses}>All courses</ButtonLink>}
        >
          <p>We do not teach it any more, or the address has a typing slip.</p>
        </MessagePage>
      </>
    )
  }
  return (
    <>
      <PageHead
        title={`${course.title}: ${course.degree}`}
        description={course.shortDescription}
        parents={[{ label: 'Courses', to: paths.courses }]}
        subject={{ kind: 'course', name: course.degree, description: course.shortDescription }}
      />
      <CourseProspectus course={course} phone={data?.site.phones[0]} />
    </>
  )
}
