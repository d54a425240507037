import styled from 'styled-components'
import { from, space } from '#client/theme/theme.ts'

/** The upload and the parts below it. */
export const ImportPart = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`

/** The upload and its help beside each other on a large screen; a preview takes the whole width. */
export const ImportColumns = styled.div<{ $previewed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  ${from('large')} {
    grid-template-columns: ${({ $previewed }) => ($previewed ? 'minmax(0, 1fr)' : 'minmax(0, 3fr) minmax(0, 2fr)')};
  }
`
