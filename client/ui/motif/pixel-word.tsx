import styled from 'styled-components'
import { pixelHeight, pixelPath, pixelWidth } from './pixel-letters.ts'

interface PixelWordProps {
  /** Capitals and digits. */
  word: string
}

/** A word of pixels, as wide as its place: decoration, or with a label around it. */
export function PixelWord({ word }: PixelWordProps) {
  return (
    <Cells viewBox={`0 0 ${pixelWidth(word)} ${pixelHeight}`} aria-hidden="true" shapeRendering="crispEdges">
      <path d={pixelPath(word)} fill="var(--color-patternMain)" />
    </Cells>
  )
}

const Cells = styled.svg`
  width: 100%;
`
