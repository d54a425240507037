import { type LoaderFunctionArgs, Outlet } from 'react-router-dom'
import { loadQuery } from '#client/data/loader-context.ts'
import { SignInAgain } from '#client/features/account/sign-in-again.tsx'
import { graphql } from '#client/gql/gql.ts'
import { useAccountLayoutQuery } from '#client/gql/hooks/use-account-layout-query.ts'
import { AdminLayout } from '#client/layouts/admin-layout.tsx'
import { PublicLayout } from '#client/layouts/public-layout.tsx'
import { StudentLayout } from '#client/layouts/student-layout.tsx'
import { useGuard } from '#client/layouts/use-guard.ts'
import { t } from '#client/locales/t.ts'
import { PageSpinner } from '#client/ui/spinner.tsx'

const AccountLayoutQuery = graphql(`
  query AccountLayout {
    site { ...SiteLayout publicUrl }
    viewer { ...ViewerLayout session { expiresAt } }
    content { emptyPages }
  }
`)

/** Where people of a role are at home. */
const layouts = { ADMIN: AdminLayout, STUDENT: StudentLayout, TEACHER: PublicLayout }

export async function loader({ context }: LoaderFunctionArgs) {
  await loadQuery(context, AccountLayoutQuery)
  return null
}

export function Component() {
  const { data } = useAccountLayoutQuery()
  const { allowed, onSignOut } = useGuard()
  const role = data?.viewer.role
  if (!data || !allowed || !role) return <PageSpinner label={t('Checking who you are')} />
  const Layout = layouts[role]
  return (
    <Layout site={data.site} viewer={data.viewer} emptyPages={data.content.emptyPages} onSignOut={onSignOut}>
      <Outlet />
      <SignInAgain />
    </Layout>
  )
}
