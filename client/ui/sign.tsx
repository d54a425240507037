import styled from 'styled-components'
import { signCells } from './sign-cells.ts'

interface SignProps {
  /** Rows of cells as sign-cells.ts reads them. */
  drawing: string
  /** Height as CSS writes it; all of its place unless told. */
  size?: string
}

/** A small woven picture in the colours of the thread around it: decoration, or with a label beside it. */
export function Sign({ drawing, size = '100%' }: SignProps) {
  const { width, height, paths } = signCells(drawing)
  return (
    <Cloth viewBox={`0 0 ${width} ${height}`} height={size} aria-hidden="true" shapeRendering="crispEdges">
      {paths.map(({ thread, d }) => (
        <path key={thread} d={d} fill={`var(--color-weave${thread})`} />
      ))}
    </Cloth>
  )
}

const Cloth = styled.svg`
  flex: none;
  max-width: 100%;
`
