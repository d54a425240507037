import styled from 'styled-components'
import { color, radius } from '#client/theme/theme.ts'
import { Sign } from './sign.tsx'
import { Weave } from './weave.tsx'

interface WovenCoverProps {
  /** A slug: picks the borders, the same ones for the same thing. */
  seed: string
  /** The picture in the middle, as in content/signs.ts. */
  drawing: string
  /** Width to height. */
  ratio?: string
}

/** The picture of a course, a year, a place: a sign woven between two borders of its own. As wide as its place. */
export function WovenCover({ seed, drawing, ratio = '16 / 9' }: WovenCoverProps) {
  return (
    <Cloth style={{ aspectRatio: ratio }} aria-hidden="true">
      <Weave seed={seed} rows={0} cell={2} />
      <Middle>
        <Sign drawing={drawing} />
      </Middle>
      <Weave seed={seed} rows={1} cell={2} />
    </Cloth>
  )
}

const Cloth = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${color('weaveGround')};
`

const Middle = styled.div`
  display: grid;
  place-items: center;
  min-height: 0;
  padding-block: 6%;
`
