import { FileSpreadsheet, FileUp, type LucideIcon, Megaphone, Users } from 'lucide-react'
import { paths } from '#client/paths.ts'
import type { NavigationItem } from './navigation.ts'

export interface AdminNavigationItem extends NavigationItem {
  icon: LucideIcon
}

/** The sidebar of the admin area: only pages that exist. */
export const adminNavigation: readonly AdminNavigationItem[] = [
  { label: 'Results', to: paths.adminResults, icon: FileSpreadsheet },
  { label: 'Add Result', to: paths.adminAddResult, icon: FileUp },
  { label: 'Notices', to: paths.adminNotices, icon: Megaphone },
  { label: 'Users', to: paths.adminUsers, icon: Users },
]
