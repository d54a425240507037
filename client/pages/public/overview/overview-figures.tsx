import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { FigurePicture, OverviewQuery } from '#client/gql/graphql.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { columnStyle } from '#client/ui/column-style.ts'
import { DotField, dotColumns } from '#client/ui/motif/dot-field.tsx'
import { latinDigits } from '#shared/digits.ts'

type Figure = NonNullable<OverviewQuery['content']['overviewPage']>['figures'][number]

/** Each figure in the shape of the counted thing, from 1 to 100. Decoration beside the words. */
const pictures: Record<FigurePicture, (amount: number) => ReactNode> = {
  stairs: () => (
    <svg viewBox="0 0 100 36" aria-hidden="true">
      <path
        d="M0 36v-1h10v-1h10v-2h10v-3h10v-4h10v-5h10v-5h10v-6h10v-5h10v-4h10v36z"
        fill="var(--color-hue)"
      />
      <path d="M90 0h10v5h-10z" fill="var(--color-accent)" />
    </svg>
  ),
  ribbon: (amount) => (
    <svg viewBox="0 0 100 36" aria-hidden="true">
      <path d="M0 10h100v16h-100z" fill="var(--color-patternShade)" />
      <path d={`M0 10h${amount}v16h-${amount}z`} fill="var(--color-hue)" />
      <path d={`M${amount} 6v24`} stroke="var(--color-accentStrong)" strokeWidth="2" />
    </svg>
  ),
  ruler: (amount) => (
    <svg viewBox="0 0 100 36" aria-hidden="true">
      {Array.from({ length: amount + 1 }, (_, year) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: marks without a name
          key={year}
          d={`M${2 + (year * 95.7) / Math.max(amount, 29)} 36v-${year % 10 === 0 ? 30 : year % 5 === 0 ? 20 : 12}`}
          stroke={`var(--color-${year % 10 === 0 ? 'accentStrong' : 'hue'})`}
          strokeWidth="1.4"
        />
      ))}
    </svg>
  ),
  rosettes: (amount) => (
    <DotField total={amount} filled={amount} columns={dotColumns(amount)} label={String(amount)} />
  ),
}

/** The number at the start of a figure such as "10,000+", as far as a picture shows it. */
function amountOf(value: string): number {
  const digits = latinDigits(value.replaceAll(',', ''))
  return Math.min(100, Math.max(1, Number.parseInt(/\d+/.exec(digits)?.[0] ?? '100', 10)))
}

/** The figures of the overview, on one sheet. */
export function OverviewFigures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
    <Figures>
      {figures.map(({ value, label, picture }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd aria-hidden="true">{pictures[picture](amountOf(value))}</dd>
        </div>
      ))}
    </Figures>
  )
}

const Figures = styled.dl`
  ${columnStyle}
  display: grid;
  /* Two, or one where letters are large. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 50% - ${space[6]})), 1fr));
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
