import styled from 'styled-components'
import { color, radius } from '#client/theme/theme.ts'
import { PlainList } from './plain-list.tsx'

/** A sheet of paper whose rows reach from edge to edge. */
export const Sheet = styled.div`
  overflow: clip;
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
`

/** Its rows, with a line between each two. */
export const SheetRows = styled(PlainList)`
  & > li:not(:last-child) {
    border-bottom: 1px solid ${color('line')};
  }
`
