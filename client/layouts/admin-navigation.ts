import type { LucideIcon } from 'lucide-react'
import Banknote from 'lucide-react/icons/banknote'
import BookOpen from 'lucide-react/icons/book-open'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartColumn from 'lucide-react/icons/chart-column'
import Clapperboard from 'lucide-react/icons/clapperboard'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import FileQuestionMark from 'lucide-react/icons/file-question-mark'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileText from 'lucide-react/icons/file-text'
import FileUp from 'lucide-react/icons/file-up'
import FolderLock from 'lucide-react/icons/folder-lock'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import History from 'lucide-react/icons/history'
import IdCard from 'lucide-react/icons/id-card'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Link2 from 'lucide-react/icons/link-2'
import ListTree from 'lucide-react/icons/list-tree'
import Megaphone from 'lucide-react/icons/megaphone'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import Presentation from 'lucide-react/icons/presentation'
import Search from 'lucide-react/icons/search'
import Settings from 'lucide-react/icons/settings'
import Users from 'lucide-react/icons/users'
import UsersRound from 'lucide-react/icons/users-round'
import { t } from '#client/locales/t.ts'
import { addNoticePath, paths } from '#client/paths.ts'
import type { NavigationItem } from './navigation-items.ts'

export interface AdminNavigationItem extends NavigationItem {
  icon: LucideIcon
}

/** Collections that an admin may open to teachers. */
export const teacherLists: readonly AdminNavigationItem[] = [
  { label: t('Schedule'), to: paths.adminSchedule, icon: CalendarDays },
  { label: t('Assignments'), to: paths.adminAssignments, icon: ClipboardList },
  { label: t('Materials'), to: paths.adminMaterials, icon: BookOpen },
]

/** Where the work is. */
export const adminWork: readonly AdminNavigationItem[] = [
  { label: t('Dashboard'), to: paths.admin, icon: LayoutDashboard },
  { label: t('Results'), to: paths.adminResults, icon: FileSpreadsheet },
  { label: t('Add Result'), to: paths.adminAddResult, icon: FileUp },
  { label: t('Exams'), to: paths.adminExams, icon: ChartColumn },
  { label: t('Re-checks'), to: paths.adminRechecks, icon: MessageCircleQuestionMark },
  { label: t('Notices'), to: paths.adminNotices, icon: Megaphone },
  { label: t('Students'), to: paths.adminStudents, icon: IdCard },
  { label: t('Users'), to: paths.adminUsers, icon: Users },
]

/** Pages that are needed less often: at most one group of the sidebar is open, so that it stays one screen high. */
export const adminGroups: readonly { label: string; items: readonly AdminNavigationItem[] }[] = [
  {
    label: t('Website'),
    items: [
      { label: t('Pages'), to: paths.adminWebsite, icon: PanelsTopLeft },
      { label: t('Courses'), to: paths.adminCourses, icon: GraduationCap },
      { label: t('Faculty'), to: paths.adminFaculty, icon: Presentation },
      { label: t('Videos'), to: paths.adminVideos, icon: Clapperboard },
    ],
  },
  {
    label: t('Students’ area'),
    items: [
      ...teacherLists,
      { label: t('Fees'), to: paths.adminFees, icon: Banknote },
      { label: t('Question bank'), to: paths.adminQuestionBank, icon: FileQuestionMark },
      { label: t('Previous papers'), to: paths.adminPapers, icon: FileText },
      { label: t('Syllabus'), to: paths.adminSyllabus, icon: ListTree },
      { label: t('Links'), to: paths.adminLinks, icon: Link2 },
    ],
  },
  {
    label: t('Administration'),
    items: [
      { label: t('Settings'), to: paths.adminSettings, icon: Settings },
      { label: t('Activity'), to: paths.adminActivity, icon: History },
      { label: t('Personal data'), to: paths.adminPersonalData, icon: FolderLock },
    ],
  },
]

/** Common tasks on the dashboard, most frequent first. */
export const quickActions: readonly AdminNavigationItem[] = [
  { label: t('Add Result'), to: paths.adminAddResult, icon: FileUp },
  { label: t('Add Notice'), to: addNoticePath, icon: Megaphone },
  { label: t('Upload Students'), to: paths.adminStudents, icon: UsersRound },
  { label: t('Look Up a Result'), to: paths.results, icon: Search },
]
