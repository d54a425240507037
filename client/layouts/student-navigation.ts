import type { LucideIcon } from 'lucide-react'
import Banknote from 'lucide-react/icons/banknote'
import BookOpen from 'lucide-react/icons/book-open'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Clapperboard from 'lucide-react/icons/clapperboard'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import FileQuestionMark from 'lucide-react/icons/file-question-mark'
import FileText from 'lucide-react/icons/file-text'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import House from 'lucide-react/icons/house'
import Link2 from 'lucide-react/icons/link-2'
import ListTree from 'lucide-react/icons/list-tree'
import Megaphone from 'lucide-react/icons/megaphone'
import Trophy from 'lucide-react/icons/trophy'
import { localPath } from '#client/locales/locale.ts'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import type { NavigationItem } from './navigation-items.ts'

export interface StudentNavigationItem extends NavigationItem {
  icon: LucideIcon
  /** Description in a few words, for the portal. */
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
  label: t('Student Portal'),
  to: paths.student,
  alias: paths.portal,
  icon: House,
  about: t('What comes next'),
}
const materials = {
  label: t('Study Materials'),
  to: paths.studentMaterials,
  alias: paths.materials,
  contentPage: paths.materials,
  icon: BookOpen,
  about: t('Notes and formula sheets to print'),
}
const assignments = {
  label: t('Assignments'),
  to: paths.assignments,
  contentPage: paths.assignments,
  icon: ClipboardList,
  about: t('Due, submitted, overdue'),
}
const schedule = {
  label: t('Exam Schedule'),
  to: paths.studentSchedule,
  alias: paths.schedule,
  contentPage: paths.schedule,
  icon: CalendarDays,
  about: t('The next six weeks'),
}

/** The sidebar of the student area. */
export const studentNavigation: readonly StudentNavigationGroup[] = [
  { label: t('Today'), items: [portal, schedule, assignments] },
  {
    label: t('Study'),
    items: [
      materials,
      { label: t('Videos'), to: paths.studentVideos, icon: Clapperboard, about: t('Recorded live classes') },
      {
        label: t('Question Bank'),
        to: paths.questionBank,
        contentPage: paths.questionBank,
        icon: FileQuestionMark,
        about: t('Practice questions by chapter'),
      },
      {
        label: t('Previous Papers'),
        to: paths.papers,
        contentPage: paths.papers,
        icon: FileText,
        about: t('Questions of earlier exams'),
      },
      {
        label: t('Course Syllabus'),
        to: paths.syllabus,
        contentPage: paths.syllabus,
        icon: ListTree,
        about: t('Topics and lessons by subject'),
      },
    ],
  },
  {
    label: t('Institute'),
    items: [
      {
        label: t('Notices'),
        to: paths.studentNotices,
        icon: Megaphone,
        about: t('Everything that was announced'),
      },
      { label: t('Results'), to: paths.studentResults, icon: Trophy, about: t('Yours, and the top ten') },
      {
        label: t('Courses'),
        to: paths.studentCourses,
        contentPage: paths.courses,
        icon: GraduationCap,
        about: t('All that the institute teaches'),
      },
      {
        label: t('Fee Payment'),
        to: paths.payment,
        contentPage: paths.payment,
        icon: Banknote,
        about: t('Terms, receipts'),
      },
      {
        label: t('Links'),
        to: paths.studentLinks,
        contentPage: paths.studentLinks,
        icon: Link2,
        about: t('Portal, online class, apps'),
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

/** Whether an entry leads to content, given the pages without, as the API names them. */
export function hasContent(emptyPages: readonly string[]) {
  return ({ contentPage }: StudentNavigationItem) =>
    contentPage === undefined || !emptyPages.some((page) => localPath(page) === contentPage)
}

/** In thumb's reach on phones. */
export const studentTabs: readonly (StudentNavigationItem & { short: string })[] = [
  { ...portal, short: t('Portal') },
  { ...schedule, short: t('Schedule') },
  { ...assignments, short: t('Assignments') },
  { ...materials, short: t('Materials') },
]
