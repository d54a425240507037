import styled from 'styled-components'

/** Lit windows of the large house, as column and row. */
const lit = new Set(['1-0', '4-1', '2-2', '5-2', '0-3', '3-3', '1-4', '4-4', '5-5', '2-5'])
const columns = [0, 1, 2, 3, 4, 5]
const floors = [0, 1, 2, 3, 4, 5]

/** Two rented rooms above a pharmacy, and the house of ten years later. Decoration: the words beside it tell it. */
export function TwoHouses() {
  return (
    <Street viewBox="0 0 240 110" aria-hidden="true">
      <path
        d="M0 110l40-40l40 40zM60 110l58-58l58 58zM140 110l50-50l50 50z"
        fill="var(--color-weaveGround)"
      />
      {/* 1996 */}
      <path d="M18 58h56v52h-56z" fill="var(--color-weaveShade)" />
      <path d="M12 58l8-8h52l8 8z" fill="var(--color-weaveThread)" />
      <path d="M26 66h16v14h-16zM50 66h16v14h-16z" fill="var(--color-weaveAccent)" />
      <path d="M34 66v14M58 66v14" stroke="var(--color-weaveThread)" strokeWidth="1.5" />
      <path d="M24 90h20v20h-20zM50 90h18v20h-18z" fill="var(--color-weaveThread)" />
      {/* 2006 */}
      <path d="M122 22h96v88h-96z" fill="var(--color-weaveThread)" />
      <path d="M116 22l6-6h96l6 6zM166 16l4-10l4 10z" fill="var(--color-weaveShade)" />
      {floors.map((row) =>
        columns.map((column) => (
          <rect
            key={`${column}-${row}`}
            x={129 + column * 14.6}
            y={28 + row * 13}
            width="9"
            height="8"
            fill={`var(--color-weave${lit.has(`${column}-${row}`) ? 'Accent' : 'Ground'})`}
          />
        )),
      )}
      <path d="M163 98h14v12h-14z" fill="var(--color-weaveAccent)" />
      <path d="M0 109h240v1h-240z" fill="var(--color-weaveThread)" />
    </Street>
  )
}

const Street = styled.svg`
  width: 100%;
`
