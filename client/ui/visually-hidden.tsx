import styled, { css } from 'styled-components'

/** Hides words from sight, for those who hear the page. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`

/** Words for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
