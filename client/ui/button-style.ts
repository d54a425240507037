import { css } from 'styled-components'
import { color, motion, radius, space, text } from '#client/theme/theme.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'small'

export interface ButtonLook {
  $variant: ButtonVariant
  $size: ButtonSize
  $wide: boolean
}

const variants = {
  primary: css`
    --face: ${color('action')};
    --face-hover: ${color('actionHover')};
    --face-active: ${color('actionActive')};
    color: ${color('onAction')};
  `,
  secondary: css`
    --face: ${color('surface')};
    --face-hover: ${color('actionSoft')};
    --face-active: ${color('actionSoftHover')};
    color: ${color('action')};
    border-color: currentcolor;
  `,
  quiet: css`
    --face: transparent;
    --face-hover: ${color('actionSoft')};
    --face-active: ${color('actionSoftHover')};
    color: ${color('action')};
  `,
  danger: css`
    --face: ${color('danger')};
    --face-hover: ${color('dangerHover')};
    --face-active: ${color('dangerHover')};
    color: ${color('onDanger')};
  `,
}

/** Looks shared by buttons and by links that look like buttons. A small one still has a touch target of 44 px. */
export const buttonStyle = css<ButtonLook>`
  position: relative;
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${({ $size }) => ($size === 'small' ? '2.25rem' : '2.875rem')};
  padding: ${space[1]} ${({ $size }) => ($size === 'small' ? space[3] : space[5])};
  border: 1px solid transparent;
  ${({ $variant }) => variants[$variant]}
  border-radius: ${radius.medium};
  background: var(--face);
  font-size: ${({ $size }) => text($size === 'small' ? 'small' : 'body')};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition: background-color ${motion('fast')};
  touch-action: manipulation;

  &::after {
    content: '';
    position: absolute;
    inset: ${({ $size }) => ($size === 'small' ? '-0.25rem -1px' : '-1px')};
  }
  &:hover {
    background: var(--face-hover);
  }
  &:active {
    background: var(--face-active);
  }
  &:is(:disabled, [aria-disabled='true']):not([aria-busy='true']) {
    cursor: not-allowed;
    background: ${({ $variant }) => ($variant === 'quiet' ? 'transparent' : color('sunken'))};
    border-color: ${({ $variant }) => ($variant === 'quiet' ? 'transparent' : color('line'))};
    color: ${color('textMuted')};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  & > svg {
    flex: none;
    width: 1.2em;
    height: 1.2em;
  }
`
