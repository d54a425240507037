import type { NonIndexRouteObject, RouteObject } from 'react-router-dom'
import { guard } from './data/guard.ts'
import type { GuardedRole } from './data/guarded-role.ts'
import { Root, RouteErrorPage } from './layouts/root.tsx'
import { contentListPaths, paths } from './paths.ts'

/**
 * Query parameters that a page reads, each with the values it knows: the slugs of a collection of the content, or
 * `text` for any, `token` for any that may be long. Whatever else stands in an address, such as the marks of an advertisement, changes nothing of the page
 * (see ssr/page-address.ts).
 */
export type PageParameters = Readonly<
  Record<string, readonly string[] | { slugsOf: string } | 'text' | 'token'>
>

type LazyRoute = Extract<RouteObject['lazy'], () => unknown>

const files = import.meta.glob<Awaited<ReturnType<LazyRoute>>>('./pages/*/{*,*/page}.tsx')

/**
 * A page, or the layout around pages, which is loaded when its address is first visited: `public/home` is
 * `pages/public/home.tsx` or `pages/public/home/page.tsx`. The route's id is that file: by it the server finds the chunks
 * to preload.
 *
 * @param path Several: the page has several addresses.
 * @throws when there is no such file.
 */
function route(
  path: string | readonly string[] | undefined,
  page: string,
  parameters: PageParameters = {},
): NonIndexRouteObject {
  const id = [`pages/${page}.tsx`, `pages/${page}/page.tsx`].find((file) => files[`./${file}`])
  const lazy = id && files[`./${id}`]
  if (!id || !lazy) throw new Error(`There is no page ${page}`)
  return {
    id,
    lazy,
    ErrorBoundary: RouteErrorPage,
    handle: { parameters },
    ...(typeof path === 'string'
      ? { path }
      : path && { children: path.map((one) => ({ path: one, element: null })) }),
  }
}

/** Opens a route for one role only, or for anybody who is signed in if none is named. */
function guarded<Guarded extends RouteObject>(route: Guarded, role?: GuardedRole): Guarded {
  return { ...route, handle: { ...route.handle, guarded: true }, middleware: [guard(role)] }
}

const courseGroups = { slugsOf: 'courseGroups' }
const lookUp = { exam: 'text', candidate: 'text' } as const

const publicRoutes: RouteObject = {
  ...route(undefined, 'public/layout'),
  children: [
    route(paths.home, 'public/home'),
    route(paths.overview, 'public/overview'),
    route(paths.mission, 'public/mission'),
    route(paths.infrastructure, 'public/infrastructure', { tab: ['features', 'amenities'] }),
    route(paths.testimonials, 'public/testimonials', { tab: ['stories'] }),
    route(paths.courses, 'public/courses', { group: courseGroups }),
    route(`${paths.courses}/:slug`, 'public/course'),
    route(paths.faculty, 'public/faculty', {
      tab: ['teaching'],
      department: { slugsOf: 'departments' },
    }),
    route(paths.achievements, 'public/achievements'),
    route(paths.onlineForm, 'public/online-form'),
    route(paths.onlineClass, 'public/online-class'),
    route(paths.contact, 'public/contact'),
    route([paths.privacyPolicy, paths.termsOfService, paths.cookiesPolicy], 'public/legal'),
    route(paths.results, 'public/results', lookUp),
    route(paths.verify, 'public/verify', { t: 'token', code: 'text' }),
    route(paths.news, 'public/news', { after: 'text' }),
    route(`${paths.news}/:id`, 'public/notice'),
    route(paths.videos, 'public/videos', { search: 'text', after: 'text' }),
    route(paths.signIn, 'account/sign-in', {
      next: 'text',
      denied: ['ADMIN', 'TEACHER', 'STUDENT'],
      failed: 'text',
    }),
    route(paths.signUp, 'account/sign-up'),
    route(paths.resetPassword, 'account/reset-password', { token: 'text' }),
    route(paths.setup, 'account/setup', { token: 'text' }),
    route(paths.verifyEmail, 'account/verify-email', { token: 'text' }),
    route(paths.invitation, 'account/invitation', { token: 'text' }),
    guarded(route(paths.teacher, 'teacher/home'), 'TEACHER'),
    guarded(route(paths.teacherExam, 'teacher/exam', { exam: 'text' }), 'TEACHER'),
    route('*', 'public/not-found'),
  ],
}

