import { useQuery } from '@apollo/client/react'
import { type LoaderFunctionArgs, Outlet } from 'react-router-dom'
import { loadQuery } from '#client/apollo/loader-context.ts'
import { SignInAgain } from '#client/features/account/sign-in-again.tsx'
import { graphql } from '#client/gql/gql.ts'
import { StudentLayout } from '#client/shell/student-layout.tsx'
import { useGuard } from '#client/shell/use-guard.ts'
import { PageSpinner } from '#client/ui/spinner.tsx'

const StudentShellQuery = graphql(`
  query StudentShell {
    site { ...SiteShell @unmask publicUrl }
    viewer { ...ViewerShell @unmask session { expiresAt } }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadQuery(context, StudentShellQuery)
  return null
}

export function Component() {
  const { data } = useQuery(StudentShellQuery)
  const { allowed, onSignOut } = useGuard('STUDENT')
  if (!data || !allowed) return <PageSpinner label="Checking who you are" />
  return (
    <StudentLayout {...data} onSignOut={onSignOut}>
      <Outlet />
      <SignInAgain />
    </StudentLayout>
  )
}
