import { type LoaderFunctionArgs, Outlet } from 'react-router-dom'
import { loadQuery } from '#client/data/loader-context.ts'
import { SignInAgain } from '#client/features/account/sign-in-again.tsx'
import { graphql } from '#client/gql/gql.ts'
import { useAdminLayoutQuery } from '#client/gql/hooks/use-admin-layout-query.ts'
import { AdminLayout } from '#client/layouts/admin-layout.tsx'
import { useGuard } from '#client/layouts/use-guard.ts'
import { t } from '#client/locales/t.ts'
import { PageSpinner } from '#client/ui/spinner.tsx'

const AdminLayoutQuery = graphql(`
  query AdminLayout {
    site { ...SiteLayout publicUrl }
    viewer { ...ViewerLayout session { expiresAt } }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadQuery(context, AdminLayoutQuery)
  return null
}

export function Component() {
  const { data } = useAdminLayoutQuery()
  const { allowed, onSignOut } = useGuard('ADMIN')
  if (!data || !allowed) return <PageSpinner label={t('Checking who you are')} />
  return (
    <AdminLayout {...data} onSignOut={onSignOut}>
      <Outlet />
      <SignInAgain />
    </AdminLayout>
  )
}
