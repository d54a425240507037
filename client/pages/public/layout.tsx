import { Outlet } from 'react-router-dom'
import { useSignOut } from '#client/features/account/use-sign-out.ts'
import { PublicLayout } from '#client/layouts/public-layout.tsx'
import { paths } from '#client/paths.ts'

export function Component() {
  return (
    <PublicLayout onSignOut={useSignOut(paths.home)}>
      <Outlet />
    </PublicLayout>
  )
}
