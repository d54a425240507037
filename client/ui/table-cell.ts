import styled from 'styled-components'
import { color, text } from '#client/theme/theme.ts'

/** What stands beside a cell's value, or in place of a missing one. */
export const Quiet = styled.span`
  color: ${color('textMuted')};
  font-size: ${text('small')};
  font-weight: 400;
`

/** A cell's value, and on lines of their own what belongs to it. */
export const StackedCell = styled.span`
  display: grid;
  overflow-wrap: anywhere;
`
