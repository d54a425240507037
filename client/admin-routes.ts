import type { RouteObject } from 'react-router-dom'
import { contentListPaths, paths } from './paths.ts'
import { guarded, lookUp, type PageModule, routesOf } from './route.ts'

const route = routesOf(import.meta.glob<PageModule>('./pages/admin/{*,*/page}.tsx'))

const areaRoutes: RouteObject = {
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
      { search: 'text', logo: ['refused'] },
    ),
    route(
      contentListPaths.map((path) => `${path}/:item`),
      'admin/website-item',
    ),
  ],
}

/** The area of admins, and its pages that editors share. */
export const adminRoutes: RouteObject[] = [areaRoutes, editorRoutes]
