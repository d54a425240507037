import type { RouteObject } from 'react-router-dom'
import { adminRoutes } from './admin-routes.ts'
import { loadRoot, ROOT, seedRoot } from './data/root-data.ts'
import { Root, RouteErrorPage } from './layouts/root.tsx'
import { locale, localPath } from './locales/locale.ts'
import { paths } from './paths.ts'
import {
  courseGroups,
  lookUp,
  ofAccounts,
  outlinedPages,
  type PageModule,
  routesOf,
  type SeedsCache,
} from './route.ts'
import { publicLayoutRoutes, signedInRoutes } from './signed-in-routes.ts'

const route = routesOf({
  ...import.meta.glob<PageModule>('./pages/account/{*,*/page}.tsx'),
  ...outlinedPages(import.meta.glob<PageModule>('./pages/public/{*,*/page}.tsx')),
})

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
    route(paths.verify, 'public/verify', { code: 'text' }),
    route(paths.news, 'public/news', { after: 'text' }),
    route(`${paths.news}/:id`, 'public/notice'),
    route(paths.videos, 'public/videos', { search: 'text', after: 'text' }),
    ofAccounts(
      route(paths.signIn, 'account/sign-in', {
        next: 'text',
        denied: ['ADMIN', 'TEACHER', 'STUDENT'],
        failed: 'text',
      }),
    ),
    ofAccounts(route(paths.signUp, 'account/sign-up')),
    ofAccounts(route(paths.resetPassword, 'account/reset-password', { token: 'text' })),
    ofAccounts(route(paths.verifyEmail, 'account/verify-email', { token: 'text' })),
    ofAccounts(route(paths.invitation, 'account/invitation', { token: 'text' })),
    ...publicLayoutRoutes,
    route(locale === 'en' ? '*' : localPath('/*'), 'public/not-found'),
  ],
}

/** Every address of the site. */
export const routes: (RouteObject & SeedsCache)[] = [
  {
    id: ROOT,
    Component: Root,
    loader: loadRoot,
    seedCache: seedRoot,
    // Asks the cache, which knows a new sign-in and changes made by staff in this tab.
    shouldRevalidate: () => true,
    ErrorBoundary: RouteErrorPage,
    children: [publicRoutes, ...signedInRoutes, ...adminRoutes],
  },
]
