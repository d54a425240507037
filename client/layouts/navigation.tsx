import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'
import { useGuardChecks } from '#client/data/guard.ts'
import { t } from '#client/locales/t.ts'
import { color, layer } from '#client/theme/theme.ts'
import { PageSpinner } from '#client/ui/spinner.tsx'
import { mainId } from './main-area.tsx'
import { useIsGuarded } from './use-handles.ts'

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
export function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <Line role="progressbar" aria-label={t('Loading the page')} />
}

/** In the middle of the page that is left, while a guard decides who may see the next one. */
export function GuardProgress() {
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
