import { useId } from 'react'
import styled from 'styled-components'

interface DotFieldProps {
  /** How many there are. */
  total: number
  /** How many of them count. */
  filled: number
  /** The fact in words: "206 of 229 students". */
  label: string
  columns?: number
  /** The shape of a dot. */
  shape?: keyof typeof shapes
}

/** In a cell of 1 by 1. */
const shapes = {
  diamond: 'M.5 .08l.42 .42l-.42 .42l-.42-.42z',
  tooth: 'M.5 .12l.46 .76h-.92z',
  topi: 'M.12 .8v-.26l.14-.34h.42l.2 .34v.26z',
}

/** Columns for so many dots: a few rows of them. */
export const dotColumns = (total: number) => Math.min(20, Math.max(10, Math.ceil(total / 4)))

/** A share as a field of dots, some of them filled. */
export function DotField({ total, filled, label, columns = 20, shape = 'diamond' }: DotFieldProps) {
  const id = useId()
  return (
    <Field
      viewBox={`0 0 ${columns} ${Math.ceil(total / columns)}`}
      role="img"
      preserveAspectRatio="xMinYMin meet"
      aria-label={label}
    >
      {(['missed', 'reached'] as const).map((kind) => (
        <pattern key={kind} id={`${id}-${kind}`} width="1" height="1" patternUnits="userSpaceOnUse">
          <path d={shapes[shape]} fill={`var(--dot-${kind})`} />
        </pattern>
      ))}
      <path d={firstOnes(total, columns)} fill={`url(#${id}-missed)`} />
      <path d={firstOnes(filled, columns)} fill={`url(#${id}-reached)`} />
    </Field>
  )
}

/** The outline of the first so many cells of a grid, row by row. */
function firstOnes(count: number, columns: number): string {
  const rows = Math.floor(count / columns)
  const rest = count % columns
  return `M0 0h${columns}v${rows}h${rest - columns}v1h-${rest}z`
}

const Field = styled.svg`
  --dot-reached: var(--color-hue);
  --dot-missed: var(--color-lineStrong);
  width: 100%;
`
