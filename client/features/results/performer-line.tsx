import styled, { css } from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, leading, space, text } from '#client/theme/theme.ts'
import { Lang } from '#client/ui/lang.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { type Tone, toneStyle } from '#client/ui/tone.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { toneOfPercentage } from './percentages.ts'

interface PerformerLineProps {
  /** 1 to 10; equal percentages share a rank. */
  rank: number
  /** The student's name, or the candidate ID when there is no student record. */
  name: string
  percentage: string
  /** This is the candidate whose result is shown beside the list. */
  lookedUp: boolean
}

const medals = ['gold', 'silver', 'bronze'] as const
type Medal = (typeof medals)[number]

const medalNames: Readonly<Record<Medal, string>> = {
  gold: t('gold'),
  silver: t('silver'),
  bronze: t('bronze'),
}

const places = [
  t('First'),
  t('Second'),
  t('Third'),
  t('Fourth'),
  t('Fifth'),
  t('Sixth'),
  t('Seventh'),
  t('Eighth'),
  t('Ninth'),
  t('Tenth'),
]

const medalOf = (rank: number): Medal | undefined => medals[rank - 1]

/** One of the top performers: rank, name, and how far the percentage reaches. */
export function PerformerLine({ rank, name, percentage, lookedUp }: PerformerLineProps) {
  const medal = medalOf(rank)
  const place = places[rank - 1] ?? ''
  const tone = toneOfPercentage(percentage)
  return (
    <Line $medal={medal}>
      <Rank $medal={medal}>
        <span aria-hidden="true">{rank}</span>
        <VisuallyHidden>
          {medal
            ? t('{place} place, {medal}', { place, medal: medalNames[medal] })
            : t('{place} place', { place })}
        </VisuallyHidden>
      </Rank>
      <Name>
        <Lang>{name}</Lang>
        {lookedUp && <Here>{t('This result')}</Here>}
      </Name>
      <Percentage $tone={tone}>{percentage}%</Percentage>
      <Bar $tone={tone} aria-hidden="true">
        <i style={{ width: `${percentage}%` }} />
      </Bar>
    </Line>
  )
}

export function PerformerLineSkeleton({ rank }: { rank: number }) {
  return (
    <Line as="div" $medal={medalOf(rank)}>
      <Rank $medal={medalOf(rank)} />
      <Name>
        <Skeleton width={`${9 - (rank % 3)}rem`} />
      </Name>
      <Skeleton width="3.5rem" />
      <Bar $tone="neutral" />
    </Line>
  )
}

const medalColors = (medal: Medal) => css`
  --medal: ${color(medal)};
  --medal-soft: ${color(`${medal}Soft`)};
  --medal-text: ${color(`${medal}Text`)};
`

const Line = styled.li<{ $medal: Medal | undefined }>`
  ${({ $medal }) => $medal && medalColors($medal)}
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  padding: ${space[2]} ${space[4]};
  border-top: 1px solid ${color('line')};
  background: ${({ $medal }) => $medal && 'var(--medal-soft)'};
`

const Rank = styled.span<{ $medal: Medal | undefined }>`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-row: span 2;
  place-items: center;
  height: 2.5rem;
  color: ${({ $medal }) => ($medal ? 'var(--medal-text)' : color('textMuted'))};
  font-weight: 700;
  font-variant-numeric: tabular-nums;

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    width: 1.7rem;
    height: 1.7rem;
    border: 2px solid ${({ $medal }) => ($medal ? 'var(--medal)' : color('line'))};
    rotate: 45deg;
  }
`

const Name = styled.span`
  overflow-wrap: anywhere;
  font-weight: 600;
  line-height: ${leading('tight')};
`

const Here = styled.em`
  margin-left: ${space[2]};
  color: ${color('textMuted')};
  font-size: ${text('small')};
  font-style: normal;
  font-weight: 400;
`

const Percentage = styled.span<{ $tone: Tone }>`
  ${toneStyle}
  color: var(--tone-text);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`

const Bar = styled.span<{ $tone: Tone }>`
  ${toneStyle}
  grid-column: 2 / -1;
  height: 0.375rem;
  background: ${color('sunken')};
  box-shadow: inset 0 0 0 1px ${color('line')};

  & > i {
    display: block;
    height: 100%;
    background: var(--tone-solid);
  }
`
