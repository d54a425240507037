import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, radius } from '#client/theme/theme.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface SkeletonProps {
  /** CSS lengths; the height of one line of text by default. */
  width?: string
  height?: string
}

/** The place of something that is still loading. Build the real layout with these, so that nothing jumps. */
export function Skeleton({ width = '100%', height = '1lh' }: SkeletonProps) {
  return <Block style={{ width, height }} aria-hidden="true" />
}

/** Around a layout of skeletons: tells screen readers once that it is loading. */
export function Loading({ label = t('Loading'), children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Unheard aria-hidden="true">{children}</Unheard>
    </div>
  )
}

/** Terms without their values are nothing to listen to. */
const Unheard = styled.div`
  display: contents;
`

const breathe = keyframes`
  50% { opacity: 0.55; }
`

const Block = styled.span`
  display: block;
  max-width: 100%;
  border-block: 0.2em solid transparent;
  border-radius: ${radius.medium};
  background: ${color('line')} padding-box;
  animation: ${breathe} 1.6s ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`
