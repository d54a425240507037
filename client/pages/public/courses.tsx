import type { LoaderFunctionArgs } from 'react-router-dom'
import { usePageData } from '#client/data/page-data.ts'
import { CourseList } from '#client/features/courses/course-list.tsx'
import { loadCourseList } from '#client/features/courses/load-course-list.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { Page } from '#client/ui/page.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return loadCourseList(context)
}

export function Component() {
  const { groups, intro } = usePageData<typeof loader>()
  const isEmpty = groups.length === 0
  return (
    <Page title={t('Courses')} intro={intro}>
      <PageHead
        title={t('Courses')}
        description={t('All courses by group: what each one is about and when its classes are.')}
      />
      {isEmpty ? <NothingPublished seed="courses" /> : <CourseList groups={groups} />}
    </Page>
  )
}
