import { css } from 'styled-components'
import { color, motion, space } from '#client/theme/theme.ts'

/** A popover along the right edge of the screen, as tall as it. */
export const drawerStyle = css`
  position: fixed;
  inset: 0 0 0 auto;
  width: min(22rem, 88vw);
  height: 100dvh;
  margin: 0;
  padding: ${space[2]} ${space[4]} ${space[8]};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  background: ${color('raised')};
  color: ${color('text')};

  &:popover-open {
    display: grid;
    gap: ${space[6]};
    align-content: start;
    transition: translate ${motion('slow')};

    @starting-style {
      translate: 2rem 0;
    }
  }
  &::backdrop {
    background: ${color('shade')};
  }
  html:has(&:popover-open) {
    overflow: hidden;
  }
`
