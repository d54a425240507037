import styled from 'styled-components'
import { color, radius, space, text } from '#client/theme/theme.ts'

/** Badge of a kind in its hue: put it inside `data-hue`. */
export const HueBadge = styled.span`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  width: fit-content;
  padding: 0.1rem ${space[2]};
  border-radius: ${radius.small};
  background: ${color('hueSoft')};
  color: ${color('hueText')};
  font-size: ${text('tiny')};
  font-weight: 600;
  line-height: 1.6;

  &::before {
    content: '';
    width: 0.5em;
    height: 0.5em;
    background: ${color('hue')};
    rotate: 45deg;
  }
`
