import Clapperboard from 'lucide-react/icons/clapperboard'
import House from 'lucide-react/icons/house'
import Megaphone from 'lucide-react/icons/megaphone'
import Trophy from 'lucide-react/icons/trophy'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { AdminHome } from './admin-home.ts'
import { teacherLists } from './admin-navigation.ts'
import { AreaLinks } from './area-links.tsx'
import { type DeskProps, SidebarLayout } from './sidebar-layout.tsx'

const home = { label: t('Teacher'), to: paths.teacher, icon: House }
const institute = {
  label: t('Institute'),
  items: [
    { label: t('Notices'), to: paths.news, icon: Megaphone },
    { label: t('Results'), to: paths.results, icon: Trophy },
    { label: t('Videos'), to: paths.videos, icon: Clapperboard },
  ],
}
const area = { label: t('Students’ area'), items: teacherLists }

/** The layout of the teachers' pages, and of the collections that teachers may edit. */
export function TeacherLayout({ mayEdit = true, children, ...props }: DeskProps & { mayEdit?: boolean }) {
  const groups = [{ label: t('Today'), items: [home] }, ...(mayEdit ? [area] : []), institute]
  return (
    <SidebarLayout {...props} ground="paper" links={<AreaLinks label={t('Teacher')} groups={groups} />}>
      <AdminHome value={home}>{children}</AdminHome>
    </SidebarLayout>
  )
}
