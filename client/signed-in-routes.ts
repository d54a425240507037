import type { RouteObject } from 'react-router-dom'
import { paths } from './paths.ts'
import { courseGroups, guarded, lookUp, ofAccounts, type PageModule, routesOf } from './route.ts'

const route = routesOf(import.meta.glob<PageModule>('./pages/{account,student,teacher}/{*,*/page}.tsx'))

/** Pages in the layout of public ones. */
export const publicLayoutRoutes: RouteObject[] = [
  ofAccounts(route(paths.setup, 'account/setup', { token: 'text' })),
]

const teacherRoutes: RouteObject = {
  ...guarded(route(undefined, 'teacher/layout'), 'TEACHER'),
  children: [
    route(paths.teacher, 'teacher/home'),
    route(paths.teacherExam, 'teacher/exam', { exam: 'text' }),
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

/** The areas with a layout of their own. */
export const signedInRoutes: RouteObject[] = [accountRoutes, studentRoutes, teacherRoutes]
