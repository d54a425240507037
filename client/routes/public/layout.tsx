import { useQuery } from '@apollo/client/react'
import { type LoaderFunctionArgs, Outlet } from 'react-router-dom'
import { loadQuery } from '#client/apollo/loader-context.ts'
import { useSignOut } from '#client/features/sign-out/use-sign-out.ts'
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
  const signOut = useSignOut(paths.home)
  const { data } = useQuery(PublicShellQuery)
  if (!data) return null
  return (
    <PublicLayout {...data} onSignOut={signOut}>
      <Outlet />
    </PublicLayout>
  )
}
