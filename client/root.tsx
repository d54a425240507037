import { Outlet, ScrollRestoration, useRouteError } from 'react-router-dom'
import { ErrorPage } from '#client/shell/error-page.tsx'
import { NotFoundPage } from '#client/shell/not-found-page.tsx'
import { PageHead } from '#client/shell/page-head.tsx'
import { NavigationProgress, useFocusOnNavigation } from './navigation.tsx'
import { pageError } from './page-error.ts'

/** What surrounds every page, whatever its layout. */
export function Root() {
  useFocusOnNavigation()
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** Stands in for a page, or for the whole document, whose loader or component failed. */
export function RouteErrorPage() {
  const { status, data } = pageError(useRouteError())
  return (
    <>
      <PageHead title={status === 404 ? 'Page not found' : 'Unexpected Application Error!'} noIndex />
      {status === 404 ? <NotFoundPage /> : <ErrorPage message={data ?? undefined} />}
    </>
  )
}
