import { type ComponentType, type ReactNode, Suspense } from 'react'
import { Outlet, ScrollRestoration, useLocation, useRouteError } from 'react-router-dom'
import { isConnectionProblem } from '#client/data/connection-error.ts'
import { errorMessage } from '#client/data/error-message.ts'
import { LateFailure, usePageData } from '#client/data/page-data.ts'
import { t } from '#client/locales/t.ts'
import { ErrorPage } from './error-page.tsx'
import { GuardProgress, NavigationProgress, useFocusOnNavigation } from './navigation.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { pageError } from './page-error.ts'
import { PageHead } from './page-head.tsx'
import { PageOutline } from './page-outline.tsx'
import { UNREACHED, UnreachedPage } from './unreached-page.tsx'

/** What surrounds every page, whatever its layout. */
export function Root() {
  useFocusOnNavigation()
  return (
    <>
      <NavigationProgress />
      <GuardProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** React renders there what it does not show, with a head of its own. */
const isServer = typeof document === 'undefined'

/** A page with its outline in its place until its data is there. */
export const outlined = (Page: ComponentType) =>
  function OutlinedPage() {
    const { pathname } = useLocation()
    return (
      <Suspense key={pathname} fallback={isServer ? null : <PageOutline />}>
        <Loaded>
          <Page />
        </Loaded>
      </Suspense>
    )
  }

function Loaded({ children }: { children: ReactNode }) {
  const data: unknown = usePageData()
  return data instanceof LateFailure ? <PageFailure error={data.error} /> : children
}

/** Stands in for a page, or for the whole document, whose loader or component failed. */
export const RouteErrorPage = () => <PageFailure error={useRouteError()} />

function PageFailure({ error }: { error: unknown }) {
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
