import { AdminLinks } from './admin-links.tsx'
import { DeskLayout, type DeskProps } from './desk-layout.tsx'

/** The admin area. Pages bring their own title and breadcrumbs. */
export function AdminLayout(props: DeskProps) {
  return <DeskLayout {...props} ground="ink" links={<AdminLinks />} />
}
