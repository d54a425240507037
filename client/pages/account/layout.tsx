import { Outlet } from 'react-router-dom'
import { useViewer } from '#client/data/root-data.ts'
import { SignInAgain } from '#client/features/account/sign-in-again.tsx'
import { AdminLayout } from '#client/layouts/admin-layout.tsx'
import { PublicLayout } from '#client/layouts/public-layout.tsx'
import { StudentLayout } from '#client/layouts/student-layout.tsx'
import { useGuard } from '#client/layouts/use-guard.ts'
import { t } from '#client/locales/t.ts'
import { PageSpinner } from '#client/ui/spinner.tsx'

/** Where people of a role are at home. */
const layouts = { ADMIN: AdminLayout, STUDENT: StudentLayout, TEACHER: PublicLayout }

export function Component() {
  const { role } = useViewer()
  const { allowed, onSignOut } = useGuard()
  if (!allowed || !role) return <PageSpinner label={t('Checking who you are')} />
  const Layout = layouts[role]
  return (
    <Layout onSignOut={onSignOut}>
      <Outlet />
      <SignInAgain />
    </Layout>
  )
}
