import type { RouteObject } from 'react-router-dom'
import { guard } from './guard.ts'
import { paths } from './paths.ts'
import { Root, RouteErrorPage } from './root.tsx'
import { at, lazily } from './router-lazily.ts'
import { studentRoutes } from './router-student.ts'

/** Every address of the site. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: RouteErrorPage,
    children: [
      {
        ...lazily('routes/public/layout.tsx', () => import('./routes/public/layout.tsx')),
        children: [
          { path: paths.home, ...lazily('routes/public/home.tsx', () => import('./routes/public/home.tsx')) },
          {
            path: paths.overview,
            ...lazily('routes/public/overview.tsx', () => import('./routes/public/overview.tsx')),
          },
          {
            path: paths.mission,
            ...lazily('routes/public/mission.tsx', () => import('./routes/public/mission.tsx')),
          },
          {
            path: paths.infrastructure,
            ...lazily('routes/public/infrastructure.tsx', () => import('./routes/public/infrastructure.tsx')),
          },
          {
            path: paths.testimonials,
            ...lazily('routes/public/testimonials.tsx', () => import('./routes/public/testimonials.tsx')),
          },
          {
            path: paths.courses,
            ...lazily('routes/public/courses.tsx', () => import('./routes/public/courses.tsx')),
          },
          {
            path: `${paths.courses}/:slug`,
            ...lazily('routes/public/course.tsx', () => import('./routes/public/course.tsx')),
          },
          {
            path: paths.faculty,
            ...lazily('routes/public/faculty/page.tsx', () => import('./routes/public/faculty/page.tsx')),
          },
          {
            path: paths.achievements,
            ...lazily(
              'routes/public/achievements/page.tsx',
              () => import('./routes/public/achievements/page.tsx'),
            ),
          },
          {
            path: paths.onlineForm,
            ...lazily('routes/public/online-form.tsx', () => import('./routes/public/online-form.tsx')),
          },
          {
            path: paths.onlineClass,
            ...lazily(
              'routes/public/online-class/page.tsx',
              () => import('./routes/public/online-class/page.tsx'),
            ),
          },
          {
            path: paths.contact,
            ...lazily('routes/public/contact/page.tsx', () => import('./routes/public/contact/page.tsx')),
          },
          {
            path: paths.privacyPolicy,
            ...lazily(
              'routes/public/legal/privacy-policy.tsx',
              () => import('./routes/public/legal/privacy-policy.tsx'),
            ),
          },
          {
            path: paths.termsOfService,
            ...lazily(
              'routes/public/legal/terms-of-service.tsx',
              () => import('./routes/public/legal/terms-of-service.tsx'),
            ),
          },
          {
            path: paths.cookiesPolicy,
            ...lazily(
              'routes/public/legal/cookies-policy.tsx',
              () => import('./routes/public/legal/cookies-policy.tsx'),
            ),
          },
          {
            path: paths.results,
            ...lazily('routes/public/results.tsx', () => import('./routes/public/results.tsx')),
          },
          { path: paths.news, ...lazily('routes/public/news.tsx', () => import('./routes/public/news.tsx')) },
          {
            path: paths.videos,
            ...lazily('routes/public/videos.tsx', () => import('./routes/public/videos.tsx')),
          },
          {
            path: `${paths.news}/:id`,
            ...lazily('routes/public/notice.tsx', () => import('./routes/public/notice.tsx')),
          },
          {
            path: paths.signIn,
            ...lazily('routes/account/sign-in.tsx', () => import('./routes/account/sign-in.tsx')),
          },
          {
            path: paths.signUp,
            ...lazily('routes/account/sign-up.tsx', () => import('./routes/account/sign-up.tsx')),
          },
          {
            path: paths.resetPassword,
            ...lazily(
              'routes/account/reset-password.tsx',
              () => import('./routes/account/reset-password.tsx'),
            ),
          },
          {
            path: paths.verifyEmail,
            ...lazily('routes/account/verify-email.tsx', () => import('./routes/account/verify-email.tsx')),
          },
          {
            path: paths.account,
            middleware: [guard()],
            ...lazily('routes/account/account.tsx', () => import('./routes/account/account.tsx')),
          },
          {
            path: paths.teacher,
            middleware: [guard('TEACHER')],
            ...lazily('routes/teacher/home.tsx', () => import('./routes/teacher/home.tsx')),
          },
          {
            path: '*',
            ...lazily('routes/public/not-found.tsx', () => import('./routes/public/not-found.tsx')),
          },
        ],
      },
      studentRoutes,
      {
        path: paths.admin,
        middleware: [guard('ADMIN')],
        ...lazily('routes/admin/layout.tsx', () => import('./routes/admin/layout.tsx')),
        children: [
          {
            path: paths.admin,
            ...lazily('routes/admin/dashboard.tsx', () => import('./routes/admin/dashboard.tsx')),
          },
          {
            path: paths.adminResults,
            ...lazily('routes/admin/results.tsx', () => import('./routes/admin/results.tsx')),
          },
          {
            path: paths.adminAddResult,
            ...lazily('routes/admin/add-result.tsx', () => import('./routes/admin/add-result.tsx')),
          },
          {
            path: paths.adminNotices,
            ...lazily('routes/admin/notices.tsx', () => import('./routes/admin/notices.tsx')),
          },
          {
            path: paths.adminStudents,
            ...lazily('routes/admin/students.tsx', () => import('./routes/admin/students.tsx')),
          },
          {
            path: paths.adminUsers,
            ...lazily('routes/admin/users.tsx', () => import('./routes/admin/users.tsx')),
          },
          {
            path: paths.adminPersonalData,
            ...lazily('routes/admin/personal-data.tsx', () => import('./routes/admin/personal-data.tsx')),
          },
          {
            ...lazily(
              'routes/admin/under-development.tsx',
              () => import('./routes/admin/under-development.tsx'),
            ),
            children: [
              paths.adminCourses,
              paths.adminFaculty,
              paths.adminMaterials,
              paths.adminVideos,
              paths.adminSchedule,
              paths.adminLinks,
            ].map(at),
          },
        ],
      },
    ],
  },
]
