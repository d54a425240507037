import { Outlet } from 'react-router-dom'
import { useSignOut } from '#client/features/account/use-sign-out.ts'
import { PublicLayout } from '#client/layouts/public-layout.tsx'
import { paths } from '#client/paths.ts'

export function Component() {
  const onSignOut = useSignOut(paths.home)
  return (
    <PublicLayout onSignOut={onSignOut}>
      <Outlet />
    </PublicLayout>
  )
}
