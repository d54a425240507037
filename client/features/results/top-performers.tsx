import Trophy from 'lucide-react/icons/trophy'
import styled, { css } from 'styled-components'
import { graphql } from '#client/gql/gql.ts'
import type { TopPerformerRowFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, leading, space, text } from '#client/theme/theme.ts'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { type Tone, toneStyle } from '#client/ui/tone.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { ListMissing } from './list-missing.tsx'
import { alignDecimals, toneOfPercentage } from './percentages.ts'

export const TOP_PERFORMER_ROW_FRAGMENT = graphql(`
  fragment TopPerformerRow on TopPerformer {
    rank
    result {
      candidateId
      percentage
      student { studentName }
    }
  }
`)

interface TopPerformersProps {
  /** Of the chosen exam, empty for none. */
  examId: string
  /** Its title; missing while the list of exams is. */
  examTitle: string | undefined
  /** At most ten; missing when they could not be loaded. */
  performers: readonly TopPerformerRowFragment[] | undefined
  loading: boolean
  /** A notice on the page says what went wrong, and offers to try again. */
  problem: boolean
  /** The candidate whose result is shown beside: found again in the list. */
  candidateId?: string | undefined
}

/** The ten best of the chosen exam. */
export function TopPerformers({ examTitle, ...list }: TopPerformersProps) {
  return (
    <Panel as="aside" $padding="none" aria-labelledby="top-performers" data-no-print>
      <Head>
        <Trophy size="1.375rem" />
        <h2 id="top-performers">{t('Top Performers')}</h2>
        {examTitle !== undefined && (
          <p>
            <Lang>{examTitle}</Lang>
          </p>
        )}
      </Head>
      <List {...list} />
    </Panel>
  )
}

function List({ examId, performers, loading, problem, candidateId }: Omit<TopPerformersProps, 'examTitle'>) {
  if (examId === '')
    return (
      <EmptyState
        compact
        seed="top performers"
        headingLevel={3}
        title={t('Select an exam to view top performers')}
      >
        {t('The top 10 will appear here.')}
      </EmptyState>
    )
  if (loading) return <TopPerformersSkeleton />
  if (performers === undefined)
    return (
      <Sorry>
        <ListMissing retry={!problem}>{t('The top performers could not be loaded.')}</ListMissing>
      </Sorry>
    )
  if (performers.length === 0)
    return (
      <EmptyState compact seed={examId} headingLevel={3} title={t('No results available for this exam yet')}>
        {t('They appear here as soon as they are published.')}
      </EmptyState>
    )
  const percentages = alignDecimals(performers.map(({ result }) => result.percentage ?? ''))
  return (
    <ol>
      {performers.map(({ rank, result }, index) => (
        <PerformerLine
          // With initials, candidate IDs are shortened and may be the same.
          key={ranks[index]}
          rank={rank}
          name={result.student?.studentName ?? result.candidateId}
          percentage={percentages[index] ?? ''}
          lookedUp={result.candidateId === candidateId}
        />
      ))}
    </ol>
  )
}

const ranks = Array.from({ length: 10 }, (_, index) => index + 1)

/** The panel's ten lines with nothing on them yet. */
function TopPerformersSkeleton() {
  return (
    <Loading label={t('Loading top performers')}>
      {ranks.map((rank) => (
        <PerformerLineSkeleton key={rank} rank={rank} />
      ))}
    </Loading>
  )
}

const Panel = styled(Card)`
  gap: 0;

  & > ol {
    padding: 0;
    list-style: none;
  }
  & > header + div {
    border-style: solid;
    border-width: 1px 0 0;
    border-radius: 0;
  }
`

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[3]};
  align-items: center;
  padding: ${space[4]} ${space[4]} ${space[3]};

  & > svg {
    color: ${color('accentStrong')};
  }
  & > h2 {
    font-size: ${text('large')};
  }
  & > p {
    grid-column: 2;
    color: ${color('textMuted')};
    font-size: ${text('small')};
    line-height: ${leading('tight')};
  }
`

const Sorry = styled.div`
  padding: ${space[4]};
`

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
function PerformerLine({ rank, name, percentage, lookedUp }: PerformerLineProps) {
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

function PerformerLineSkeleton({ rank }: { rank: number }) {
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
