import styled from 'styled-components'
import { from, space } from '#client/theme/theme.ts'

/** Fields in pairs, on phones below each other. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} ${space[6]};

  ${from('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
