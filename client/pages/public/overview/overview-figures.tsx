import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, from, space, text } from '#client/theme/theme.ts'
import { columnStyle } from '#client/ui/column-style.ts'
import { DotField } from '#client/ui/motif/dot-field.tsx'
import { overviewFigures } from './content.ts'

const years = Array.from({ length: 30 }, (_, year) => year)

/** Each figure in the shape of what it counts. Decoration beside the words. */
const pictures: Record<(typeof overviewFigures)[number]['picture'], ReactNode> = {
  stairs: (
    <svg viewBox="0 0 100 36" aria-hidden="true">
      <path
        d="M0 36v-1h10v-1h10v-2h10v-3h10v-4h10v-5h10v-5h10v-6h10v-5h10v-4h10v36z"
        fill="var(--color-hue)"
      />
      <path d="M90 0h10v5h-10z" fill="var(--color-accent)" />
    </svg>
  ),
  ribbon: (
    <svg viewBox="0 0 100 36" aria-hidden="true">
      <path d="M0 10h100v16h-100z" fill="var(--color-patternShade)" />
      <path d="M0 10h95v16h-95z" fill="var(--color-hue)" />
      <path d="M95 6v24" stroke="var(--color-accentStrong)" strokeWidth="2" />
    </svg>
  ),
  ruler: (
    <svg viewBox="0 0 100 36" aria-hidden="true">
      {years.map((year) => (
        <path
          key={year}
          d={`M${2 + year * 3.3} 36v-${year % 10 === 0 ? 30 : year % 5 === 0 ? 20 : 12}`}
          stroke={`var(--color-${year % 10 === 0 ? 'accentStrong' : 'hue'})`}
          strokeWidth="1.4"
        />
      ))}
    </svg>
  ),
  rosettes: <DotField total={50} filled={50} columns={13} label="50 awards" />,
}

/** The four figures of the overview, on one sheet. */
export function OverviewFigures() {
  return (
    <Figures>
      {overviewFigures.map(({ value, label, picture }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd aria-hidden="true">{pictures[picture]}</dd>
        </div>
      ))}
    </Figures>
  )
}

const Figures = styled.dl`
  ${columnStyle}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[8]} ${space[6]};
  padding-block: ${space[10]};

  & > div {
    display: grid;
    grid-template-rows: 4.5rem auto auto;
    gap: ${space[1]};
  }
  & dd:has(svg) {
    grid-row: 1;
    display: grid;
    align-items: end;
    margin-bottom: ${space[2]};
  }
  & svg {
    width: 100%;
    max-width: 11rem;
    height: 4rem;
    justify-self: start;
  }
  & dd:not(:has(svg)) {
    grid-row: 2;
    font-size: ${text('poster')};
    font-weight: 650;
    letter-spacing: -0.02em;
    line-height: 1;
  }
  & dt {
    grid-row: 3;
    color: ${color('textMuted')};
    font-size: ${text('large')};
  }
  ${from('large')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    padding-block: ${space[12]};
  }
`
