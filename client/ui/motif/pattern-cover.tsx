import styled from 'styled-components'
import { color, radius } from '#client/theme/theme.ts'
import { Pattern } from './pattern.tsx'
import { PixelIcon } from './pixel-icon.tsx'

interface PatternCoverProps {
  /** A slug: picks the borders, the same ones for the same thing. */
  seed: string
  /** The picture in the middle, as ui/motif/pixel-cells.ts reads it. */
  drawing: string
  /** For cards: one narrow border, and the room for the picture. */
  small?: boolean
}

/** The picture of a course, a year, a place: a pixel icon between two borders of its own. As large as its place. */
export function PatternCover({ seed, drawing, small = false }: PatternCoverProps) {
  return (
    <Cover aria-hidden="true" $small={small}>
      {!small && <Pattern seed={seed} rows={0} cell={2} />}
      <Middle>
        <PixelIcon drawing={drawing} />
      </Middle>
      <Pattern seed={seed} rows={small ? 0 : 1} cell={small ? 1.25 : 2} />
    </Cover>
  )
}

const Cover = styled.div<{ $small: boolean }>`
  display: grid;
  grid-template-rows: ${({ $small }) => ($small ? '' : 'auto ')}minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${color('patternGround')};
`

const Middle = styled.div`
  display: grid;
  place-items: center;
  min-height: 0;
  padding: 1rem 0.625rem;
`
