import { useApolloClient, useQuery } from '@apollo/client/react'
import { type LoaderFunctionArgs, Outlet } from 'react-router-dom'
import { loadQuery } from '#client/apollo/loader-context.ts'
import { signOut } from '#client/apollo/sign-out.ts'
import { graphql } from '#client/gql/gql.ts'
import { paths } from '#client/paths.ts'
import { AdminLayout } from '#client/shell/admin-layout.tsx'

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
  const apollo = useApolloClient()
  const { data } = useQuery(AdminShellQuery)
  if (!data) return null
  return (
    <AdminLayout {...data} onSignOut={() => signOut(apollo, paths.signIn)}>
      <Outlet />
    </AdminLayout>
  )
}
