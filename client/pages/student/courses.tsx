import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { CourseList } from '#client/features/courses/course-list.tsx'
import { loadCourseList } from '#client/features/courses/load-course-list.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { t } from '#client/locales/t.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return loadCourseList(context)
}

export function Component() {
  const { groups } = useLoaderData<typeof loader>()
  return (
    <StudentPage
      title={t('Courses')}
      intro={t('What else the institute prepares for, in case your plans change.')}
    >
      {groups.length === 0 ? <NothingPublished seed="courses" /> : <CourseList groups={groups} />}
    </StudentPage>
  )
}
