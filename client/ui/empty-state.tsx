import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, leading, radius, space, text } from '#client/theme/theme.ts'
import { Pattern } from './motif/pattern.tsx'

interface EmptyStateProps {
  title: ReactNode
  /** The missing content, or advice. */
  children?: ReactNode
  actions?: ReactNode
  /** Picks the pattern; the same place always shows the same. */
  seed: string
  /** For panels beside something else. */
  compact?: boolean
  /** Without a frame, for a sheet that has one. */
  bare?: boolean
  headingLevel?: 2 | 3
}

/** A kind message for an empty page or list, with the next step. */
export function EmptyState({
  title,
  children,
  actions,
  seed,
  compact = false,
  bare = false,
  headingLevel = 2,
}: EmptyStateProps) {
  return (
    <Box $compact={compact} $bare={bare}>
      <Patch $compact={compact}>
        <Pattern seed={seed} rows={1} cell={2} cover />
      </Patch>
      <Title as={`h${headingLevel}`}>{title}</Title>
      {children !== undefined && <Note>{children}</Note>}
      {actions}
    </Box>
  )
}

const Box = styled.div<{ $compact: boolean; $bare: boolean }>`
  display: grid;
  gap: ${space[3]};
  justify-items: center;
  padding: ${({ $compact }) => ($compact ? `${space[6]} ${space[4]}` : `${space[12]} ${space[4]}`)};
  border: ${({ $bare }) => ($bare ? 0 : `1px dashed ${color('line')}`)};
  border-radius: ${radius.large};
  background: ${color('surface')};
  text-align: center;
`

const Patch = styled.div<{ $compact: boolean }>`
  width: ${({ $compact }) => ($compact ? '6rem' : '9rem')};
  height: ${({ $compact }) => ($compact ? '2.5rem' : '4rem')};
  margin-bottom: ${space[1]};
  overflow: hidden;
  border-radius: ${radius.small};
`

const Title = styled.h2`
  font-size: ${text('large')};
`

const Note = styled.p`
  max-width: 32rem;
  color: ${color('textMuted')};
  line-height: ${leading('normal')};
`
