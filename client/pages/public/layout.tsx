import { Outlet } from 'react-router-dom'
import { useSignOut } from '#client/features/account/use-sign-out.ts'
import { PublicLayout } from '#client/layouts/public-layout.tsx'
import { useIsGuarded } from '#client/layouts/use-handles.ts'
import { paths } from '#client/paths.ts'

export function Component() {
  const onSignOut = useSignOut(useIsGuarded() ? paths.signIn : paths.home)
  return (
    <PublicLayout onSignOut={onSignOut}>
      <Outlet />
    </PublicLayout>
  )
}
