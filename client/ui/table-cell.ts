import styled from 'styled-components'
import { below, color, space, text } from '#client/theme/theme.ts'

/** A note beside a cell's value, or in place of a missing one. */
export const Quiet = styled.span`
  color: ${color('textMuted')};
  font-size: ${text('small')};
  font-weight: 400;
`

/** A cell's lines. */
export const Lines = styled.span`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
`

/** A note in a wide table: on phones it follows its label, at the end. */
export const Beside = styled(Lines)`
  ${below('wide')} {
    justify-items: end;
  }
`

/** A cell's value, with notes on lines of their own. */
export const StackedCell = styled.span`
  display: grid;
  overflow-wrap: anywhere;
`
