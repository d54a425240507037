import styled from 'styled-components'
import { color, leading, text } from '#client/theme/theme.ts'

const tones = { muted: 'textMuted', danger: 'dangerText' } as const

interface TextProps {
  $tone?: keyof typeof tones
  $size?: Parameters<typeof text>[0]
  $leading?: Parameters<typeof leading>[0]
}

/** A paragraph in a tone and size of the theme; of another element by `as`. */
export const Text = styled.p<TextProps>`
  color: ${({ $tone }) => $tone && color(tones[$tone])};
  font-size: ${({ $size }) => $size && text($size)};
  line-height: ${({ $leading }) => $leading && leading($leading)};
`
