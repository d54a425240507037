import { Outlet } from 'react-router-dom'
import { SignInAgain } from '#client/features/account/sign-in-again.tsx'
import { AdminLayout } from '#client/layouts/admin-layout.tsx'
import { useGuard } from '#client/layouts/use-guard.ts'
import { t } from '#client/locales/t.ts'
import { PageSpinner } from '#client/ui/spinner.tsx'

export function Component() {
  const { allowed, onSignOut } = useGuard('ADMIN')
  if (!allowed) return <PageSpinner label={t('Checking who you are')} />
  return (
    <AdminLayout onSignOut={onSignOut}>
      <Outlet />
      <SignInAgain />
    </AdminLayout>
  )
}
