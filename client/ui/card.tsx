import styled from 'styled-components'
import { color, from, radius, space, text } from '#client/theme/theme.ts'

/** A sheet of paper on the page. Give it `as="section"` and the like where that says more. */
export const Card = styled.div<{ $padding?: 'none' | 'normal' | 'roomy' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-content: start;
  padding: ${({ $padding = 'normal' }) => ($padding === 'none' ? 0 : space[4])};
  overflow: clip;
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};

  & > h2 {
    font-size: ${text('title')};
  }

  ${from('medium')} {
    padding: ${({ $padding = 'normal' }) => ({ none: 0, normal: space[6], roomy: space[8] })[$padding]};
  }
`
