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
    <Svg width="100%" height={cover ? '100%' : height} aria-hidden="true" $tile={tile.width * cell}>
      <pattern
        id={id}
        width={tile.width * cell}
        height={height}
        {...(cover && { y: -height / 2 })}
        viewBox={`0 0 ${tile.width} ${tile.height}`}
        patternUnits="userSpaceOnUse"
      >
        <rect width={tile.width} height={tile.height} fill="var(--color-patternGround)" />
        {tile.paths.map(({ tone, d }) => (
          <path key={d} d={d} fill={`var(--color-pattern${tone})`} />
        ))}
      </pattern>
      {cover ? (
        // From the middle up and down, so that the large diamonds stay in the middle when the pattern is cropped.
        <svg y="50%" overflow="visible" aria-hidden="true">
          <rect y={-half} width="100%" height={2 * half} fill={`url(#${id})`} />
        </svg>
      ) : (
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      )}
    </Svg>
  )
}

/** Further than any cover reaches from its middle, in px. */
const half = 4000

/**
 * As many whole repeats as fit, so that no diamond is cut at the sides; the rest is ground. They begin on a whole pixel:
 * WebKit draws jagged edges from half of one.
 */
const Svg = styled.svg<{ $tile: number }>`
  --half: ${({ $tile }) => `calc(min(mod(100%, ${$tile}px), max(0px, (100% - ${$tile}px) * 1000)) / 2)`};
  flex: none;
  padding-inline: round(down, var(--half), 1px) round(up, var(--half), 1px);
  background: var(--color-patternGround);
`
