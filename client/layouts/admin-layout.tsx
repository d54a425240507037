// What the API says to staff is known in the language of this build from here on.
import '#client/locales/api-text.ts'
import { AdminLinks } from './admin-links.tsx'
import { AdminSearch } from './admin-search.tsx'
import { type DeskProps, SidebarLayout } from './sidebar-layout.tsx'

/** The admin area. Pages bring their own title and breadcrumbs. */
export function AdminLayout({ children, ...props }: DeskProps) {
  return (
    <SidebarLayout {...props} ground="ink" links={<AdminLinks />}>
      <AdminSearch />
      {children}
    </SidebarLayout>
  )
}
