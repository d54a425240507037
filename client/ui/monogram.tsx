import styled from 'styled-components'
import { weaveTile } from './weave-tile.ts'

interface MonogramProps {
  /** A person's name; titles before it do not count. */
  name: string
  /** Width and height as CSS writes them. */
  size?: string
}

const title = /^(Dr|Er|Prof|Mr|Mrs|Ms|Assoc)\.?$/

/** First letters of the first and the last name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !title.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('')
}

/** Stands for a person's photograph: the initials on a patch of cloth that is theirs. Decoration beside the name. */
export function Monogram({ name, size = '4rem' }: MonogramProps) {
  const tile = weaveTile(name, 0)
  const scale = 12 / tile.height
  return (
    <Patch viewBox="0 0 64 64" style={{ width: size, height: size }} aria-hidden="true">
      <rect width="64" height="64" fill="var(--color-weaveGround)" />
      {[0, 52].map((top) =>
        [0, 1, 2].map((column) => (
          <g key={column} transform={`translate(${column * tile.width * scale - 4} ${top}) scale(${scale})`}>
            {tile.paths.map(({ thread, d }) => (
              <path key={d} d={d} fill={`var(--color-weave${thread})`} />
            ))}
          </g>
        )),
      )}
      <text x="32" y="33.5" textAnchor="middle" dominantBaseline="central" fill="var(--color-threadText)">
        {initials(name)}
      </text>
    </Patch>
  )
}

const Patch = styled.svg`
  flex: none;
  font-size: 24px;
  font-weight: 700;
  letter-spacing: 0.02em;
`
