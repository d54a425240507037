import styled from 'styled-components'
import { color, radius, space, text } from '#client/theme/theme.ts'

/** What kind of thing this is, in the colour of its thread: put it inside `data-thread`. */
export const ThreadBadge = styled.span`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  width: fit-content;
  padding: 0.1rem ${space[2]};
  border-radius: ${radius.small};
  background: ${color('threadSoft')};
  color: ${color('threadText')};
  font-size: ${text('tiny')};
  font-weight: 600;
  line-height: 1.6;

  &::before {
    content: '';
    width: 0.5em;
    height: 0.5em;
    background: ${color('thread')};
    rotate: 45deg;
  }
`
