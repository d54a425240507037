import { css } from 'styled-components'
import { color } from '#client/theme/theme.ts'
import type { Icon } from '#client/ui/icon.ts'
import { Circle } from '#client/ui/icons/circle.ts'
import { CircleCheck } from '#client/ui/icons/circle-check.ts'
import { CircleX } from '#client/ui/icons/circle-x.ts'
import { Info } from '#client/ui/icons/info.ts'
import { TriangleAlert } from '#client/ui/icons/triangle-alert.ts'

/** What a coloured thing says. Colour is never the only sign: each tone has an icon too, and words beside it. */
export type Tone = 'neutral' | 'success' | 'info' | 'warning' | 'danger'

export const toneIcons: Record<Tone, Icon> = {
  neutral: Circle,
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  danger: CircleX,
}

/** Sets `--tone-text`, `--tone-soft`, `--tone-line` and `--tone-solid` for the parts below. */
export const toneStyle = css<{ $tone: Tone }>`
  ${({ $tone }) =>
    $tone === 'neutral'
      ? css`
          --tone-text: ${color('text')};
          --tone-soft: ${color('sunken')};
          --tone-line: ${color('line')};
          --tone-solid: ${color('action')};
        `
      : css`
          --tone-text: ${color(`${$tone}Text`)};
          --tone-soft: ${color(`${$tone}Soft`)};
          --tone-line: ${color(`${$tone}Line`)};
          --tone-solid: ${color($tone)};
        `}
`
