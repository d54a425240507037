import Play from 'lucide-react/icons/play'
import styled from 'styled-components'
import { color, motion, radius } from '#client/theme/theme.ts'

/** The triangle on a cover: decoration, since the whole card plays. */
export function PlayMark() {
  return (
    <Disc data-play-mark data-needs-js>
      <Play aria-hidden="true" />
    </Disc>
  )
}

const Disc = styled.span`
  position: absolute;
  inset: auto auto 0.75rem 0.75rem;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.round};
  background: ${color('accent')};
  box-shadow: 0 0 0 3px ${color('ground')};
  color: ${color('onAccent')};
  transition: background-color ${motion('fast')};

  & > svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-left: 0.15rem;
    fill: currentcolor;
  }
`
