import styled from 'styled-components'
import { color, space } from '#client/theme/theme.ts'
import { PlainList } from '#client/ui/plain-list.tsx'

/** Problems of a file: in each entry a bold part, such as the row, and the words beside it. */
export const ProblemList = styled(PlainList)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  margin-top: ${space[2]};
  border-top: 1px solid ${color('dangerLine')};
  overflow-wrap: anywhere;

  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    gap: ${space[3]};
    padding-block: ${space[1]};
    border-bottom: 1px solid ${color('dangerLine')};
  }
  & strong {
    font-variant-numeric: tabular-nums;
  }
`
