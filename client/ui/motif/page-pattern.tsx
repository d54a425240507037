import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, from, space } from '#client/theme/theme.ts'
import { Pattern } from './pattern.tsx'

/** A title on a strip of paper with a pattern at its side, whose edge is cut in teeth. */
export function PagePattern({ seed, children }: { seed: string; children: ReactNode }) {
  return (
    <Strip>
      <Words>{children}</Words>
      <Side>
        <Pattern seed={seed} rows={2} cell={4} cover />
      </Side>
    </Strip>
  )
}

const Strip = styled.div`
  position: relative;
  border-bottom: 1px solid ${color('line')};
  background: ${color('sunken')};

  ${from('large')} {
    min-height: 13rem;
    display: grid;
    align-items: center;
  }
`

const Words = styled.div`
  width: 100%;
  max-width: 80rem;
  margin-inline: auto;
  padding: ${space[8]} ${space[4]};

  ${from('medium')} {
    padding-inline: ${space[8]};
  }
  ${from('large')} {
    padding-block: ${space[10]};
    padding-right: max(32vw, 20rem);
  }
`

const Side = styled.div`
  height: 1.75rem;

  ${from('large')} {
    position: absolute;
    inset: 0 0 0 auto;
    width: 28vw;
    height: auto;

    /* Teeth along the left edge: whole ones, whatever the height. */
    &::before {
      content: '';
      position: absolute;
      inset: 0 100% 0 auto;
      width: 1.5rem;
      background: conic-gradient(from 45deg at 0 50%, ${color('patternMain')} 90deg, transparent 0) 0 0 / 1.5rem 3rem
        no-repeat round;
    }
  }
`
