import { Outlet } from 'react-router-dom'
import { useViewer } from '#client/data/root-data.ts'
import { SignInAgain } from '#client/features/account/sign-in-again.tsx'
import { AdminLayout } from '#client/layouts/admin-layout.tsx'
import { TeacherLayout } from '#client/layouts/teacher-layout.tsx'
import { useGuard } from '#client/layouts/use-guard.ts'
import { t } from '#client/locales/t.ts'
import { PageSpinner } from '#client/ui/spinner.tsx'

/** Around the lists of content: for admins the admin area, for teachers the lists that they may edit. */
export function Component() {
  const { role } = useViewer()
  const { allowed, onSignOut } = useGuard('EDITOR')
  if (!allowed) return <PageSpinner label={t('Checking who you are')} />
  const Layout = role === 'TEACHER' ? TeacherLayout : AdminLayout
  return (
    <Layout onSignOut={onSignOut}>
      <Outlet />
      <SignInAgain />
    </Layout>
  )
}
