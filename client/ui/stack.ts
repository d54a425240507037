import styled from 'styled-components'
import { space } from '#client/theme/theme.ts'

interface GapProps {
  /** A step of the theme's space. */
  $gap: keyof typeof space
}

/** Parts below each other, no wider than there is room. */
export const Stack = styled.div<GapProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => space[$gap]};
`

/** Parts beside each other, which wrap. */
export const Cluster = styled.div<GapProps & { $align?: 'center' | 'end' }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap }) => space[$gap]};
  align-items: ${({ $align }) => $align};
`
