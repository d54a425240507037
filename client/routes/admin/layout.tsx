import { useQuery } from '@apollo/client/react'
import { type LoaderFunctionArgs, Outlet } from 'react-router-dom'
import { loadQuery } from '#client/apollo/loader-context.ts'
import { SignInAgain } from '#client/features/account/sign-in-again.tsx'
import { graphql } from '#client/gql/gql.ts'
import { AdminLayout } from '#client/shell/admin-layout.tsx'
import { useGuard } from '#client/shell/use-guard.ts'
import { PageSpinner } from '#client/ui/spinner.tsx'

const AdminShellQuery = graphql(`
  query AdminShell {
    site { ...SiteShell @unmask publicUrl }
    viewer { ...ViewerShell @unmask session { expiresAt } }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadQuery(context, AdminShellQuery)
  return null
}

export function Component() {
  const { data } = useQuery(AdminShellQuery)
  const { allowed, onSignOut } = useGuard('ADMIN')
  if (!data || !allowed) return <PageSpinner label="Checking who you are" />
  return (
    <AdminLayout {...data} onSignOut={onSignOut}>
      <Outlet />
      <SignInAgain />
    </AdminLayout>
  )
}
