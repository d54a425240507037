import { type LoaderFunctionArgs, Outlet } from 'react-router-dom'
import { loadQuery } from '#client/data/loader-context.ts'
import { SignInAgain } from '#client/features/account/sign-in-again.tsx'
import { graphql } from '#client/gql/gql.ts'
import { useStudentLayoutQuery } from '#client/gql/hooks/use-student-layout-query.ts'
import { StudentLayout } from '#client/layouts/student-layout.tsx'
import { useGuard } from '#client/layouts/use-guard.ts'
import { t } from '#client/locales/t.ts'
import { PageSpinner } from '#client/ui/spinner.tsx'

const StudentLayoutQuery = graphql(`
  query StudentLayout {
    site { ...SiteLayout publicUrl }
    viewer { ...ViewerLayout session { expiresAt } }
    content { emptyPages }
    emptyStudentPages
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadQuery(context, StudentLayoutQuery)
  return null
}

export function Component() {
  const { data } = useStudentLayoutQuery()
  const { allowed, onSignOut } = useGuard('STUDENT')
  if (!data || !allowed) return <PageSpinner label={t('Checking who you are')} />
  return (
    <StudentLayout
      site={data.site}
      viewer={data.viewer}
      emptyPages={[...data.content.emptyPages, ...data.emptyStudentPages]}
      onSignOut={onSignOut}
    >
      <Outlet />
      <SignInAgain />
    </StudentLayout>
  )
}
