import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'
import { color, layer } from '#client/theme/theme.ts'
import { mainId } from './main-area.tsx'

/** Moves the focus into a new page, where a browser that loads a document would have put it. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname])
}

/** A line along the top while the next page is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <Line role="progressbar" aria-label="Loading the page" />
}

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
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
