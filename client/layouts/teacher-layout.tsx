import GraduationCap from 'lucide-react/icons/graduation-cap'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { AdminHome } from './admin-home.ts'
import { AdminItems } from './admin-links.tsx'
import { teacherLists } from './admin-navigation.ts'
import { type DeskProps, SidebarLayout } from './sidebar-layout.tsx'

const items = [{ label: t('Teacher'), to: paths.teacher, icon: GraduationCap }, ...teacherLists]

/** Collections that teachers may edit, with a link back to their page. */
export function TeacherLayout({ children, ...props }: DeskProps) {
  return (
    <SidebarLayout {...props} ground="ink" links={<AdminItems label={t('Teacher')} items={items} />}>
      <AdminHome value={{ label: t('Teacher'), to: paths.teacher }}>{children}</AdminHome>
    </SidebarLayout>
  )
}
