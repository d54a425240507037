import { Outlet, ScrollRestoration, useRouteError } from 'react-router-dom'
import { isConnectionProblem } from '#client/data/connection-error.ts'
import { errorMessage } from '#client/data/error-message.ts'
import { t } from '#client/locales/t.ts'
import { ErrorPage } from './error-page.tsx'
import { GuardProgress, NavigationProgress, useFocusOnNavigation } from './navigation.tsx'
import { NewsProgress } from './news-progress.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { pageError } from './page-error.ts'
import { PageHead } from './page-head.tsx'
import { UNREACHED, UnreachedPage } from './unreached-page.tsx'

/** What surrounds every page, whatever its layout. */
export function Root() {
  useFocusOnNavigation()
  return (
    <>
      <NavigationProgress />
      <NewsProgress />
      <GuardProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** Stands in for a page, or for the whole document, whose loader or component failed. */
export function RouteErrorPage() {
  const error = useRouteError()
  const { status, data } = pageError(error)
  if (isConnectionProblem(error)) {
    return (
      <>
        <PageHead title={UNREACHED} noIndex />
        <UnreachedPage message={errorMessage(error)} />
      </>
    )
  }
  return (
    <>
      <PageHead title={status === 404 ? t('Page not found') : t('Unexpected Application Error!')} noIndex />
      {status === 404 ? <NotFoundPage /> : <ErrorPage message={data ?? undefined} />}
    </>
  )
}
