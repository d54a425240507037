import type { LucideIcon } from 'lucide-react'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { css } from 'styled-components'
import { color } from '#client/theme/theme.ts'

/** Meaning of a colour. Colour is never the only sign: each tone has an icon too, and words beside it. */
export type Tone = 'neutral' | 'success' | 'info' | 'warning' | 'danger'

export const toneIcons: Record<Tone, LucideIcon> = {
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
