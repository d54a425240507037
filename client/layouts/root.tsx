import { type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import {
  matchPath,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRouteError,
} from 'react-router-dom'
import styled, { keyframes } from 'styled-components'
import { isConnectionProblem } from '#client/data/connection-error.ts'
import { errorMessage } from '#client/data/error-message.ts'
import { useGuardChecks } from '#client/data/guard.ts'
import { useRetry } from '#client/data/load-part.ts'
import { LateFailure, usePageData } from '#client/data/page-data.ts'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { color, layer } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Column } from '#client/ui/page.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { PageSpinner } from '#client/ui/spinner.tsx'
import { Stack } from '#client/ui/stack.ts'
import { mainId } from './main-area.tsx'
import { MessagePage } from './message-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { pageError } from './page-error.ts'
import { PageHead } from './page-head.tsx'
import { useIsGuarded } from './use-handles.ts'

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

/** React renders hidden parts there, with a head of their own. */
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

/** Moves the focus into a new page, or page of a list, where a browser that loads a document would have put it. */
export function useFocusOnNavigation(): void {
  const { pathname, search } = useLocation()
  const previous = useRef({ pathname, search })
  useEffect(() => {
    const before = previous.current
    previous.current = { pathname, search }
    const isTurned =
      pageOf(before.search) !== pageOf(search) && (document.activeElement?.matches('a, body') ?? true)
    if (before.pathname === pathname && !isTurned) return
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname, search])
}

const pageOf = (search: string) => new URLSearchParams(search).get('after')

/** A line along the top while the next page is on its way. */
function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <Line role="progressbar" aria-label={t('Loading the page')} />
}

/** In the middle of the page that is left, while a guard decides who may see the next one. */
function GuardProgress() {
  const { state } = useNavigation()
  const checks = useGuardChecks()
  // Between pages behind a guard its answer is known.
  const isInside = useIsGuarded()
  if (state === 'idle' || !checks || isInside) return null
  return (
    <Over>
      <PageSpinner label={t('Checking who you are')} />
    </Over>
  )
}

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`

const appear = keyframes`
  from { opacity: 0; }
  to { opacity: 0.9; }
`

/** Quick pages come without it, as without the line. */
const Over = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer('bar')};
  display: grid;
  place-content: center;
  background: ${color('ground')};
  opacity: 0;
  animation: ${appear} 100ms linear 150ms forwards;
`

// Quick pages come without it.
const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer('toast')};
  height: 3px;
  background: ${color('accent')};
  transform-origin: left;
  transform: scaleX(0);
  animation: ${grow} 8s cubic-bezier(0.1, 0.7, 0.3, 1) 150ms forwards;
`
