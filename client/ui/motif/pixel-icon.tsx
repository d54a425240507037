import styled from 'styled-components'
import { pixelCells } from './pixel-cells.ts'

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
