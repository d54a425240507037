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
  /** The public page that shows the same content: without content there is neither. */
  publicPage?: string
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
  icon: BookOpen,
  about: 'Notes and formula sheets to print',
}
const assignments = {
  label: 'Assignments',
  to: paths.assignments,
  icon: ClipboardList,
  about: 'Due, submitted, overdue',
}
const schedule = {
  label: 'Exam Schedule',
  to: paths.studentSchedule,
  alias: paths.schedule,
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
        icon: FileQuestion,
        about: 'Multiple choice by chapter',
      },
      { label: 'Previous Papers', to: paths.papers, icon: FileText, about: 'Earlier model tests, with keys' },
      {
        label: 'Course Syllabus',
        to: paths.syllabus,
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
        publicPage: paths.courses,
        icon: GraduationCap,
        about: 'All that the institute teaches',
      },
      { label: 'Fee Payment', to: paths.payment, icon: Banknote, about: 'Terms, receipts' },
      { label: 'Links', to: paths.studentLinks, icon: Link2, about: 'Portal, online class, apps' },
    ],
  },
]

/** The entries without those whose content the institute has not published. */
export function studentNavigationWithout(emptyPages: readonly string[]): readonly StudentNavigationGroup[] {
  return studentNavigation.map(({ label, items }) => ({
    label,
    items: items.filter(({ publicPage }) => publicPage === undefined || !emptyPages.includes(publicPage)),
  }))
}

/** In thumb's reach on phones. */
export const studentTabs: readonly (StudentNavigationItem & { short: string })[] = [
  { ...portal, short: 'Portal' },
  { ...schedule, short: 'Schedule' },
  { ...assignments, short: 'Assignments' },
  { ...materials, short: 'Materials' },
]
