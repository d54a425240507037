import { useId } from 'react'
import styled from 'styled-components'
import { weaveTile } from './weave-tile.ts'

interface WeaveProps {
  /** A slug: the same one always gives the same cloth. */
  seed: string
  /** Motifs between edge and middle: 0 is a ribbon, 1 a border, 3 a cloth. */
  rows?: number
  /** Size of a cell of the grid, in px. */
  cell?: number
  /** Fill the place, repeating downwards too; else one repeat tall. */
  cover?: boolean
}

/** A piece of Dhaka weave in the theme's colours: decoration, as wide as its place. */
export function Weave({ seed, rows = 1, cell = 3, cover = false }: WeaveProps) {
  const id = useId()
  const tile = weaveTile(seed, rows)
  const height = tile.height * cell
  return (
    <Cloth width="100%" height={cover ? '100%' : height} aria-hidden="true">
      <pattern
        id={id}
        width={tile.width * cell}
        height={height}
        viewBox={`0 0 ${tile.width} ${tile.height}`}
        patternUnits="userSpaceOnUse"
      >
        <rect width={tile.width} height={tile.height} fill="var(--color-weaveGround)" />
        {tile.paths.map(({ thread, d }) => (
          <path key={d} d={d} fill={`var(--color-weave${thread})`} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Cloth>
  )
}

const Cloth = styled.svg`
  flex: none;
`
