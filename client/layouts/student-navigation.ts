import {
  Banknote,
  BookOpen,
  CalendarDays,
  Clapperboard,
  ClipboardList,
  FileQuestion,
  FileText,
  GraduationCap,
  House,
  Link2,
  ListTree,
  type LucideIcon,
  Megaphone,
  Trophy,
} from 'lucide-react'
import { paths } from '#client/paths.ts'
import type { NavigationItem } from './navigation-items.ts'

export interface StudentNavigationItem extends NavigationItem {
  icon: LucideIcon
  /** What is there, in a few words, for the portal. */
  about: string
  /** The page's other address: both count as the same place. */
  alias?: string
  /** The page by which the API says that its content is not published: it is not linked then. */
  contentPage?: string
}

interface StudentNavigationGroup {
  label: string
  items: readonly StudentNavigationItem[]
}

const portal = {
  label: 'Student Portal',
  to: paths.student,
  alias: paths.portal,
  icon: House,
  about: 'What comes next',
}
const materials = {
  label: 'Study Materials',
  to: paths.studentMaterials,
  alias: paths.materials,
  contentPage: paths.materials,
  icon: BookOpen,
  about: 'Notes and formula sheets to print',
}
const assignments = {
  label: 'Assignments',
  to: paths.assignments,
  contentPage: paths.assignments,
  icon: ClipboardList,
  about: 'Due, submitted, overdue',
}
const schedule = {
  label: 'Exam Schedule',
  to: paths.studentSchedule,
  alias: paths.schedule,
  contentPage: paths.schedule,
  icon: CalendarDays,
  about: 'The next six weeks',
}

/** The sidebar of the student area. */
export const studentNavigation: readonly StudentNavigationGroup[] = [
  { label: 'Today', items: [portal, schedule, assignments] },
  {
    label: 'Study',
    items: [
      materials,
      { label: 'Videos', to: paths.studentVideos, icon: Clapperboard, about: 'Recorded live classes' },
      {
        label: 'Question Bank',
        to: paths.questionBank,
        contentPage: paths.questionBank,
        icon: FileQuestion,
        about: 'Practice questions by chapter',
      },
      {
        label: 'Previous Papers',
        to: paths.papers,
        contentPage: paths.papers,
        icon: FileText,
        about: 'Questions of earlier exams',
      },
      {
        label: 'Course Syllabus',
        to: paths.syllabus,
        contentPage: paths.syllabus,
        icon: ListTree,
        about: 'Topics and lessons by subject',
      },
    ],
  },
  {
    label: 'Institute',
    items: [
      { label: 'Notices', to: paths.studentNotices, icon: Megaphone, about: 'Everything that was announced' },
      { label: 'Results', to: paths.studentResults, icon: Trophy, about: 'Yours, and the top ten' },
      {
        label: 'Courses',
        to: paths.studentCourses,
        contentPage: paths.courses,
        icon: GraduationCap,
        about: 'All that the institute teaches',
      },
      {
        label: 'Fee Payment',
        to: paths.payment,
        contentPage: paths.payment,
        icon: Banknote,
        about: 'Terms, receipts',
      },
      {
        label: 'Links',
        to: paths.studentLinks,
        contentPage: paths.studentLinks,
        icon: Link2,
        about: 'Portal, online class, apps',
      },
    ],
  },
]

/** The entries without those whose content the institute has not published. */
export function studentNavigationWithout(emptyPages: readonly string[]): readonly StudentNavigationGroup[] {
  return studentNavigation.map(({ label, items }) => ({
    label,
    items: items.filter(hasContent(emptyPages)),
  }))
}

/** Whether an entry leads to content, given the pages without. */
export function hasContent(emptyPages: readonly string[]) {
  return ({ contentPage }: StudentNavigationItem) =>
    contentPage === undefined || !emptyPages.includes(contentPage)
}

/** In thumb's reach on phones. */
export const studentTabs: readonly (StudentNavigationItem & { short: string })[] = [
  { ...portal, short: 'Portal' },
  { ...schedule, short: 'Schedule' },
  { ...assignments, short: 'Assignments' },
  { ...materials, short: 'Materials' },
]
