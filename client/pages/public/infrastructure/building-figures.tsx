import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { BuildingPicture, InfrastructureQuery } from '#client/gql/graphql.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { columnStyle } from '#client/ui/column-style.ts'

type Figure = NonNullable<InfrastructureQuery['content']['infrastructurePage']>['figures'][number]

/** Width and height of each book on the shelf; the third one of five stands out. */
const books = [
  [7, 30],
  [5, 26],
  [8, 34],
  [5, 28],
  [6, 24],
  [9, 32],
  [5, 30],
  [7, 27],
  [6, 35],
  [8, 29],
  [5, 25],
  [7, 33],
] as const
const shelf = books.map(([width, height], index) => ({
  width,
  height,
  x: books.slice(0, index).reduce((sum, [before]) => sum + before + 1.5, 2),
  tone: ['Main', 'Shade', 'Accent', 'Main', 'Shade'][index % 5],
}))
const screens = Array.from({ length: 100 }, (_, screen) => screen)

/** A floor plan, a hundred screens, a shelf. Decoration beside the words. */
const pictures: Record<BuildingPicture, ReactNode> = {
  plan: (
    <svg viewBox="0 0 100 40" aria-hidden="true">
      <path d="M2 2h96v36h-96z" fill="var(--color-patternGround)" />
      <path
        d="M2 2h96v36h-96zM34 2v14M34 24v14M66 2v10M66 20v18M34 24h14M58 24h8M66 20h18M92 20h6"
        fill="none"
        stroke="var(--color-patternMain)"
        strokeWidth="2.5"
      />
      <path d="M76 25h14v8h-14z" fill="var(--color-patternAccent)" />
    </svg>
  ),
  screens: (
    <svg viewBox="0 0 100 40" aria-hidden="true">
      {screens.map((screen) => (
        <path
          key={screen}
          d={`M${(screen % 20) * 5 + 0.5} ${Math.floor(screen / 20) * 8 + 1}h4v3.500h-1.500v1.200h-1v-1.200h-1.500z`}
          fill={`var(--color-pattern${screen % 7 === 3 ? 'Accent' : 'Main'})`}
        />
      ))}
    </svg>
  ),
  shelf: (
    <svg viewBox="0 0 100 40" aria-hidden="true">
      {shelf.map(({ x, width, height, tone }) => (
        <path
          key={x}
          d={`M${x} ${37 - height}h${width}v${height}h-${width}z`}
          fill={`var(--color-pattern${tone})`}
        />
      ))}
      <path d="M0 37h100v2h-100z" fill="var(--color-patternMain)" />
    </svg>
  ),
}

/** The headline figures of the building. */
export function BuildingFigures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
    <Figures>
      {figures.map(({ value, label, picture }) => (
        <div key={label}>
          {pictures[picture]}
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  )
}

const Figures = styled.dl`
  ${columnStyle}
  display: grid;
  gap: ${space[8]} ${space[12]};
  padding-block: ${space[10]} ${space[4]};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 0 ${space[5]};
    align-items: end;
  }
  & svg {
    grid-row: span 2;
    width: 100%;
  }
  & dd {
    grid-area: 1 / 2;
    font-size: ${text('display')};
    font-weight: 650;
    letter-spacing: -0.01em;
    line-height: 1;
  }
  & dt {
    grid-area: 2 / 2;
    color: ${color('textMuted')};
    overflow-wrap: anywhere;
  }
  ${from('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
    & svg {
      grid-row: auto;
      margin-bottom: ${space[4]};
    }
    & :is(dd, dt) {
      grid-area: auto;
    }
    & dd {
      order: 1;
    }
    & dt {
      order: 2;
    }
  }
`
