import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, from, radius, space } from '#client/theme/theme.ts'
import { type PatternTile, patternTile } from '#client/ui/motif/pattern-tile.ts'

interface MarkSheetBorderProps {
  /** Picks the pattern: the same exam always has the same border. */
  seed: string
  children: ReactNode
}

/** Width of the patterned border in px. */
const ribbon = 14
/** Longer than half of any edge. */
const far = 3000

/** A sheet of paper in a patterned border: the mark sheet, or the place where it is going to be. */
export function MarkSheetBorder({ seed, children }: MarkSheetBorderProps) {
  return (
    <Sheet>
      <Border seed={seed} />
      <Paper>{children}</Paper>
    </Sheet>
  )
}

/**
 * Each edge is drawn from its middle outwards, so that its two ends look alike however long it is. Its ids are
 * fixed: a page has one mark sheet, and the server renders it by itself (see ssr/template/page-template.tsx).
 */
function Border({ seed }: { seed: string }) {
  const tile = patternTile(seed, 0)
  const across = 'url(#border-across)'
  const down = 'url(#border-down)'
  return (
    <Edges aria-hidden="true">
      <PatternFill id="border-across" tile={tile} />
      <PatternFill id="border-down" tile={tile} turn={90} />
      <Place x="50%" y="0">
        <rect x={-far} width={2 * far} height={ribbon} fill={across} />
      </Place>
      <Place x="50%" y="100%">
        <rect x={-far} y={-ribbon} width={2 * far} height={ribbon} fill={across} />
      </Place>
      <Place x="0" y="50%">
        <rect y={-far} width={ribbon} height={2 * far} fill={down} />
      </Place>
      <Place x="100%" y="50%">
        <rect x={-ribbon} y={-far} width={ribbon} height={2 * far} fill={down} />
      </Place>
      <Corner x="0" y="0" />
      <Corner x="100%" y="0" left />
      <Corner x="0" y="100%" up />
      <Corner x="100%" y="100%" left up />
    </Edges>
  )
}

function PatternFill({ id, tile, turn = 0 }: { id: string; tile: PatternTile; turn?: number }) {
  const scale = ribbon / tile.height
  return (
    <pattern
      id={id}
      width={tile.width * scale}
      height={ribbon}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
    >
      <g transform={`scale(${scale})`}>
        <rect width={tile.width} height={tile.height} fill="var(--color-patternGround)" />
        {tile.paths.map(({ tone, d }) => (
          <path key={d} d={d} fill={`var(--color-pattern${tone})`} />
        ))}
      </g>
    </pattern>
  )
}

/** A place on the sheet from which to measure, in shares of its size. */
function Place({ x, y, children }: { x: string; y: string; children: ReactNode }) {
  return (
    <svg x={x} y={y} width="1" height="1" overflow="visible" aria-hidden="true">
      {children}
    </svg>
  )
}

function Corner({
  left = false,
  up = false,
  ...place
}: {
  x: string
  y: string
  left?: boolean
  up?: boolean
}) {
  const half = ribbon / 2
  return (
    <Place {...place}>
      <g transform={`translate(${left ? -ribbon : 0} ${up ? -ribbon : 0})`}>
        <rect width={ribbon} height={ribbon} fill="var(--color-patternMain)" />
        <path
          d={`M${half} 3l${half - 3} ${half - 3}l-${half - 3} ${half - 3}l-${half - 3}-${half - 3}z`}
          fill="var(--color-patternAccent)"
        />
      </g>
    </Place>
  )
}

const Sheet = styled.article`
  position: relative;
  padding: ${ribbon}px;
  border-radius: ${radius.small};
  overflow: clip;

  @media print {
    --color-patternGround: #fff;
    --color-patternMain: #000;
    --color-patternShade: #999;
    --color-patternAccent: #ccc;
    /* With the page's margin it takes the upper half of a sheet of A4. */
    zoom: 0.8;
    break-inside: avoid;
  }
`

const Edges = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`

const Paper = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding: ${space[5]} ${space[4]};
  background: ${color('raised')};

  ${from('small')} {
    padding: ${space[6]};
  }
  @media print {
    gap: ${space[3]};
    padding: ${space[4]};
    background: none;
    border: 1px solid #000;
  }
`
