import { AdminLinks } from './admin-links.tsx'
import { type DeskProps, SidebarLayout } from './sidebar-layout.tsx'

/** The admin area. Pages bring their own title and breadcrumbs. */
export function AdminLayout(props: DeskProps) {
  return <SidebarLayout {...props} ground="ink" links={<AdminLinks />} />
}
