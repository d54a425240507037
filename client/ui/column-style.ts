import { css } from 'styled-components'
import { from, space } from '#client/theme/theme.ts'

/** The column that keeps a section's content off the edges of the screen. */
export const columnStyle = css`
  width: 100%;
  max-width: 80rem;
  margin-inline: auto;
  padding-inline: ${space[4]};

  ${from('medium')} {
    padding-inline: ${space[8]};
  }
`
