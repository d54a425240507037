import styled from 'styled-components'
import type { PatternTone } from './pattern-tile.ts'

interface PixelIconProps {
  /** Rows of cells as pixel-cells.ts reads them. */
  drawing: string
  /** Height as CSS writes it; all of its place by default. */
  size?: string
}

/** A small picture of pixels in the hue around it: decoration, or with a label beside it. */
export function PixelIcon({ drawing, size = '100%' }: PixelIconProps) {
  const { width, height, paths } = pixelCells(drawing)
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} height={size} aria-hidden="true" shapeRendering="crispEdges">
      {paths.map(({ tone, d }) => (
        <path key={tone} d={d} fill={`var(--color-pattern${tone})`} />
      ))}
    </Svg>
  )
}

const Svg = styled.svg`
  flex: none;
  max-width: 100%;
`

/** A drawing of cells: how large it is, and SVG path data for each tone in it. */
interface Cells {
  width: number
  height: number
  paths: { tone: PatternTone; d: string }[]
}

const tones: readonly (readonly [mark: string, tone: PatternTone])[] = [
  ['+', 'Shade'],
  ['#', 'Main'],
  ['o', 'Accent'],
]

/** Half a drawing has nine cells in a row, its middle one last. */
const halfWidth = 9

/**
 * Reads a drawing of letters: `#` main, `+` shade, `o` accent, anything else nothing. Rows of nine cells are mirrored
 * at their last one.
 */
export function pixelCells(drawing: string): Cells {
  const rows = drawing
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => (row.length === halfWidth ? row + [...row.slice(0, -1)].reverse().join('') : row))
  return {
    width: 2 * halfWidth - 1,
    height: rows.length,
    paths: tones.flatMap(([mark, tone]) => {
      const d = rows.map((row, y) => runs(row, mark, y)).join('')
      return d === '' ? [] : [{ tone, d }]
    }),
  }
}

/** Neighbouring cells of one tone are one bar; it reaches a hair further, so that no seam shows between rows. */
function runs(row: string, mark: string, y: number): string {
  let d = ''
  for (let x = row.indexOf(mark); x !== -1; x = row.indexOf(mark, x)) {
    const start = x
    while (row[x] === mark) x++
    d += `M${start} ${y}h${x - start}v1.03h-${x - start}z`
  }
  return d
}
