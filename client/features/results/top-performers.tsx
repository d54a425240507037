import Trophy from 'lucide-react/icons/trophy'
import styled from 'styled-components'
import { graphql } from '#client/gql/gql.ts'
import type { TopPerformerRowFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, leading, space, text } from '#client/theme/theme.ts'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Loading } from '#client/ui/skeleton.tsx'
import { ListMissing } from './list-missing.tsx'
import { alignDecimals } from './percentages.ts'
import { PerformerLine, PerformerLineSkeleton } from './performer-line.tsx'

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
