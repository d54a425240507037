import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router-dom'
import { loadData } from '#client/data/loader-context.ts'
import { SignInAgain } from '#client/features/account/sign-in-again.tsx'
import { graphql } from '#client/gql/gql.ts'
import { StudentLayout } from '#client/layouts/student-layout.tsx'
import { useGuard } from '#client/layouts/use-guard.ts'
import { t } from '#client/locales/t.ts'
import { PageSpinner } from '#client/ui/spinner.tsx'

const EmptyStudentPagesQuery = graphql(`
  query EmptyStudentPages { emptyStudentPages }
`)

export function loader({ context }: LoaderFunctionArgs) {
  return loadData(context, EmptyStudentPagesQuery)
}

export function Component() {
  const { emptyStudentPages } = useLoaderData<typeof loader>()
  const { allowed, onSignOut } = useGuard('STUDENT')
  if (!allowed) return <PageSpinner label={t('Checking who you are')} />
  return (
    <StudentLayout emptyStudentPages={emptyStudentPages} onSignOut={onSignOut}>
      <Outlet />
      <SignInAgain />
    </StudentLayout>
  )
}
