import type { RouteObject } from 'react-router-dom'
import { guard } from './data/guard.ts'
import type { GuardedRole } from './data/guarded-role.ts'
import { contentListPaths, paths } from './paths.ts'
import { courseGroups, lookUp, type PageModule, routesOf } from './route.ts'

const route = routesOf(import.meta.glob<PageModule>('./pages/{account,student,teacher,admin}/{*,*/page}.tsx'))

/** Opens a route for one role only, or for anybody who is signed in if none is named. */
function guarded<Guarded extends RouteObject>(route: Guarded, role?: GuardedRole): Guarded {
  return { ...route, handle: { ...route.handle, guarded: true }, middleware: [guard(role)] }
}

/** Pages in the layout of public ones. */
export const publicLayoutRoutes: RouteObject[] = [
  route(paths.setup, 'account/setup', { token: 'text' }),
  guarded(route(paths.teacher, 'teacher/home'), 'TEACHER'),
  guarded(route(paths.teacherExam, 'teacher/exam', { exam: 'text' }), 'TEACHER'),
]

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

/** The areas with a layout of their own. */
export const signedInRoutes: RouteObject[] = [accountRoutes, studentRoutes, adminRoutes, editorRoutes]
