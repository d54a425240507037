import styled from 'styled-components'
import { graphql } from '#client/gql/gql.ts'
import type { DistributionGroupFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { Lang } from '#client/ui/lang.tsx'
import { plainDecimal } from '#client/ui/plain-decimal.ts'
import { Stack } from '#client/ui/stack.ts'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { grouped } from '#shared/digits.ts'
import { bandsOf } from './bands.ts'

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

interface HistogramProps {
  bands: ReturnType<typeof bandsOf>
  /** Where the pass line stands, 0 to 100. */
  passPercentage?: string
  /** Without scale and numbers, for a row of a table. */
  small?: boolean
}

/** Columns of candidates by percentage. A picture of the table beside it, so it is hidden from screen readers. */
function Histogram({ bands, passPercentage, small = false }: HistogramProps) {
  const most = Math.max(1, ...bands.map(({ count }) => count))
  return (
    <Picture aria-hidden="true" $small={small}>
      <Columns $small={small}>
        {bands.map(({ label, count }) => (
          <Column key={label}>
            {!small && count > 0 && <span>{grouped(count)}</span>}
            <i style={{ height: `${(count / most) * 85}%` }} />
          </Column>
        ))}
        {passPercentage !== undefined && <PassLine style={{ left: `${passPercentage}%` }} />}
      </Columns>
      {!small && (
        <Scale>
          <span>0</span>
          {passPercentage !== undefined && (
            <span style={{ left: `clamp(4rem, ${passPercentage}%, 100% - 4.5rem)` }}>
              {t('Pass line {percentage}%', { percentage: Number(passPercentage) })}
            </span>
          )}
          <span>100%</span>
        </Scale>
      )}
    </Picture>
  )
}

const Picture = styled.div<{ $small: boolean }>`
  width: ${({ $small }) => ($small ? '7rem' : '100%')};
`

const Columns = styled.div<{ $small: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: repeat(10, minmax(0, 1fr));
  gap: ${({ $small }) => ($small ? '1px' : space[1])};
  height: ${({ $small }) => ($small ? '2rem' : '14rem')};
  border-bottom: 2px solid ${color('lineStrong')};
`

const Column = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: end;
  min-height: 0;
  color: ${color('textMuted')};
  font-size: ${text('tiny')};
  font-variant-numeric: tabular-nums;
  text-align: center;

  & > i {
    flex: none;
    border: 1px solid ${color('info')};
    border-bottom: 0;
    background: ${color('infoSoft')};
    print-color-adjust: exact;
  }
`

const PassLine = styled.i`
  position: absolute;
  inset-block: 0;
  border-left: 2px dashed ${color('text')};
`

const Scale = styled.div`
  position: relative;
  display: flex;
  justify-content: space-between;
  padding-top: ${space[1]};
  color: ${color('textMuted')};
  font-size: ${text('tiny')};

  & > :nth-child(2):not(:last-child) {
    position: absolute;
    translate: -50%;
  }
`
