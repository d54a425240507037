import { Trophy } from 'lucide-react'
import styled from 'styled-components'
import { graphql } from '#client/gql/gql.ts'
import type { TopPerformerRowFragment } from '#client/gql/graphql.ts'
import { color, leading, space, text } from '#client/theme/theme.ts'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Loading } from '#client/ui/skeleton.tsx'
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
  /** Title of the chosen exam; missing while none is chosen. */
  examTitle: string | undefined
  /** At most ten; missing when they could not be loaded. */
  performers: readonly TopPerformerRowFragment[] | undefined
  loading: boolean
  /** The candidate whose result is shown beside: found again in the list. */
  candidateId?: string | undefined
}

/** The ten best of the chosen exam. */
export function TopPerformers({ examTitle, performers, loading, candidateId }: TopPerformersProps) {
  return (
    <Panel as="aside" $padding="none" aria-labelledby="top-performers" data-no-print>
      <Head>
        <Trophy size="1.375rem" />
        <h2 id="top-performers">Top Performers</h2>
        {examTitle !== undefined && (
          <p>
            <Lang>{examTitle}</Lang>
          </p>
        )}
      </Head>
      <List examTitle={examTitle} performers={performers} loading={loading} candidateId={candidateId} />
    </Panel>
  )
}

function List({ examTitle, performers, loading, candidateId }: TopPerformersProps) {
  if (examTitle === undefined)
    return (
      <EmptyState
        compact
        seed="top performers"
        headingLevel={3}
        title="Select an exam to view top performers"
      >
        The top 10 will appear here.
      </EmptyState>
    )
  if (loading) return <TopPerformersSkeleton />
  if (performers === undefined)
    return <Sorry>The top performers could not be loaded. They come back with the next try.</Sorry>
  if (performers.length === 0)
    return (
      <EmptyState compact seed={examTitle} headingLevel={3} title="No results available for this exam yet">
        They appear here as soon as they are published.
      </EmptyState>
    )
  const percentages = alignDecimals(performers.map(({ result }) => result.percentage))
  return (
    <ol>
      {performers.map(({ rank, result }, index) => (
        <PerformerLine
          key={result.candidateId}
          rank={rank}
          name={result.student?.studentName ?? result.candidateId}
          percentage={percentages[index] ?? result.percentage}
          lookedUp={result.candidateId === candidateId}
        />
      ))}
    </ol>
  )
}

const ranks = Array.from({ length: 10 }, (_, index) => index + 1)

/** The panel's ten lines with nothing on them yet. */
export function TopPerformersSkeleton() {
  return (
    <Loading label="Loading top performers">
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

const Sorry = styled.p`
  padding: ${space[4]};
  color: ${color('textMuted')};
`
