import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadLatest } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import { useStudentLinksQuery } from '#client/gql/hooks/use-student-links-query.ts'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { t } from '#client/locales/t.ts'
import { OutsideLinks } from './outside-links.tsx'

const StudentLinksQuery = graphql(`
  query StudentLinks {
    site { ...OutsideLinks }
    outsideLinks { id label about url }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadLatest(context, StudentLinksQuery)
  return null
}

export function Component() {
  const { data } = useStudentLinksQuery()
  return (
    <StudentPage
      title={t('Links')}
      intro={t('What the institute uses outside this site. Each opens in a new tab.')}
    >
      {data && <OutsideLinks site={data.site} others={data.outsideLinks} />}
    </StudentPage>
  )
}
