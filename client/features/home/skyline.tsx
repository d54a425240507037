import styled, { keyframes } from 'styled-components'
import { Weave } from '#client/ui/weave.tsx'

/** Middle and height of each summit, in cells; the far range first. */
const far = [
  [14, 22],
  [60, 30],
  [104, 25],
  [150, 34],
  [196, 27],
  [234, 21],
] as const
const near = [
  [-4, 17],
  [34, 20],
  [80, 23],
  [126, 28],
  [172, 22],
  [214, 24],
] as const

const floor = 44

/** A summit as half a diamond of the weave. */
const half = (x: number, height: number) => `M${x - height} ${floor}l${height}-${height}l${height} ${height}z`
const ring = (range: readonly (readonly [number, number])[], inset: number) =>
  range.map(([x, height]) => half(x, height - inset)).join('')
/** The uppermost cells. */
const snow = (range: readonly (readonly [number, number])[], depth: number) =>
  range
    .map(
      ([x, height]) =>
        `M${x} ${floor - height}l${depth} ${depth}l-${depth / 2}-${depth / 4}l-${depth / 2} ${depth / 2}l-${depth / 2}-${depth / 2}l-${depth / 2} ${depth / 4}z`,
    )
    .join('')

/** The Himalaya as a weaver sees it: half diamonds, row behind row, and the sun. Decoration along the foot of the hero. */
export function Skyline() {
  return (
    <div aria-hidden="true">
      <Range viewBox={`0 0 240 ${floor}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Sun d="M186 4l9 9l-9 9l-9-9z" fill="var(--color-weaveAccent)" />
        <path d={ring(far, 0)} fill="var(--color-weaveShade)" />
        <path d={snow(far, 8)} fill="var(--color-snow)" />
        <path d={ring(near, 0)} fill="var(--color-weaveThread)" />
        <path d={ring(near, 4)} fill="var(--color-weaveGround)" />
        <path d={ring(near, 8)} fill="var(--color-weaveThread)" />
        <path d={ring(near, 13)} fill="var(--color-weaveAccent)" />
        <path d={ring(near, 17)} fill="var(--color-weaveThread)" />
      </Range>
      <Weave seed="skyline" rows={0} cell={1.5} />
    </div>
  )
}

const rise = keyframes`
  from { transform: translateY(18px); }
`

/** Rises once, from behind the far range: the only thing on the page that moves by itself. */
const Sun = styled.path`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} 1.6s cubic-bezier(0.2, 0, 0, 1);
  }
`

const Range = styled.svg`
  width: 100%;
  height: clamp(7rem, 18vw, 15rem);
`
