import { useId } from 'react'
import styled from 'styled-components'
import { patternTile } from './pattern-tile.ts'

interface PatternProps {
  /** A slug: the same one always gives the same pattern. */
  seed: string
  /** Motifs between edge and middle: 0 is a ribbon, 1 a border, 3 a surface. */
  rows?: number
  /** Size of a cell of the grid, in px. */
  cell?: number
  /** Fill the place, repeating downwards too; else one repeat tall. */
  cover?: boolean
}

/** A piece of a Dhaka pattern in the theme's colours: decoration, as wide as its place. */
export function Pattern({ seed, rows = 1, cell = 3, cover = false }: PatternProps) {
  const id = useId()
  const tile = patternTile(seed, rows)
  const height = tile.height * cell
  return (
    <Svg width="100%" height={cover ? '100%' : height} aria-hidden="true">
      <pattern
        id={id}
        width={tile.width * cell}
        height={height}
        {...(cover && { x: (-tile.width * cell) / 2, y: -height / 2 })}
        viewBox={`0 0 ${tile.width} ${tile.height}`}
        patternUnits="userSpaceOnUse"
      >
        <rect width={tile.width} height={tile.height} fill="var(--color-patternGround)" />
        {tile.paths.map(({ tone, d }) => (
          <path key={d} d={d} fill={`var(--color-pattern${tone})`} />
        ))}
      </pattern>
      {cover ? (
        // From the middle outwards, so that the large diamonds are in the middle whatever is cut off.
        <svg x="50%" y="50%" overflow="visible" aria-hidden="true">
          <rect x={-half} y={-half} width={2 * half} height={2 * half} fill={`url(#${id})`} />
        </svg>
      ) : (
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      )}
    </Svg>
  )
}

/** Further than any screen reaches from the middle of a cover, in px. */
const half = 4000

const Svg = styled.svg`
  flex: none;
`
