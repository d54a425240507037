import { useLocation } from 'react-router-dom'
import { underDevelopment } from '#client/layouts/admin-navigation.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

/** Several addresses, one page: what is planned is listed under `underDevelopment`. */
export function Component() {
  const { pathname } = useLocation()
  const page = underDevelopment.find(({ to }) => to === pathname.replace(/\/+$/, ''))
  return (
    <AdminPage title={page?.label ?? 'Under Development'}>
      <EmptyState
        seed={pathname}
        title="Under Development"
        actions={
          <ButtonLink to={paths.admin} variant="secondary">
            Back to the dashboard
          </ButtonLink>
        }
      >
        We're working hard to bring you something amazing. Stay tuned!
      </EmptyState>
    </AdminPage>
  )
}
