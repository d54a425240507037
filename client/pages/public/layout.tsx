import { type LoaderFunctionArgs, Outlet } from 'react-router-dom'
import { loadQuery } from '#client/data/loader-context.ts'
import { useSignOut } from '#client/features/account/use-sign-out.ts'
import { graphql } from '#client/gql/gql.ts'
import { usePublicLayoutQuery } from '#client/gql/hooks/use-public-layout-query.ts'
import { PublicLayout } from '#client/layouts/public-layout.tsx'
import { paths } from '#client/paths.ts'

const PublicLayoutQuery = graphql(`
  query PublicLayout {
    site { ...SiteLayout publicUrl }
    viewer { ...ViewerLayout session { expiresAt } }
    content { emptyPages }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadQuery(context, PublicLayoutQuery)
  return null
}

export function Component() {
  const signOut = useSignOut(paths.home)
  const { data } = usePublicLayoutQuery()
  if (!data) return null
  return (
    <PublicLayout
      site={data.site}
      viewer={data.viewer}
      emptyPages={data.content.emptyPages}
      onSignOut={signOut}
    >
      <Outlet />
    </PublicLayout>
  )
}
