import { css } from 'styled-components'
import { color, from, layer, motion, radius, space } from '#client/theme/theme.ts'

export const backdropStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${layer('overlay')};
  background: ${color('shade')};
  transition: opacity ${motion('fast')};

  &:is([data-starting-style], [data-ending-style]) {
    opacity: 0;
  }
`

/** A sheet at the bottom of a phone, in the middle of anything larger. */
export const popupStyle = css<{ $wide?: boolean }>`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer('overlay')};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-height: 92dvh;
  padding: ${space[5]} ${space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-top: 5px solid ${color('accent')};
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color('raised')};
  color: ${color('text')};
  box-shadow: 0 16px 48px -12px ${color('shadow')};
  transition: opacity ${motion('fast')};

  &:is([data-starting-style], [data-ending-style]) {
    opacity: 0;
  }
  &:focus-visible {
    outline: none;
  }
  ${from('medium')} {
    inset: 50% auto auto 50%;
    width: ${({ $wide }) => ($wide ? '48rem' : '32rem')};
    max-width: calc(100vw - 2 * ${space[8]});
    padding: ${space[6]};
    border-radius: ${radius.large};
    translate: -50% -50%;
  }
`
