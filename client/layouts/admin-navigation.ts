import {
  Banknote,
  BookOpen,
  CalendarDays,
  ChartColumn,
  Clapperboard,
  ClipboardList,
  FileQuestion,
  FileSpreadsheet,
  FileText,
  FileUp,
  FolderLock,
  GraduationCap,
  History,
  IdCard,
  LayoutDashboard,
  Link2,
  ListTree,
  type LucideIcon,
  Megaphone,
  MessageCircleQuestionMark,
  PanelsTopLeft,
  Presentation,
  Search,
  Settings,
  Users,
  UsersRound,
} from 'lucide-react'
import { addNoticePath, paths } from '#client/paths.ts'
import type { NavigationItem } from './navigation-items.ts'

export interface AdminNavigationItem extends NavigationItem {
  icon: LucideIcon
}

/** What teachers may edit if an admin lets them. */
export const teacherLists: readonly AdminNavigationItem[] = [
  { label: 'Schedule', to: paths.adminSchedule, icon: CalendarDays },
  { label: 'Assignments', to: paths.adminAssignments, icon: ClipboardList },
  { label: 'Materials', to: paths.adminMaterials, icon: BookOpen },
]

/** Where the work is. */
export const adminWork: readonly AdminNavigationItem[] = [
  { label: 'Dashboard', to: paths.admin, icon: LayoutDashboard },
  { label: 'Results', to: paths.adminResults, icon: FileSpreadsheet },
  { label: 'Add Result', to: paths.adminAddResult, icon: FileUp },
  { label: 'Exams', to: paths.adminExams, icon: ChartColumn },
  { label: 'Re-checks', to: paths.adminRechecks, icon: MessageCircleQuestionMark },
  { label: 'Notices', to: paths.adminNotices, icon: Megaphone },
  { label: 'Students', to: paths.adminStudents, icon: IdCard },
  { label: 'Users', to: paths.adminUsers, icon: Users },
]

/** What is needed less often: at most one group of the sidebar is open, so that it stays one screen high. */
export const adminGroups: readonly { label: string; items: readonly AdminNavigationItem[] }[] = [
  {
    label: 'Website',
    items: [
      { label: 'Pages', to: paths.adminWebsite, icon: PanelsTopLeft },
      { label: 'Courses', to: paths.adminCourses, icon: GraduationCap },
      { label: 'Faculty', to: paths.adminFaculty, icon: Presentation },
      { label: 'Videos', to: paths.adminVideos, icon: Clapperboard },
    ],
  },
  {
    label: 'Students’ area',
    items: [
      ...teacherLists,
      { label: 'Fees', to: paths.adminFees, icon: Banknote },
      { label: 'Question bank', to: paths.adminQuestionBank, icon: FileQuestion },
      { label: 'Previous papers', to: paths.adminPapers, icon: FileText },
      { label: 'Syllabus', to: paths.adminSyllabus, icon: ListTree },
      { label: 'Links', to: paths.adminLinks, icon: Link2 },
    ],
  },
  {
    label: 'Administration',
    items: [
      { label: 'Settings', to: paths.adminSettings, icon: Settings },
      { label: 'Activity', to: paths.adminActivity, icon: History },
      { label: 'Personal data', to: paths.adminPersonalData, icon: FolderLock },
    ],
  },
]

/** What a clerk comes to the dashboard for, most often first. */
export const quickActions: readonly AdminNavigationItem[] = [
  { label: 'Add Result', to: paths.adminAddResult, icon: FileUp },
  { label: 'Add Notice', to: addNoticePath, icon: Megaphone },
  { label: 'Upload Students', to: paths.adminStudents, icon: UsersRound },
  { label: 'Look Up a Result', to: paths.results, icon: Search },
]
