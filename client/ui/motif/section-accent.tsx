import styled from 'styled-components'
import { color } from '#client/theme/theme.ts'

/** Four teeth: the mark of a section's beginning. */
export const SectionAccent = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  width: 3rem;
  height: 0.375rem;
  background: conic-gradient(from 135deg at 50% 0, ${color('accentStrong')} 90deg, transparent 0) 0 0 / 0.75rem
    0.375rem;
`
