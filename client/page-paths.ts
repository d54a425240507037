import { withoutLocale } from '#shared/locales.ts'
import { localPath } from './locales/locale.ts'

const publicPaths = {
  home: '/',
  overview: '/overview',
  mission: '/mission',
  infrastructure: '/infrastructure',
  testimonials: '/testimonials',
  courses: '/courses',
  faculty: '/faculty',
  achievements: '/achievements',
  onlineForm: '/online-form',
  onlineClass: '/online-class',
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  cookiesPolicy: '/cookies-policy',
  results: '/results',
  verify: '/verify',
  news: '/news',
  videos: '/videos',
  signIn: '/auth',
  signUp: '/signup',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  invitation: '/invitation',
  setup: '/setup',
} as const

/** The areas for people who are signed in. */
const signedInPaths = {
  account: '/account',
  teacher: '/teacher',
  teacherExam: '/teacher/exam',
  portal: '/portal',
  materials: '/materials',
  assignments: '/assignments',
  papers: '/papers',
  questionBank: '/questionbank',
  syllabus: '/syllabus',
  schedule: '/schedule',
  payment: '/payment',
  student: '/student',
  studentNotices: '/student/notices',
  studentResults: '/student/results',
  studentCourses: '/student/courses',
  studentMaterials: '/student/materials',
  studentVideos: '/student/videos',
  studentSchedule: '/student/schedule',
  studentLinks: '/student/links',
} as const

const adminPaths = {
  admin: '/admin',
  adminResults: '/admin/results',
  adminAddResult: '/admin/add-result',
  adminCorrectResult: '/admin/correct-result',
  adminExams: '/admin/exams',
  adminExam: '/admin/exam',
  adminExamList: '/admin/exam-list',
  adminRechecks: '/admin/rechecks',
  adminRecheck: '/admin/recheck',
  adminNotices: '/admin/notices',
  adminStudents: '/admin/students',
  adminUsers: '/admin/users',
  adminInvitations: '/admin/users/invitations',
  adminInviteStudents: '/admin/users/invite-students',
  adminActivity: '/admin/activity',
  adminSearch: '/admin/search',
  adminCandidate: '/admin/candidate',
  adminPersonalData: '/admin/personal-data',
  adminSetup: '/admin/setup',
  adminWebsite: '/admin/website',
  adminSettings: '/admin/settings',
  adminCourses: '/admin/courses',
  adminFaculty: '/admin/faculty',
  adminMaterials: '/admin/materials',
  adminVideos: '/admin/videos',
  adminSchedule: '/admin/schedule',
  adminLinks: '/admin/links',
  adminAssignments: '/admin/assignments',
  adminFees: '/admin/fees',
  adminHowToPay: '/admin/how-to-pay',
  adminQuestionBank: '/admin/questionbank',
  adminPapers: '/admin/papers',
  adminSyllabus: '/admin/syllabus',
} as const

/** The pages, which are there in every language. */
const localPaths = { ...publicPaths, ...signedInPaths, ...adminPaths }

/** The addresses of the pages in the language of this build, in one place: links and redirects use these, router.ts registers them. */
export const paths = eachLocal(localPaths)

const withEntries: readonly string[] = [localPaths.courses, localPaths.news, localPaths.admin]

/** Whether there is such a page; of a notice, course or entry that nobody knows, its page that says so. */
export function isLocal(path: string): boolean {
  const plain = withoutLocale(path)
  return Object.values(localPaths).some(
    (local) => plain === local || (withEntries.includes(local) && plain.startsWith(`${local}/`)),
  )
}

/** The address of a page in the language of this build, if it is there in that. */
export function inThisLanguage(address: string): string {
  const { pathname, search, hash } = new URL(address, 'http://same.invalid')
  return isLocal(pathname) ? localPath(withoutLocale(pathname)) + search + hash : address
}

function eachLocal<Paths extends Readonly<Record<string, string>>>(all: Paths): Paths {
  return Object.fromEntries(Object.entries(all).map(([name, path]) => [name, localPath(path)])) as Paths
}
