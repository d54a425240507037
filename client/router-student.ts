import type { RouteObject } from 'react-router-dom'
import { guard } from './guard.ts'
import { paths } from './paths.ts'
import { at, lazily } from './router-lazily.ts'

/** The addresses of the student area, both sets of them, in one layout behind one guard. */
export const studentRoutes: RouteObject = {
  middleware: [guard('STUDENT')],
  ...lazily('routes/student/layout.tsx', () => import('./routes/student/layout.tsx')),
  children: [
    {
      ...lazily('routes/student/portal.tsx', () => import('./routes/student/portal.tsx')),
      children: [paths.student, paths.portal].map(at),
    },
    {
      ...lazily('routes/student/materials.tsx', () => import('./routes/student/materials.tsx')),
      children: [paths.studentMaterials, paths.materials].map(at),
    },
    {
      ...lazily('routes/student/schedule.tsx', () => import('./routes/student/schedule.tsx')),
      children: [paths.studentSchedule, paths.schedule].map(at),
    },
    {
      path: paths.assignments,
      ...lazily('routes/student/assignments.tsx', () => import('./routes/student/assignments.tsx')),
    },
    {
      path: paths.papers,
      ...lazily('routes/student/papers.tsx', () => import('./routes/student/papers.tsx')),
    },
    {
      path: paths.questionBank,
      ...lazily('routes/student/question-bank.tsx', () => import('./routes/student/question-bank.tsx')),
    },
    {
      path: paths.syllabus,
      ...lazily('routes/student/syllabus.tsx', () => import('./routes/student/syllabus.tsx')),
    },
    {
      path: paths.payment,
      ...lazily('routes/student/payment.tsx', () => import('./routes/student/payment.tsx')),
    },
    {
      path: paths.studentNotices,
      ...lazily('routes/student/notices.tsx', () => import('./routes/student/notices.tsx')),
    },
    {
      path: paths.studentResults,
      ...lazily('routes/student/results.tsx', () => import('./routes/student/results.tsx')),
    },
    {
      path: paths.studentVideos,
      ...lazily('routes/student/videos.tsx', () => import('./routes/student/videos.tsx')),
    },
    {
      path: paths.studentCourses,
      ...lazily('routes/student/courses.tsx', () => import('./routes/student/courses.tsx')),
    },
    {
      path: paths.studentLinks,
      ...lazily('routes/student/links.tsx', () => import('./routes/student/links.tsx')),
    },
  ],
}
