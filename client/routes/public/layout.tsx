import { useApolloClient, useQuery } from '@apollo/client/react'
import { type LoaderFunctionArgs, Outlet } from 'react-router-dom'
import { loadQuery } from '#client/apollo/loader-context.ts'
import { signOut } from '#client/apollo/sign-out.ts'
import { graphql } from '#client/gql/gql.ts'
import { paths } from '#client/paths.ts'
import { PublicLayout } from '#client/shell/public-layout.tsx'

const PublicShellQuery = graphql(`
  query PublicShell {
    site { ...SiteShell @unmask publicUrl }
    viewer { ...ViewerShell @unmask session { expiresAt } }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadQuery(context, PublicShellQuery)
  return null
}

export function Component() {
  const apollo = useApolloClient()
  const { data } = useQuery(PublicShellQuery)
  if (!data) return null
  return (
    <PublicLayout {...data} onSignOut={() => signOut(apollo, paths.home)}>
      <Outlet />
    </PublicLayout>
  )
}
