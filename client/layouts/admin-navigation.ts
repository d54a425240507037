import {
  BookOpen,
  CalendarDays,
  Clapperboard,
  FileSpreadsheet,
  FileUp,
  GraduationCap,
  IdCard,
  LayoutDashboard,
  Link2,
  type LucideIcon,
  Megaphone,
  PanelsTopLeft,
  Presentation,
  Search,
  Users,
  UsersRound,
} from 'lucide-react'
import { addNoticePath, paths } from '#client/paths.ts'
import type { NavigationItem } from './navigation-items.ts'

export interface AdminNavigationItem extends NavigationItem {
  icon: LucideIcon
}

/** The pages of the admin area that are still to be built. */
export const underDevelopment: readonly AdminNavigationItem[] = [
  { label: 'Courses', to: paths.adminCourses, icon: GraduationCap },
  { label: 'Faculty', to: paths.adminFaculty, icon: Presentation },
  { label: 'Materials', to: paths.adminMaterials, icon: BookOpen },
  { label: 'Videos', to: paths.adminVideos, icon: Clapperboard },
  { label: 'Schedule', to: paths.adminSchedule, icon: CalendarDays },
  { label: 'Links', to: paths.adminLinks, icon: Link2 },
]

/** Where the work is. */
const work: readonly AdminNavigationItem[] = [
  { label: 'Dashboard', to: paths.admin, icon: LayoutDashboard },
  { label: 'Results', to: paths.adminResults, icon: FileSpreadsheet },
  { label: 'Add Result', to: paths.adminAddResult, icon: FileUp },
  { label: 'Notices', to: paths.adminNotices, icon: Megaphone },
  { label: 'Students', to: paths.adminStudents, icon: IdCard },
  { label: 'Users', to: paths.adminUsers, icon: Users },
  { label: 'Website', to: paths.adminWebsite, icon: PanelsTopLeft },
]

/** The sidebar of the admin area, group by group. */
export const adminNavigation: readonly (readonly AdminNavigationItem[])[] = [work, underDevelopment]

/** What a clerk comes to the dashboard for, most often first. */
export const quickActions: readonly AdminNavigationItem[] = [
  { label: 'Add Result', to: paths.adminAddResult, icon: FileUp },
  { label: 'Add Notice', to: addNoticePath, icon: Megaphone },
  { label: 'Upload Students', to: paths.adminStudents, icon: UsersRound },
  { label: 'Look Up a Result', to: paths.results, icon: Search },
]
