import styled from 'styled-components'

const columns = [0, 1, 2, 3, 4, 5]
const floors = [0, 1, 2, 3, 4, 5]
/** Lit windows of the large building, as column and row; the door stands where two others would be. */
const lit = new Set(['1-0', '4-1', '2-2', '5-2', '0-3', '3-3', '1-4', '4-4', '5-5'])
const door = new Set(['2-5', '3-5'])
const windows = floors.flatMap((row) =>
  columns.map((column) => `${column}-${row}`).filter((place) => !door.has(place)),
)

/** Half diamonds of the pattern along the street, as middle and height. */
const hills = [
  [10, 38],
  [62, 58],
  [118, 44],
  [176, 66],
  [232, 50],
  [290, 62],
  [344, 42],
] as const

/** A small house, and a large building of years later. Decoration: the words below tell it. */
export function TwoBuildings() {
  return (
    <Street viewBox="0 0 360 100" aria-hidden="true">
      <path
        d={hills.map(([x, height]) => `M${x - height} 100l${height}-${height}l${height} ${height}z`).join('')}
        fill="var(--color-patternGround)"
      />
      <path d="M52 50h56v50h-56z" fill="var(--color-patternShade)" />
      <path d="M46 50l8-8h52l8 8z" fill="var(--color-patternMain)" />
      <path d="M60 57h16v14h-16zM84 57h16v14h-16z" fill="var(--color-patternAccent)" />
      <path d="M68 57v14M92 57v14" stroke="var(--color-patternMain)" strokeWidth="1.5" />
      <path d="M58 80h20v20h-20zM84 80h18v20h-18z" fill="var(--color-patternMain)" />
      <path d="M212 18h96v82h-96z" fill="var(--color-patternMain)" />
      <path d="M206 18l6-6h96l6 6zM255 12l5-10l5 10z" fill="var(--color-patternShade)" />
      {windows.map((place) => {
        const [column = 0, row = 0] = place.split('-').map(Number)
        return (
          <rect
            key={place}
            x={219.5 + column * 14.6}
            y={24 + row * 12.5}
            width="8"
            height="7.5"
            fill={`var(--color-pattern${lit.has(place) ? 'Accent' : 'Ground'})`}
          />
        )
      })}
      <path d="M252 85h16v15h-16z" fill="var(--color-patternAccent)" />
      <path d="M0 99h360v1h-360z" fill="var(--color-patternMain)" />
    </Street>
  )
}

const Street = styled.svg`
  width: 100%;
`
