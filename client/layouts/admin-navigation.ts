import { t } from '#client/locales/t.ts'
import { addNoticePath, paths } from '#client/paths.ts'
import type { Icon } from '#client/ui/icon.ts'
import { Banknote } from '#client/ui/icons/banknote.ts'
import { BookOpen } from '#client/ui/icons/book-open.ts'
import { CalendarDays } from '#client/ui/icons/calendar-days.ts'
import { ChartColumn } from '#client/ui/icons/chart-column.ts'
import { Clapperboard } from '#client/ui/icons/clapperboard.ts'
import { ClipboardList } from '#client/ui/icons/clipboard-list.ts'
import { FileQuestion } from '#client/ui/icons/file-question.ts'
import { FileSpreadsheet } from '#client/ui/icons/file-spreadsheet.ts'
import { FileText } from '#client/ui/icons/file-text.ts'
import { FileUp } from '#client/ui/icons/file-up.ts'
import { FolderLock } from '#client/ui/icons/folder-lock.ts'
import { GraduationCap } from '#client/ui/icons/graduation-cap.ts'
import { History } from '#client/ui/icons/history.ts'
import { IdCard } from '#client/ui/icons/id-card.ts'
import { LayoutDashboard } from '#client/ui/icons/layout-dashboard.ts'
import { Link2 } from '#client/ui/icons/link-2.ts'
import { ListTree } from '#client/ui/icons/list-tree.ts'
import { Megaphone } from '#client/ui/icons/megaphone.ts'
import { MessageCircleQuestionMark } from '#client/ui/icons/message-circle-question-mark.ts'
import { PanelsTopLeft } from '#client/ui/icons/panels-top-left.ts'
import { Presentation } from '#client/ui/icons/presentation.ts'
import { Search } from '#client/ui/icons/search.ts'
import { Settings } from '#client/ui/icons/settings.ts'
import { Users } from '#client/ui/icons/users.ts'
import { UsersRound } from '#client/ui/icons/users-round.ts'
import type { NavigationItem } from './navigation-items.ts'

export interface AdminNavigationItem extends NavigationItem {
  icon: Icon
}

/** What teachers may edit if an admin lets them. */
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

/** What is needed less often: at most one group of the sidebar is open, so that it stays one screen high. */
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
      { label: t('Question bank'), to: paths.adminQuestionBank, icon: FileQuestion },
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

/** What a clerk comes to the dashboard for, most often first. */
export const quickActions: readonly AdminNavigationItem[] = [
  { label: t('Add Result'), to: paths.adminAddResult, icon: FileUp },
  { label: t('Add Notice'), to: addNoticePath, icon: Megaphone },
  { label: t('Upload Students'), to: paths.adminStudents, icon: UsersRound },
  { label: t('Look Up a Result'), to: paths.results, icon: Search },
]
