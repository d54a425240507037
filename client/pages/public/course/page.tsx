import { data as answer, type LoaderFunctionArgs } from 'react-router-dom'
import { usePageData } from '#client/data/page-data.ts'
import { MessagePage } from '#client/layouts/message-page.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { CourseProspectus } from './course-prospectus.tsx'
import { loadCourse } from './load-course.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const content = await loadCourse(context, params.slug ?? '')
  return content ?? answer(null, { status: 404 })
}

export function Component() {
  const content = usePageData<Awaited<ReturnType<typeof loadCourse>> | null>()
  if (!content) {
    return (
      <>
        <PageHead title={t('Course not found')} noIndex />
        <MessagePage
          title={t('Course not found')}
          actions={<ButtonLink to={paths.courses}>{t('All courses')}</ButtonLink>}
        >
          <p>{t('We do not teach it any more, or the address has a typing slip.')}</p>
        </MessagePage>
      </>
    )
  }
  const { title, degree, shortDescription } = content.course
  return (
    <>
      <PageHead
        title={`${title}: ${degree}`}
        description={shortDescription}
        parents={[{ label: t('Courses'), to: paths.courses }]}
        subject={{ kind: 'course', name: degree, description: shortDescription }}
      />
      <CourseProspectus {...content} />
    </>
  )
}
