import styled from 'styled-components'
import { graphql } from '#client/gql/gql.ts'
import type { DistributionGroupFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { from, space } from '#client/theme/theme.ts'
import { Lang } from '#client/ui/lang.tsx'
import { plainDecimal } from '#client/ui/plain-decimal.ts'
import { Stack } from '#client/ui/stack.ts'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { grouped } from '#shared/digits.ts'
import { bandsOf } from './bands.ts'
import { Histogram } from './histogram.tsx'

export const DISTRIBUTION_GROUP_FRAGMENT = graphql(`
  fragment DistributionGroup on DistributionOfGroup {
    name
    candidates
    withoutMark
    passed
    averagePercentage
    medianPercentage
    counts
  }
`)

interface Shown {
  passPercentage: string
  all: DistributionGroupFragment
  groups: readonly DistributionGroupFragment[]
}
type Band = ReturnType<typeof bandsOf>[number]

/** How the percentages of an exam are distributed: a picture with its table beside it, then its groups. */
export function Distribution({ distribution }: { distribution: Shown }) {
  const { all, groups, passPercentage } = distribution
  const bands = bandsOf(all.counts)
  const rows = [{ ...all, label: t('All candidates') }, ...groups.map(labelled)]
  return (
    <Stack $gap={6}>
      <Beside>
        <Histogram bands={bands} passPercentage={passPercentage} />
        <Table
          caption={t('Candidates by percentage')}
          columns={bandColumns}
          rows={bands}
          narrow
          rowKey={({ label }) => label}
        />
      </Beside>
      <Table
        caption={t('Exam and groups')}
        columns={columnsOf(rows)}
        rows={rows}
        rowKey={({ label }) => label}
      />
    </Stack>
  )
}

const bandColumns: TableColumn<Band>[] = [
  { key: 'band', header: t('Percentage'), rowHeader: true, cell: ({ label }) => label },
  {
    key: 'count',
    header: t('Candidates'),
    align: 'end',
    cell: ({ count }) => grouped(count),
  },
]

type Group = DistributionGroupFragment & { label: string }

function labelled(group: DistributionGroupFragment): Group {
  return { ...group, label: group.name ?? t('On no student list') }
}

const groupColumns: TableColumn<Group>[] = [
  { key: 'name', header: t('Group'), rowHeader: true, cell: ({ label }) => <Lang>{label}</Lang> },
  {
    key: 'candidates',
    header: t('With a mark'),
    align: 'end',
    cell: ({ candidates }) => grouped(candidates),
  },
  {
    key: 'passed',
    header: t('Passed'),
    align: 'end',
    cell: ({ passed, candidates }) => `${grouped(passed)} (${Math.round((passed / candidates) * 100)}%)`,
  },
  {
    key: 'average',
    header: t('Average'),
    align: 'end',
    cell: ({ averagePercentage }) => `${plainDecimal(averagePercentage)}%`,
  },
  {
    key: 'median',
    header: t('Median'),
    align: 'end',
    cell: ({ medianPercentage }) => `${plainDecimal(medianPercentage)}%`,
  },
  {
    key: 'picture',
    header: t('Distribution'),
    cell: ({ counts }) => <Histogram bands={bandsOf(counts)} small />,
  },
]

/** Where nobody is without a mark, there is no column for them. */
function columnsOf(groups: readonly Group[]): TableColumn<Group>[] {
  if (groups.every(({ withoutMark }) => withoutMark === 0)) return groupColumns
  const [name, ...others] = groupColumns
  const without: TableColumn<Group> = {
    key: 'without',
    header: t('Without a mark'),
    align: 'end',
    cell: ({ withoutMark }) => grouped(withoutMark),
  }
  return name ? [name, without, ...others] : groupColumns
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  ${from('large')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`
