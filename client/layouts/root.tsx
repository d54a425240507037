import { type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { matchPath, Outlet, ScrollRestoration, useLocation, useRouteError } from 'react-router-dom'
import { isConnectionProblem } from '#client/data/connection-error.ts'
import { errorMessage } from '#client/data/error-message.ts'
import { useRetry } from '#client/data/load-part.ts'
import { LateFailure, usePageData } from '#client/data/page-data.ts'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Column } from '#client/ui/page.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { Stack } from '#client/ui/stack.ts'
import { MessagePage } from './message-page.tsx'
import { GuardProgress, NavigationProgress, useFocusOnNavigation } from './navigation.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { pageError } from './page-error.ts'
import { PageHead } from './page-head.tsx'

/** Outermost layout of every page. */
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

interface ErrorPageProps {
  /** A message for people, if any: never internals. */
  message?: string | undefined
}

/** When a page fails to render or its data to load. Needs no layout and no data, so that it cannot fail as well. */
function ErrorPage({ message }: ErrorPageProps) {
  return (
    <MessagePage
      title={t('Unexpected Application Error!')}
      actions={
        <>
          <Button data-needs-js onClick={() => window.location.reload()}>
            {t('Try again')}
          </Button>
          <ButtonLink to={paths.home} variant="secondary" reloadDocument>
            {t('Back to home')}
          </ButtonLink>
        </>
      }
    >
      <p>
        {message ??
          t('Something went wrong on our side. Nothing you entered elsewhere is lost. Please try again.')}
      </p>
    </MessagePage>
  )
}

/** In the place of a page until its data is there. */
function PageOutline() {
  const isNotice = matchPath(`${paths.news}/:id`, useLocation().pathname) !== null
  return (
    <Loading>
      <PageHead title={t('Loading')} />
      <Column $width={isNotice ? 'reading' : 'normal'}>
        {Array.from({ length: isNotice ? 1 : 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all are equal.
          <Stack key={index} $gap={2}>
            <Skeleton width="7rem" />
            <Skeleton width="40rem" height="1.5lh" />
            <Skeleton width="60rem" height={isNotice ? '12lh' : '2lh'} />
          </Stack>
        ))}
      </Column>
    </Loading>
  )
}

const UNREACHED = t('This page could not be loaded')

/** For a page whose data a browser could not get from the server. Tries again when the connection is back. */
function UnreachedPage({ message }: { message: string }) {
  const { onRetry, retrying } = useRetry()
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const onOnline = () => retry()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  return (
    <MessagePage
      title={UNREACHED}
      actions={
        <Button busy={retrying} busyLabel={t('Trying again…')} onClick={onRetry}>
          {t('Try again')}
        </Button>
      }
    >
      <p role="status">{message}</p>
    </MessagePage>
  )
}
