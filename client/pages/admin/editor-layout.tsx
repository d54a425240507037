import { type LoaderFunctionArgs, Outlet } from 'react-router-dom'
import { loadQuery } from '#client/data/loader-context.ts'
import { SignInAgain } from '#client/features/account/sign-in-again.tsx'
import { graphql } from '#client/gql/gql.ts'
import { useEditorLayoutQuery } from '#client/gql/hooks/use-editor-layout-query.ts'
import { AdminLayout } from '#client/layouts/admin-layout.tsx'
import { TeacherLayout } from '#client/layouts/teacher-layout.tsx'
import { useGuard } from '#client/layouts/use-guard.ts'
import { t } from '#client/locales/t.ts'
import { PageSpinner } from '#client/ui/spinner.tsx'

const EditorLayoutQuery = graphql(`
  query EditorLayout {
    site { ...SiteLayout publicUrl }
    viewer { ...ViewerLayout editableContent session { expiresAt } }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadQuery(context, EditorLayoutQuery)
  return null
}

/** Around the lists of content: for admins the admin area, for teachers what they may edit. */
export function Component() {
  const { data } = useEditorLayoutQuery()
  const { allowed, onSignOut } = useGuard('EDITOR')
  if (!data || !allowed) return <PageSpinner label={t('Checking who you are')} />
  const { site, viewer } = data
  const Layout = viewer.role === 'TEACHER' ? TeacherLayout : AdminLayout
  return (
    <Layout site={site} viewer={viewer} onSignOut={onSignOut}>
      <Outlet />
      <SignInAgain />
    </Layout>
  )
}
