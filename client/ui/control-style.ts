import { css } from 'styled-components'
import { color, motion, radius, space, text } from '#client/theme/theme.ts'

/** Looks shared by everything one types into or chooses from. */
export const controlStyle = css`
  width: 100%;
  min-height: 2.875rem;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius.medium};
  background: ${color('raised')};
  color: ${color('text')};
  font-size: ${text('body')};
  line-height: 1.3;
  transition: border-color ${motion('fast')};

  &::placeholder {
    color: ${color('textMuted')};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${color('text')};
  }
  &:focus-visible {
    border-color: ${color('focus')};
    outline-offset: 1px;
  }
  &[aria-invalid='true'] {
    border-color: ${color('danger')};
    box-shadow: inset 0 0 0 1px ${color('danger')};
  }
  &:disabled {
    background: ${color('sunken')};
    color: ${color('textMuted')};
    cursor: not-allowed;
  }
`
