import { css } from 'styled-components'
import { color, from, motion, space } from '#client/theme/theme.ts'

/** An entry of the top bar; the current one is bold and stands on a marigold line. */
export const barLinkStyle = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[1]};
  height: var(--bar-height);
  padding-inline: ${space[2]};
  color: ${color('text')};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: auto ${space[2]} 0;
    height: 4px;
    background: ${color('accent')};
    transform: scaleX(0);
    transition: transform ${motion('fast')};
  }
  ${from('wide')} {
    padding-inline: ${space[3]};

    &::after {
      inset-inline: ${space[3]};
    }
  }
  &:hover {
    color: ${color('action')};
  }
  &:hover::after,
  &:is([aria-current='page'], [data-current])::after {
    transform: none;
  }
  &:is([aria-current='page'], [data-current]) {
    font-weight: 650;
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`
