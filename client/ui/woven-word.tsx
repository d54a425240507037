import styled from 'styled-components'
import { wovenHeight, wovenPath, wovenWidth } from './woven-letters.ts'

interface WovenWordProps {
  /** Capitals and digits. */
  word: string
}

/** A word woven of cells, as wide as its place: decoration, or with a label around it. */
export function WovenWord({ word }: WovenWordProps) {
  return (
    <Cells viewBox={`0 0 ${wovenWidth(word)} ${wovenHeight}`} aria-hidden="true" shapeRendering="crispEdges">
      <path d={wovenPath(word)} fill="var(--color-weaveThread)" />
    </Cells>
  )
}

const Cells = styled.svg`
  width: 100%;
`
