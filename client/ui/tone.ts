import { Circle, CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import { css } from 'styled-components'
import { color } from '#client/theme/theme.ts'

/** What a coloured thing says. Colour is never the only sign: each tone has an icon too, and words beside it. */
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
