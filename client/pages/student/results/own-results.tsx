import { Link } from 'react-router-dom'
import styled from 'styled-components'
import {
  markWords,
  percentageWords,
  verdictTone,
  verdictWords,
} from '#client/features/results/outcome-names.ts'
import { percentileOf } from '#client/features/results/standing-rules.tsx'
import { Trend } from '#client/features/results/trend.tsx'
import type { MarkSheetFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { linkCandidatePath, ownResultPath } from '#client/paths.ts'
import { color, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Table, type TableColumn } from '#client/ui/table.tsx'

interface OwnResultsProps {
  /** Missing when they could not be loaded. */
  results: readonly MarkSheetFragment[] | undefined
  links: readonly { candidateId: string }[]
  problem: string | null
}

/** The results of a student's own candidate IDs, newest exam first. */
export function OwnResults({ results, links, problem }: OwnResultsProps) {
  if (results === undefined)
    return (
      <Callout tone="danger" title={t('Your results could not be loaded')}>
        {problem} {t('You can look them up below.')}
      </Callout>
    )
  if (links.length === 0)
    return (
      <EmptyState
        seed="own-results"
        title={t('No Candidate ID is linked to your account')}
        headingLevel={3}
        compact
        actions={<ButtonLink to={linkCandidatePath}>{t('Link your Candidate ID')}</ButtonLink>}
      >
        {t('Link it once with your PIN or date of birth, and your results of all exams are here.')}
      </EmptyState>
    )
  const ids = links.map(({ candidateId }) => candidateId).join(', ')
  if (results.length === 0)
    return (
      <EmptyState seed="own-results" title={t('No results yet')} headingLevel={3} compact>
        {t(
          'There are no published results of Candidate ID {ids}. They appear here as soon as they are out.',
          { ids },
        )}
      </EmptyState>
    )
  return (
    <div>
      <Trend results={results} />
      <Table
        caption={t('Your results, newest exam first')}
        captionHidden
        columns={[exam, ...(links.length > 1 ? [candidate] : []), ...figuresOf(results)]}
        rows={results}
        rowKey={(result) => `${result.exam.id} ${result.candidateId}`}
      />
    </div>
  )
}

const exam: TableColumn<MarkSheetFragment> = {
  key: 'exam',
  header: t('Exam'),
  rowHeader: true,
  cell: ({ exam: { id, title, date }, candidateId }) => (
    <Exam>
      <Link to={ownResultPath(id, candidateId)}>
        <Lang>{title}</Lang>
      </Link>
      {date && <ShownDate at={date} />}
    </Exam>
  ),
}

const candidate: TableColumn<MarkSheetFragment> = {
  key: 'candidate',
  header: t('Candidate ID'),
  cell: ({ candidateId }) => candidateId,
}

const figures: TableColumn<MarkSheetFragment>[] = [
  { key: 'mark', header: t('Mark'), align: 'end', cell: markWords },
  {
    key: 'percentage',
    header: t('Percentage'),
    align: 'end',
    cell: percentageWords,
  },
  { key: 'rank', header: t('Rank'), align: 'end', cell: ({ examRank }) => examRank ?? '–' },
  {
    key: 'verdict',
    header: t('Result'),
    cell: (result) => (
      <Badge tone={result.withdrawal ? 'danger' : verdictTone(result)} icon>
        {result.withdrawal ? t('Withdrawn') : verdictWords(result)}
      </Badge>
    ),
  },
]

const percentile: TableColumn<MarkSheetFragment> = {
  key: 'percentile',
  header: t('Percentile'),
  align: 'end',
  cell: ({ standing }) => percentileOf(standing) ?? '–',
}

/** Exams of few candidates have no percentile; without any there is no column for it. */
function figuresOf(results: readonly MarkSheetFragment[]): TableColumn<MarkSheetFragment>[] {
  if (results.every(({ standing }) => percentileOf(standing) === undefined)) return figures
  return figures.flatMap((one) => (one.key === 'rank' ? [one, percentile] : [one]))
}

const Exam = styled.span`
  display: grid;

  & > time {
    color: ${color('textMuted')};
    font-size: ${text('small')};
    font-weight: 400;
  }
`
