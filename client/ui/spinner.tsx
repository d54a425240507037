import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, space } from '#client/theme/theme.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Four bars that darken in turn. Decoration: the words beside it name the work. */
export function Spinner({ size = '1.5em' }: { size?: string }) {
  return (
    <Square viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d="M12 0l6 6-6 6-6-6z" />
      <path d="M18 6l6 6-6 6-6-6z" />
      <path d="M12 12l6 6-6 6-6-6z" />
      <path d="M6 6l6 6-6 6-6-6z" />
    </Square>
  )
}

/** A spinner with words in the place of a list that is loading. */
export function LabelledSpinner({ children }: { children: ReactNode }) {
  return (
    <Waiting role="status">
      <Spinner /> {children}
    </Waiting>
  )
}

/** A spinner in the middle of the space that a page will fill, for guards and slow routes. */
export function PageSpinner({ label = t('Loading') }: { label?: string }) {
  return (
    <Centre role="status">
      <Spinner size="3rem" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Centre>
  )
}

const pulse = keyframes`
  0%, 60%, 100% { opacity: 0.2; }
  25% { opacity: 1; }
`

/* Fading is not movement, so this stays for readers who asked for reduced motion, only slower. */
const Square = styled.svg`
  flex: none;
  fill: currentcolor;

  & > path {
    opacity: 0.2;
    animation: ${pulse} 1.2s linear infinite;
  }
  & > path:nth-child(2) {
    animation-delay: 0.3s;
  }
  & > path:nth-child(3) {
    animation-delay: 0.6s;
  }
  & > path:nth-child(4) {
    animation-delay: 0.9s;
  }
  @media (prefers-reduced-motion: reduce) {
    & > path {
      animation-duration: 4s;
    }
  }
`

const Centre = styled.div`
  display: grid;
  place-content: center;
  min-height: 60vh;
  padding: ${space[8]};
  color: ${color('action')};
`

const Waiting = styled.p`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  padding-block: ${space[8]};
  color: ${color('textMuted')};
`