const accountRoutes: RouteObject = {
  ...guarded(route(undefined, 'account/layout')),
  children: [route(paths.account, 'account/account')],
}

const studentRoutes: RouteObject = {
  ...guarded(route(undefined, 'student/layout'), 'STUDENT'),
  children: [
    route([paths.student, paths.portal], 'student/portal'),
    route([paths.studentMaterials, paths.materials], 'student/materials'),
    route([paths.studentSchedule, paths.schedule], 'student/schedule'),
    route(paths.assignments, 'student/assignments'),
    route(paths.papers, 'student/papers'),
    route(paths.questionBank, 'student/question-bank'),
    route(paths.syllabus, 'student/syllabus', { tab: 'text' }),
    route(paths.payment, 'student/payment'),
    route(paths.studentNotices, 'student/notices', { after: 'text' }),
    route(paths.studentResults, 'student/results', { ...lookUp, sheet: 'text', of: 'text' }),
    route(paths.studentVideos, 'student/videos', { search: 'text', after: 'text' }),
    route(paths.studentCourses, 'student/courses', { group: courseGroups }),
    route(paths.studentLinks, 'student/links'),
  ],
}

const adminRoutes: RouteObject = {
  ...guarded(route(paths.admin, 'admin/layout'), 'ADMIN'),
  children: [
    route(paths.admin, 'admin/dashboard'),
    route(paths.adminResults, 'admin/results', {
      search: 'text',
      sort: 'text',
      order: ['asc', 'desc'],
      after: 'text',
    }),
    route(paths.adminAddResult, 'admin/add-result', { staged: 'text' }),
    route(paths.adminCorrectResult, 'admin/correct-result', lookUp),
    route(paths.adminExams, 'admin/exams'),
    route(paths.adminExam, 'admin/exam', { exam: 'text' }),
    route(paths.adminExamList, 'admin/exam-list', { exam: 'text', group: 'text' }),
    route(paths.adminRelease, 'admin/release', { file: 'text' }),
    route(paths.adminRechecks, 'admin/rechecks', { exam: 'text' }),
    route(paths.adminRecheck, 'admin/recheck', { id: 'text' }),
    route(paths.adminNotices, 'admin/notices', { search: 'text', after: 'text', add: 'text' }),
    route(paths.adminStudents, 'admin/students', { staged: 'text' }),
    route(paths.adminUsers, 'admin/users', { search: 'text', after: 'text' }),
    route(paths.adminInvitations, 'admin/invitations', { after: 'text' }),
    route(paths.adminInviteStudents, 'admin/invite-students'),
    route([paths.adminWebsite, paths.adminSettings], 'admin/website'),
    route(paths.adminVideos, 'admin/videos'),
    route(paths.adminActivity, 'admin/activity', {
      search: 'text',
      who: 'text',
      from: 'text',
      to: 'text',
      after: 'text',
    }),
    route(paths.adminSearch, 'admin/search', { search: 'text' }),
    route(paths.adminCandidate, 'admin/candidate', { id: 'text' }),
    route(paths.adminSetup, 'admin/setup'),
    route(paths.adminSlipKeys, 'admin/slip-keys'),
    route(paths.adminPersonalData, 'admin/personal-data', { account: 'text', candidate: 'text' }),
  ],
}

/** Content, which teachers may edit in part if an admin lets them. */
const editorRoutes: RouteObject = {
  ...guarded(route(undefined, 'admin/editor-layout'), 'EDITOR'),
  children: [
    route(
      contentListPaths.filter((path) => path !== paths.adminVideos),
      'admin/website-collection',
      { search: 'text' },
    ),
    route(
      contentListPaths.map((path) => `${path}/:item`),
      'admin/website-item',
    ),
  ],
}

/** Every address of the site. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: RouteErrorPage,
    children: [publicRoutes, accountRoutes, studentRoutes, adminRoutes, editorRoutes],
  },
]
